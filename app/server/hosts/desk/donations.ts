import type { Operation } from "../define";

export const deskDonationOperations = {} satisfies Record<string, Operation>;
