import { sql } from "kysely";
import { DECISION_KINDS, DECISION_VIEWS, type DecisionKind } from "~/lib/payout-decisions";
import { PAYOUT_STATUS } from "~/lib/payout-status";
import { MINUTE_MS } from "~/lib/time";
import type { DecisionFilters, PayoutDecision } from "../../../hosts/admin/payouts";
import type { HostUser } from "../../../hosts/host-handler";
import { type HostContext, type Queryable, requirePermission } from "../../kit/context";
import { formatCsvTime } from "../../kit/csv";
import { readBatches, streamCsv } from "../../kit/csv-stream";
import { dayEnd, dayStart } from "../../kit/days";
import { readPage } from "../../kit/paging";

interface Report {
  tenantId: string;
  user: HostUser;
  filters: DecisionFilters;
}

const decisionKind = sql<DecisionKind>`case
  when p.status = 'rejected' then 'rejected'
  when p.requester_id in (p.decided_by, p.first_approver_id) then 'self'
  when p.first_approver_id is null then 'single'
  else 'two' end`;

const firstApprovedAt = sql<number | null>`(select max(e.at) from payout_events e
  where e.lms_id = p.lms_id and e.payout_id = p.id and e.kind = 'approved-first')`;

/** Cancelling is no decision about money of others. */
function queryDecided(db: Queryable, tenantId: string, { from, to, kind }: DecisionFilters) {
  let query = db
    .selectFrom("payouts as p")
    .where("p.lms_id", "=", tenantId)
    .where("p.decided_at", "is not", null)
    .where("p.status", "not in", ["queued", "cancelled"]);
  if (from) query = query.where("p.decided_at", ">=", dayStart(from));
  if (to) query = query.where("p.decided_at", "<", dayEnd(to));
  return kind ? query.where(decisionKind, "=", kind) : query;
}

const queryRows = (db: Queryable, tenantId: string, filters: DecisionFilters) =>
  queryDecided(db, tenantId, filters)
    .select([
      "p.id",
      "p.reference",
      "p.amount",
      "p.status",
      "p.requester_name",
      "p.requested_at",
      "p.first_approver_name",
      "p.decided_by_name",
      "p.decided_at",
    ])
    .select([decisionKind.as("kind"), firstApprovedAt.as("first_approved_at")])
    .orderBy("p.decided_at", "desc")
    .orderBy("p.id", "desc");

type Row = Awaited<ReturnType<ReturnType<typeof queryRows>["execute"]>>[number];

function toDecision(row: Row): PayoutDecision {
  const decidedAt = row.decided_at ?? 0;
  return {
    id: row.id,
    reference: row.reference,
    amount: row.amount,
    status: row.status,
    kind: row.kind,
    requestedBy: row.requester_name,
    requestedAt: row.requested_at,
    firstApprover: row.first_approver_name,
    firstApprovedAt: row.first_approved_at === null ? null : Number(row.first_approved_at),
    decidedBy: row.decided_by_name ?? "",
    decidedAt,
  };
}

/** A page of the decisions with their numbers by kind. @throws ApiError 403 */
export async function listPayoutDecisions(
  { db }: HostContext,
  { tenantId, user, filters, page, perPage }: Report & { page: number; perPage: number },
) {
  requirePermission(user, "payout.decide");
  const { kind: _, ...period } = filters;
  const [{ rows, ...pagination }, counts] = await Promise.all([
    readPage(queryRows(db, tenantId, filters), page, perPage),
    queryDecided(db, tenantId, period)
      .select([decisionKind.as("kind"), ({ fn }) => fn.countAll<number>().as("count")])
      .groupBy(decisionKind)
      .execute(),
  ]);
  const countOf = (kind: DecisionKind) =>
    Number(counts.find((found) => found.kind === kind)?.count ?? 0);
  return {
    ...pagination,
    items: rows.map(toDecision),
    counts: Object.fromEntries(DECISION_KINDS.map((kind) => [kind, countOf(kind)])) as Record<
      DecisionKind,
      number
    >,
  };
}

const HEADER = [
  "Nomor",
  "Pemohon",
  "Jumlah",
  "Diajukan (WIB)",
  "Penyetuju pertama",
  "Disetujui pertama (WIB)",
  "Diputuskan oleh",
  "Diputuskan (WIB)",
  "Menunggu (menit)",
  "Status",
  "Diputuskan",
];

const toFields = (decision: PayoutDecision) => [
  decision.reference,
  decision.requestedBy,
  decision.amount,
  formatCsvTime(decision.requestedAt),
  decision.firstApprover ?? "",
  formatCsvTime(decision.firstApprovedAt),
  decision.decidedBy,
  formatCsvTime(decision.decidedAt),
  Math.round((decision.decidedAt - decision.requestedAt) / MINUTE_MS),
  PAYOUT_STATUS[decision.status].label,
  DECISION_VIEWS[decision.kind].label,
];

/** All filtered decisions as CSV, newest first. @throws ApiError 403 before the first byte */
export async function exportPayoutDecisions(
  { db }: Pick<HostContext, "db">,
  { tenantId, user, filters }: Report,
): Promise<ReadableStream<Uint8Array>> {
  requirePermission(user, "payout.decide");
  const rows = queryRows(db, tenantId, filters);
  return streamCsv({
    header: HEADER,
    batches: readBatches<Row>((last, limit) => {
      const next = last
        ? rows
            .where("p.decided_at", "<=", last.decided_at)
            .where(({ or, eb }) =>
              or([eb("p.decided_at", "<", last.decided_at), eb("p.id", "<", last.id)]),
            )
        : rows;
      return next.limit(limit).execute();
    }),
    toFields: (row) => toFields(toDecision(row)),
  });
}
