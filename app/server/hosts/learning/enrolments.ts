import { z } from "zod";
import { PAYMENT_STATUSES } from "~/lib/payment-status";
import { voucherCodeField } from "~/lib/voucher-fields";
import type { Operation } from "../host-contract";
import { instant, PAGE_SIZE, paged, pageNumber, pageSize, rupiah } from "../schemas";
import { invoiceSchema } from "../services/payments";

export const enrolmentSchema = z.object({
  class: z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    type: z.string(),
    cover: z.string().nullable(),
    status: z.string(),
    schedule: z.string(),
    startAt: instant.nullable(),
    endAt: instant.nullable(),
  }),
  enrolledAt: instant,
  doneCount: z.number().int(),
  chapterCount: z.number().int(),
  /** UTC ms of the last finished chapter. */
  lastDoneAt: instant.nullable(),
  /** First chapter that is not done; null if all are, or if there are none. */
  next: z
    .object({ module: z.string(), slug: z.string(), title: z.string(), position: z.number().int() })
    .nullable(),
  certificates: z.array(z.string()),
});
export type Enrolment = z.output<typeof enrolmentSchema>;

export const enrolmentOperations = {
  /** The caller's classes, last learned first; `class` restricts to one slug. */
  listMyClasses: {
    method: "GET",
    path: "v1/my-class",
    query: z.object({
      page: pageNumber,
      perPage: pageSize(PAGE_SIZE.class),
      class: z.string().min(1).max(96).optional(),
    }),
    response: paged(enrolmentSchema),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** The caller's invoices, newest first. */
  listMyInvoices: {
    method: "GET",
    path: "v1/my-invoice",
    query: z.object({
      page: pageNumber,
      perPage: pageSize(PAGE_SIZE.invoice),
      status: z.enum(PAYMENT_STATUSES).optional(),
    }),
    response: paged(invoiceSchema),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** A class's price with a voucher, which is not used yet. 404; 422 at `voucher`; 429 after many unknown codes. */
  previewVoucher: {
    method: "GET",
    path: "v1/voucher-preview",
    query: z.object({ class: z.string().min(1).max(96), code: voucherCodeField }),
    response: z.object({ code: z.string(), price: rupiah, discount: rupiah, total: rupiah }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
} satisfies Record<string, Operation>;
