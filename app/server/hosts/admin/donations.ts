import { z } from "zod";
import { donationFields } from "~/lib/donation";
import { PAYMENT_STATUSES } from "~/lib/payment-status";
import type { Operation } from "../host-contract";
import { instant, paged, pageNumber, pageSize, rupiah } from "../schemas";

const donationKey = z.string().min(20).max(64);

const donationSchema = z.object({
  id: z.string(),
  /** Shown to people: `DONASI-2026-000123`. */
  number: z.string(),
  name: z.string(),
  isAnonymous: z.boolean(),
  email: z.string(),
  amount: rupiah,
  message: z.string(),
  campaign: z.string(),
  method: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  /** Where it is paid; null until the gateway answered, and once it is over. */
  payUrl: z.string().nullable(),
  orderId: z.string().nullable(),
  expiresAt: instant.nullable(),
  createdAt: instant,
  paidAt: instant.nullable(),
});
/** Unguessable; whoever holds it sees the donation and may pay it. */
const donationWithKeySchema = donationSchema.extend({ key: z.string() });

/** Donating, which the hosted database's rows alone cannot do. */
export const adminDonationOperations = {
  /** Makes the donation and its first order at the gateway. 422, 429; 503 when the gateway does not answer: the donation is there, `repayDonation` tries again. */
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
  /** By an order that belongs to it, for the way back from the gateway: who knows the order's unguessable number paid it. 404. */
  getDonationByOrder: {
    method: "GET",
    path: "v1/donation-order",
    query: z.object({ orderId: z.string().max(50) }),
    response: donationSchema
      .pick({ number: true, status: true, amount: true })
      .extend({ key: z.string() }),
    success: [200],
    idempotent: true,
    auth: "app",
  },
  /** A new order for one that is not paid; what is paid late on an old one still counts once. Within 10 s after the payment page was created the current order. 404; 409 when it is paid. */
  repayDonation: {
    method: "POST",
    path: "v1/donation/repay",
    body: z.object({ key: donationKey }),
    response: donationWithKeySchema,
    success: [200],
    idempotent: false,
    auth: "app",
  },
  /** What everybody may read: the paid sum and number, and the latest donors by the names they chose. */
  getDonationTotals: {
    method: "GET",
    path: "v1/donation-totals",
    query: z.object({ campaign: z.string().max(60).optional() }),
    response: z.object({
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
    }),
    response: paged(donationSchema),
    success: [200],
    idempotent: true,
    auth: "user",
  },
} satisfies Record<string, Operation>;
