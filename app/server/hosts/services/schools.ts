import type { Operation } from "../define";

export const schoolOperations = {} satisfies Record<string, Operation>;
