import type { Operation } from "../define";

export const deskPayoutOperations = {} satisfies Record<string, Operation>;
