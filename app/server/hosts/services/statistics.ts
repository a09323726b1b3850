import type { Operation } from "../define";

export const statisticsOperations = {} satisfies Record<string, Operation>;
