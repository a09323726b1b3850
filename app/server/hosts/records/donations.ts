import { z } from "zod";
import { donationFields } from "~/lib/donation";
import type { Operation } from "../host-contract";
import { rupiah } from "../schemas";

/** "A truthy status" (STO4): includes 206, which a database returns for a range of rows. */
const SUCCESS_STATUSES = [200, 201, 202, 203, 206];

/** Donations in the hosted database: bare rows behind the public key (STO22). */
export const donationOperations = {
  /** Paid amounts only; their sum is the total. */
  listDonationAmounts: {
    method: "GET",
    path: "donations",
    query: z.object({ select: z.literal("amount").default("amount") }),
    response: z.array(z.object({ amount: rupiah })),
    success: SUCCESS_STATUSES,
    idempotent: true,
    auth: "key",
    unwrapped: true,
    cache: { fresh: 15_000, stale: 300_000 },
  },
  /** Creates an unpaid donation. 201 only (STO3); 422 with fields; 429. */
  createDonation: {
    method: "POST",
    path: "donations",
    body: donationFields,
    response: z.array(z.object({ id: z.string(), amount: rupiah, status: z.string() })),
    success: [201],
    exactStatus: true,
    idempotent: false,
    auth: "key",
    unwrapped: true,
  },
} satisfies Record<string, Operation>;
