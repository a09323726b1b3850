import type { Operation } from "../define";

export const outboxOperations = {} satisfies Record<string, Operation>;
