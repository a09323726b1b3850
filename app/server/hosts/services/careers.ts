import type { Operation } from "../define";

export const careerOperations = {} satisfies Record<string, Operation>;
