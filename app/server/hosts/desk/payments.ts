import type { Operation } from "../define";

export const deskPaymentOperations = {} satisfies Record<string, Operation>;
