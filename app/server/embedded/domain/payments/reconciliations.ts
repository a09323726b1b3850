import { createHash } from "node:crypto";
import { sql } from "kysely";
import { DIFFERENCE_VIEWS, type Difference, MOVEMENT_LABELS } from "~/lib/reconciliation";
import type { HostUser } from "../../../hosts/host-handler";
import type { Schema } from "../../database/schema/schema";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import {
  type HostContext,
  notFound,
  type Queryable,
  requirePermission,
  validationError,
} from "../../kit/context";
import { readBatches, streamCsv } from "../../kit/csv-stream";
import { withIdempotency } from "../../kit/idempotency";
import { newRecordId } from "../../kit/ids";
import { readPage } from "../../kit/paging";
import { getUserName } from "../accounts/users";
import { type Comparison, compareSettlement, countDifferences } from "./compare-settlement";
import { readSettlement } from "./read-settlement";

type Row = Schema["reconciliations"];
type StoredDifference = Schema["reconciliation_rows"];

interface Caller {
  tenantId: string;
  user: HostUser;
}

interface SettlementFile {
  /** As it was called where it came from. */
  name: string;
  from: string;
  to: string;
  body: ReadableStream<Uint8Array> | null;
}

/** Rows of one insert: SQLite binds at most 32,766 values. */
const INSERT_SIZE = 500;

/**
 * Compares a gateway's settlement file with the ledger, and stores what differs. Books nothing.
 * @throws ApiError 403, 413, 422 at `file`
 */
export async function reconcile(
  context: HostContext,
  {
    tenantId,
    user,
    file: { name, from, to, body },
    idempotencyKey,
    source,
  }: Caller & { file: SettlementFile; idempotencyKey: string | undefined; source: AuditSource },
) {
  requirePermission(user, "books.view");
  if (!body) throw validationError({ file: "Berkas ini kosong" });
  const hash = createHash("sha256");
  const rows = readSettlement(hashChunks(readChunks(body), hash));
  const comparison = await compareSettlement(context.db, { tenantId, from, to }, rows);
  const file_hash = hash.digest("hex");
  const request = {
    tenantId,
    operation: "reconcile",
    key: idempotencyKey,
    body: [file_hash, from, to],
  };
  const id = await withIdempotency(context, request, async (trx) => {
    const row: Row = {
      ...toSums(comparison),
      lms_id: tenantId,
      id: newRecordId(),
      file_name: name,
      file_hash,
      first_day: from,
      last_day: to,
      created_by_name: await getUserName(trx, user.id),
      created_at: context.clock(),
    };
    await insertReconciliation(trx, row, comparison);
    await appendAudit(context, trx, source, {
      user,
      actorName: row.created_by_name,
      action: "reconciliation.created",
      entity: "reconciliation",
      entityId: row.id,
      after: { name, from, to, differences: comparison.differences.length },
    });
    return row.id;
  });
  return readReconciliation(context.db, tenantId, id);
}

async function* readChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}

async function* hashChunks(
  body: AsyncIterable<Uint8Array>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    hash.update(chunk);
    yield chunk;
  }
}

const toSums = ({ equal, ignored, gross, fee, net }: Comparison) => ({
  equal_count: equal,
  ignored_count: ignored,
  gross,
  fee,
  net,
});

async function insertReconciliation(
  trx: Queryable,
  row: Row,
  { differences }: Comparison,
): Promise<void> {
  await trx.insertInto("reconciliations").values(row).execute();
  const { lms_id, id: reconciliation_id } = row;
  const all = differences.map((difference, seq) => ({
    ...difference,
    lms_id,
    reconciliation_id,
    seq,
  }));
  for (let at = 0; at < all.length; at += INSERT_SIZE)
    await trx
      .insertInto("reconciliation_rows")
      .values(all.slice(at, at + INSERT_SIZE))
      .execute();
}

const toReconciliation = (row: Row, differences: Record<Difference, number>) => ({
  id: row.id,
  fileName: row.file_name,
  from: row.first_day,
  to: row.last_day,
  equal: row.equal_count,
  ignored: row.ignored_count,
  differences,
  gross: row.gross,
  fee: row.fee,
  net: row.net,
  createdBy: row.created_by_name,
  createdAt: row.created_at,
});

