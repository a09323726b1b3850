import type { Operation } from "../define";

export const moderationOperations = {} satisfies Record<string, Operation>;
