import { z } from "zod";
import { newVoucherSchema, VOUCHER_KINDS, VOUCHER_STATUSES } from "~/lib/voucher-fields";
import type { Operation } from "../host-contract";
import { instant, PAGE_SIZE, paged, pageNumber, pageSize } from "../schemas";

const voucherSchema = z.object({
  id: z.string(),
  code: z.string(),
  kind: z.enum(VOUCHER_KINDS),
  /** Percent or rupiah. */
  value: z.number().int(),
  /** Null: for all classes. */
  className: z.string().nullable(),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  /** Null: unlimited. */
  maxUses: z.number().int().nullable(),
  maxUsesPerUser: z.number().int().nullable(),
  /** Invoices that use it, unpaid ones included. */
  used: z.number().int(),
  createdAt: instant,
  createdBy: z.string(),
  stoppedAt: instant.nullable(),
  status: z.enum(VOUCHER_STATUSES),
});
export type Voucher = z.output<typeof voucherSchema>;

/** Vouchers of the tenant, for roles 0 and 1 (docs/decisions/0072). */
export const voucherOperations = {
  /** Newest first; without `status` those that are or will be valid. 403. */
  listVouchers: {
    method: "GET",
    path: "v1/voucher",
    query: z.object({
      page: pageNumber,
      perPage: pageSize(PAGE_SIZE.content),
      status: z.enum(VOUCHER_STATUSES).optional(),
    }),
    response: paged(voucherSchema).extend({
      counts: z.record(z.enum(VOUCHER_STATUSES), z.number().int()),
    }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** 403; 422 at `code` if it exists, at `class` if that does not. */
  createVoucher: {
    method: "POST",
    path: "v1/voucher",
    body: newVoucherSchema,
    response: voucherSchema,
    success: [201],
    idempotent: false,
    auth: "user",
  },
  /** No further uses; invoices keep theirs. 403, 404, 409 if it was stopped. */
  stopVoucher: {
    method: "POST",
    path: "v1/voucher/{id}/stop",
    params: z.object({ id: z.string().max(40) }),
    response: voucherSchema,
    success: [200],
    idempotent: false,
    auth: "user",
  },
} satisfies Record<string, Operation>;
