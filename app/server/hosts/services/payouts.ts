import type { Operation } from "../define";

export const payoutOperations = {} satisfies Record<string, Operation>;
