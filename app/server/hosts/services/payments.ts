import type { Operation } from "../define";

export const paymentOperations = {} satisfies Record<string, Operation>;
