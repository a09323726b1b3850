import type { Operation } from "../define";

export const donationOperations = {} satisfies Record<string, Operation>;
