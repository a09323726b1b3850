import { z } from "zod";
import { DIFFERENCES } from "~/lib/reconciliation";
import type { Operation } from "../host-contract";
import { instant, PAGE_SIZE, paged, pageNumber, pageSize } from "../schemas";

const counts = z.record(z.enum(DIFFERENCES), z.number().int());

const reconciliationSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  /** `YYYY-MM-DD` in WIB. */
  from: z.string(),
  to: z.string(),
  equal: z.number().int(),
  /** Rows of payments that moved no money. */
  ignored: z.number().int(),
  differences: counts,
  /** Sums of the file's rows; rupiah. */
  gross: z.number().int(),
  fee: z.number().int(),
  net: z.number().int(),
  createdBy: z.string(),
  createdAt: instant,
});
export type Reconciliation = z.output<typeof reconciliationSchema>;

const rowSchema = z.object({
  seq: z.number().int(),
  difference: z.enum(DIFFERENCES),
  movement: z.enum(["payment", "refund"]),
  orderId: z.string(),
  line: z.number().int().nullable(),
  amount: z.number().int().nullable(),
  fee: z.number().int().nullable(),
  net: z.number().int().nullable(),
  /** Of the ledger. */
  ownAmount: z.number().int().nullable(),
});
export type ReconciliationRow = z.output<typeof rowSchema>;

const params = z.object({ id: z.string().max(40) });
const read = { method: "GET", success: [200], idempotent: true, auth: "user" } as const;

/** The gateway's settlement files beside the ledger (docs/decisions/0095). Roles 0 and 1, else 403. */
export const reconciliationOperations = {
  /**
   * The body is the CSV file, at most 5 MB and 20,000 rows; 413, 422 at `file`. Answers the reconciliation in an envelope. Nothing
   * is booked.
   */
  reconcile: {
    method: "POST",
    path: "v1/reconciliation",
    query: z.object({
      from: z.iso.date(),
      to: z.iso.date(),
      name: z.string().max(200),
    }),
    response: reconciliationSchema,
    raw: true,
    accept: "application/json",
    deadlineMs: 30_000,
    success: [201],
    idempotent: false,
    auth: "user",
  },
  /** Newest first. */
  listReconciliations: {
    ...read,
    path: "v1/reconciliation",
    query: z.object({ page: pageNumber, perPage: pageSize(PAGE_SIZE.content) }),
    response: paged(reconciliationSchema),
  },
  /** With a page of its differences in the file's order. 404. */
  getReconciliation: {
    ...read,
    path: "v1/reconciliation/{id}",
    params,
    query: z.object({
      page: pageNumber,
      perPage: pageSize(50),
      difference: z.enum(DIFFERENCES).optional(),
    }),
    response: reconciliationSchema.extend({ rows: paged(rowSchema) }),
  },
  /** CSV of all differences. 404. */
  exportReconciliation: {
    ...read,
    path: "v1/reconciliation/{id}/export",
    params,
    response: z.unknown(),
    raw: true,
  },
} satisfies Record<string, Operation>;
export const reconciledSchema = z.object({ data: reconciliationSchema });
