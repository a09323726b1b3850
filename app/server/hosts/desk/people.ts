import type { Operation } from "../define";

export const peopleOperations = {} satisfies Record<string, Operation>;
