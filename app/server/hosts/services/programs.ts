import type { Operation } from "../define";

export const programOperations = {} satisfies Record<string, Operation>;
