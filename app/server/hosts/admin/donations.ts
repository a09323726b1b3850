import { z } from "zod";
import { donationFields } from "~/lib/donation";
import { PAYMENT_SORTS } from "~/lib/list-sorts";
import { getKeys } from "~/lib/options";
import { PAYMENT_STATUSES } from "~/lib/payment-status";
import type { Operation } from "../host-contract";
import { instant, paged, pageNumber, pageSize, rupiah } from "../schemas";
import { payerRefundSchema } from "../services/payments";

const donationKey = z.string().min(20).max(64);

const donationSchema = z.object({
  id: z.string(),
  /** Displayed number: `DONASI-2026-000123`. */
  number: z.string(),
  name: z.string(),
  isAnonymous: z.boolean(),
  email: z.string(),
  amount: rupiah,
  message: z.string(),
  campaign: z.string(),
  method: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  /** Payment page; null before the gateway responded and after the order has ended. */
  payUrl: z.string().nullable(),
  orderId: z.string().nullable(),
  expiresAt: instant.nullable(),
  createdAt: instant,
  paidAt: instant.nullable(),
  /** Payments that were or will be returned; empty in lists. */
  refunds: z.array(payerRefundSchema),
});
/** Secret that grants access to the donation and its payment. */
const donationWithKeySchema = donationSchema.extend({
  key: z.string(),
  /** Paid in the sandbox, where no money moves. */
  isTrial: z.boolean(),
});

/** Donations with payment, beyond the rows of the hosted database. */
export const adminDonationOperations = {
  /** Creates the donation and its first order. 422, 429; 503 if the gateway does not respond: the donation exists, and `repayDonation` retries. */
  donate: {
    method: "POST",
    path: "v1/donation",
    body: donationFields,
    response: donationWithKeySchema,
    success: [201],
    idempotent: false,
    auth: "app",
  },
  /** 404 for an unknown key. */
  getDonation: {
    method: "GET",
    path: "v1/donation",
    query: z.object({ key: donationKey }),
    response: donationWithKeySchema,
    success: [200],
    idempotent: true,
    auth: "app",
  },
  /** By order id, for the return from the gateway; the id is unguessable. 404. */
  getDonationByOrder: {
    method: "GET",
    path: "v1/donation-order",
    query: z.object({ orderId: z.string().max(50) }),
    response: donationSchema
      .pick({ number: true, status: true, amount: true, refunds: true })
      .extend({ key: z.string() }),
    success: [200],
    idempotent: true,
    auth: "app",
  },
  /** Creates a new order for an unpaid donation; a late payment of an old order still counts once. Within 10 s after the payment page was created it returns the current order. 404; 409 if paid. */
  repayDonation: {
    method: "POST",
    path: "v1/donation/repay",
    sendsOrigin: true,
    body: z.object({ key: donationKey }),
    response: donationWithKeySchema,
    success: [200],
    idempotent: false,
    auth: "app",
  },
  /** Public totals, and the latest donors by their chosen names. */
  getDonationTotals: {
    method: "GET",
    path: "v1/donation-totals",
    query: z.object({ campaign: z.string().max(60).optional() }),
    response: z.object({
      /** False while no payment gateway is connected: `donate` then answers 422. */
      isOpen: z.boolean(),
      total: rupiah,
      count: z.number().int(),
      latest: z.array(
        z.object({ name: z.string(), amount: rupiah, message: z.string(), at: instant }),
      ),
    }),
    success: [200],
    idempotent: true,
    auth: "app",
  },
  /** All donations, newest first. Roles 0 and 1, else 403. */
  listDonations: {
    method: "GET",
    path: "v1/donation-inbox",
    query: z.object({
      page: pageNumber,
      perPage: pageSize(20),
      status: z.enum(PAYMENT_STATUSES).optional(),
      search: z.string().max(100).optional(),
      sort: z.enum(getKeys(PAYMENT_SORTS)).optional(),
    }),
    response: paged(donationSchema),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** One donation. Roles 0 and 1, else 403; 404. */
  getDonationById: {
    method: "GET",
    path: "v1/donation-inbox/{id}",
    params: z.object({ id: z.string().max(40) }),
    response: donationSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
} satisfies Record<string, Operation>;
