import { z } from "zod";
import { donationFields } from "~/lib/donation";
import type { Operation } from "../define";
import { rupiah } from "../shapes";

/** "A truthy status" (STO4): any that says the rows are there, such as the 206 of a database that answers a range of them. */
const TRUTHY = [200, 201, 202, 203, 206];

/** Donations in the hosted database (section 7): bare rows behind the public key (STO22). */
export const donationOperations = {
  /** Amounts of what was paid, and nothing else: a total is their sum. */
  listDonationAmounts: {
    method: "GET",
    path: "donations",
    query: z.object({ select: z.literal("amount").default("amount") }),
    answer: z.array(z.object({ amount: rupiah })),
    success: TRUTHY,
    idempotent: true,
    needs: "key",
    bare: true,
    cache: { fresh: 15_000, stale: 300_000 },
  },
  /** A row without a payment: it counts once it is paid. 201 only (STO3); 422 with fields; 429. */
  createDonation: {
    method: "POST",
    path: "donations",
    body: donationFields,
    answer: z.array(z.object({ id: z.string(), amount: rupiah, status: z.string() })),
    success: [201],
    idempotent: false,
    needs: "key",
    bare: true,
  },
} satisfies Record<string, Operation>;
