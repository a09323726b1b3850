import type { Operation } from "../define";

export const submissionOperations = {} satisfies Record<string, Operation>;
