import type { Operation } from "../define";

export const userOperations = {} satisfies Record<string, Operation>;
