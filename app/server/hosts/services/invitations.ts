import type { Operation } from "../define";

export const invitationOperations = {} satisfies Record<string, Operation>;
