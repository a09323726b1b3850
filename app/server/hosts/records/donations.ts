import { z } from "zod";
import { donationFields } from "~/lib/donation";
import type { Operation } from "../host-contract";
import { optionalAddress, optionalCount, optionalText, text } from "../schemas";
import { createdRows, tableRows } from "./created-rows";

/** "A truthy status" (STO4): includes 206, which a database returns for a range of rows. */
const SUCCESS_STATUSES = [200, 201, 202, 203, 206];

/** Databases give large numbers as text. Rows without an amount do not count. */
const amountRow = z.object({ amount: optionalCount() });

const donationRow = z.object({
  id: text(),
  amount: optionalCount(),
  status: text(),
  /** Of the embedded host only. */
  number: text(),
  key: optionalText(),
  payUrl: optionalAddress(),
});

/** Donations in the hosted database: bare rows behind the public key (STO22). */
export const donationOperations = {
  /** Paid amounts only; their sum is the total. */
  listDonationAmounts: {
    method: "GET",
    path: "donations",
    query: z.object({ select: z.literal("amount").default("amount") }),
    response: tableRows(amountRow).transform((donations) =>
      donations.flatMap(({ amount }) => (amount === null ? [] : [{ amount }])),
    ),
    success: SUCCESS_STATUSES,
    idempotent: true,
    auth: "key",
    unwrapped: true,
    cache: { fresh: 15_000, stale: 300_000 },
  },
  /**
   * Creates an unpaid donation. 201 only (STO3); 422 with fields; 429. The embedded host also starts its payment: `payUrl`, and
   * `key` of the receipt (`admin.getDonation`); 503 if the gateway does not respond, and the same idempotency key retries.
   */
  createDonation: {
    method: "POST",
    path: "donations",
    body: donationFields,
    response: createdRows(donationRow),
    success: [201],
    exactStatus: true,
    sendsOrigin: true,
    idempotent: false,
    auth: "key",
    unwrapped: true,
  },
} satisfies Record<string, Operation>;
