import { z } from "zod";
import { donationFields } from "~/lib/donation";
import type { Operation } from "../host-contract";
import { rupiah } from "../schemas";

/** "A truthy status" (STO4): any that says the rows are there, such as the 206 of a database that answers a range of them. */
const SUCCESS_STATUSES = [200, 201, 202, 203, 206];

/** Donations in the hosted database: bare rows behind the public key (STO22). */
export const donationOperations = {
  /** Amounts of what was paid, and nothing else: a total is their sum. */
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
  /** A row without a payment: it counts once it is paid. 201 only (STO3); 422 with fields; 429. */
  createDonation: {
    method: "POST",
    path: "donations",
    body: donationFields,
    response: z.array(z.object({ id: z.string(), amount: rupiah, status: z.string() })),
    success: [201],
    idempotent: false,
    auth: "key",
    unwrapped: true,
  },
} satisfies Record<string, Operation>;
