import type { Operation } from "../define";

export const searchOperations = {} satisfies Record<string, Operation>;