/** @throws ApiError 404 */
async function readReconciliation(db: Queryable, tenantId: string, id: string) {
  const row = await db
    .selectFrom("reconciliations")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound("Rekonsiliasi");
  const counts = await countRows(db, tenantId, [id]);
  return toReconciliation(row, countDifferences(counts));
}

const countRows = async (db: Queryable, tenantId: string, ids: readonly string[]) => {
  const rows = await db
    .selectFrom("reconciliation_rows")
    .select(["reconciliation_id", "difference", sql<number>`count(*)`.as("count")])
    .where("lms_id", "=", tenantId)
    .where("reconciliation_id", "in", ids)
    .groupBy(["reconciliation_id", "difference"])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
};

/** A page of the tenant's reconciliations, newest first. @throws ApiError 403 */
export async function listReconciliations(
  { db }: HostContext,
  { tenantId, user, page, perPage }: Caller & { page: number; perPage: number },
) {
  requirePermission(user, "books.view");
  const query = db
    .selectFrom("reconciliations")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .orderBy("created_at", "desc")
    .orderBy("id");
  const { rows, ...pagination } = await readPage(query, page, perPage);
  const ids = rows.map(({ id }) => id);
  const counts = ids.length > 0 ? await countRows(db, tenantId, ids) : [];
  const items = rows.map((row) => {
    const own = counts.filter(({ reconciliation_id }) => reconciliation_id === row.id);
    return toReconciliation(row, countDifferences(own));
  });
  return { ...pagination, items };
}

interface DetailQuery extends Caller {
  id: string;
  page: number;
  perPage: number;
  difference?: Difference | undefined;
}

/** A reconciliation with a page of its differences. @throws ApiError 403, 404 */
export async function getReconciliation(
  { db }: HostContext,
  { tenantId, user, id, page, perPage, difference }: DetailQuery,
) {
  requirePermission(user, "books.view");
  const reconciliation = await readReconciliation(db, tenantId, id);
  let query = queryDifferences(db, tenantId, id);
  if (difference) query = query.where("difference", "=", difference);
  const { rows, ...pagination } = await readPage(query, page, perPage);
  return { ...reconciliation, rows: { ...pagination, items: rows.map(toDifference) } };
}

const queryDifferences = (db: Queryable, tenantId: string, id: string) =>
  db
    .selectFrom("reconciliation_rows")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("reconciliation_id", "=", id)
    .orderBy("seq");

const toDifference = (row: StoredDifference) => ({
  seq: row.seq,
  difference: row.difference,
  movement: row.movement,
  orderId: row.order_id,
  line: row.line,
  amount: row.amount,
  fee: row.fee,
  net: row.net,
  ownAmount: row.own_amount,
});

const CSV_HEADER = [
  "Perbedaan",
  "Gerakan",
  "Nomor pesanan",
  "Baris berkas",
  "Jumlah di berkas",
  "Biaya",
  "Bersih",
  "Jumlah di buku",
];

/** CSV of all differences. @throws ApiError 403, 404 */
export async function exportReconciliation(
  { db }: HostContext,
  { tenantId, user, id }: Caller & { id: string },
): Promise<ReadableStream<Uint8Array>> {
  requirePermission(user, "books.view");
  await readReconciliation(db, tenantId, id);
  const differences = queryDifferences(db, tenantId, id);
  const batches = readBatches<StoredDifference>((last, limit) =>
    differences
      .where("seq", ">", last?.seq ?? -1)
      .limit(limit)
      .execute(),
  );
  return streamCsv({
    header: CSV_HEADER,
    batches,
    toFields: (row) => [
      DIFFERENCE_VIEWS[row.difference].label,
      MOVEMENT_LABELS[row.movement],
      row.order_id,
      row.line ?? "",
      row.amount ?? "",
      row.fee ?? "",
      row.net ?? "",
      row.own_amount ?? "",
    ],
  });
}
