import { sql } from "kysely";
import { LIVE_VOUCHERS, type NewVoucher, type VoucherStatus } from "~/lib/voucher-fields";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import { isUniqueViolation } from "../../database/unique-violation";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import { type HostContext, notFound, requirePermission, validationError } from "../../kit/context";
import { dayEnd, dayStart } from "../../kit/days";
import { withIdempotency } from "../../kit/idempotency";
import { newRecordId } from "../../kit/ids";
import { readPage } from "../../kit/paging";
import { getUserName } from "../accounts/users";
import type { VoucherRow } from "./voucher-offer";

interface Caller {
  tenantId: string;
  user: HostUser;
}

/** At an instant (UTC ms). */
const statusAt = (now: number) => sql<VoucherStatus>`case
  when v.stopped_at is not null then 'stopped'
  when v.ends_at <= ${now} then 'over'
  when v.starts_at > ${now} then 'upcoming'
  when v.used >= v.max_uses then 'used-up'
  else 'active' end`;

const queryVouchers = ({ db, clock }: Pick<HostContext, "db" | "clock">, tenantId: string) =>
  db
    .selectFrom("vouchers as v")
    .leftJoin("classes as c", (join) =>
      join.onRef("c.lms_id", "=", "v.lms_id").onRef("c.id", "=", "v.class_id"),
    )
    .selectAll("v")
    .select(["c.name as class_name", statusAt(clock()).as("status")])
    .where("v.lms_id", "=", tenantId);

type FoundVoucher = VoucherRow & { class_name: string | null; status: VoucherStatus };

const toVoucher = (row: FoundVoucher) => ({
  id: row.id,
  code: row.code,
  kind: row.kind,
  value: row.value,
  className: row.class_name,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  maxUses: row.max_uses,
  maxUsesPerUser: row.max_uses_per_user,
  used: row.used,
  createdAt: row.created_at,
  createdBy: row.created_by_name,
  stoppedAt: row.stopped_at,
  status: row.status,
});

/** A page of the tenant's vouchers with their uses, newest first. @throws ApiError 403 */
export async function listVouchers(
  context: HostContext,
  {
    tenantId,
    user,
    page,
    perPage,
    status,
  }: Caller & { page: number; perPage: number; status?: VoucherStatus | undefined },
) {
  requirePermission(user, "invoice.manage");
  const shown = status ? [status] : LIVE_VOUCHERS;
  const query = queryVouchers(context, tenantId)
    .where(statusAt(context.clock()), "in", shown)
    .orderBy("v.created_at", "desc")
    .orderBy("v.id");
  const [{ rows, ...pagination }, counts] = await Promise.all([
    readPage(query, page, perPage),
    countVouchers(context, tenantId),
  ]);
  return { ...pagination, items: rows.map(toVoucher), counts };
}

/** A number for every status. */
async function countVouchers(
  { db, clock }: HostContext,
  tenantId: string,
): Promise<Record<VoucherStatus, number>> {
  const rows = await db
    .selectFrom(
      db
        .selectFrom("vouchers as v")
        .select(statusAt(clock()).as("status"))
        .where("v.lms_id", "=", tenantId)
        .as("found"),
    )
    .select(["status", ({ fn }) => fn.countAll<number>().as("count")])
    .groupBy("status")
    .execute();
  const counts = { active: 0, upcoming: 0, "used-up": 0, over: 0, stopped: 0 };
  for (const { status, count } of rows) counts[status] = Number(count);
  return counts;
}

async function readVoucher(context: HostContext, tenantId: string, id: string) {
  const row = await queryVouchers(context, tenantId).where("v.id", "=", id).executeTakeFirst();
  if (!row) throw notFound("Voucher");
  return toVoucher(row);
}

/** @throws ApiError 422 at `class` */
async function findClassId(
  { db }: HostContext,
  tenantId: string,
  slug: string | undefined,
): Promise<string | null> {
  if (slug === undefined) return null;
  const row = await db
    .selectFrom("classes")
    .select("id")
    .where("lms_id", "=", tenantId)
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (!row) throw validationError({ class: "Kelas ini tidak ada" });
  return row.id;
}

interface Creation extends Caller {
  voucher: NewVoucher;
  idempotencyKey: string | undefined;
  source: AuditSource;
}

/** @throws ApiError 403, 422 for a code that exists or an unknown class */
export async function createVoucher(
  context: HostContext,
  { tenantId, user, voucher, idempotencyKey, source }: Creation,
) {
  requirePermission(user, "invoice.manage");
  const { code, kind, value, startsOn, endsOn, maxUses, maxUsesPerUser } = voucher;
  const class_id = await findClassId(context, tenantId, voucher.class);
  const request = { tenantId, operation: "createVoucher", key: idempotencyKey, body: voucher };
  const id = await withIdempotency(context, request, async (trx) => {
    const row: VoucherRow = {
      lms_id: tenantId,
      id: newRecordId(),
      code,
      kind,
      value,
      class_id,
      starts_at: startsOn === undefined ? null : dayStart(startsOn),
      ends_at: endsOn === undefined ? null : dayEnd(endsOn),
      max_uses: maxUses ?? null,
      max_uses_per_user: maxUsesPerUser ?? null,
      used: 0,
      created_by_name: await getUserName(trx, user.id),
      created_at: context.clock(),
      stopped_at: null,
    };
    await trx.insertInto("vouchers").values(row).execute();
    await appendAudit(context, trx, source, {
      user,
      actorName: row.created_by_name,
      action: "voucher.created",
      entity: "voucher",
      entityId: row.id,
      after: voucher,
    });
    return row.id;
  }).catch((error: unknown) => {
    throw isUniqueViolation(error)
      ? validationError({ code: "Kode ini sudah dipakai voucher lain" })
      : error;
  });
  return readVoucher(context, tenantId, id);
}

/** Ends a voucher; invoices that use it keep their price. @throws ApiError 403, 404, 409 if it was stopped */
export async function stopVoucher(
  context: HostContext,
  { tenantId, user, id, source }: Caller & { id: string; source: AuditSource },
) {
  requirePermission(user, "invoice.manage");
  const found = await readVoucher(context, tenantId, id);
  await context.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("vouchers")
      .set({ stopped_at: context.clock() })
      .where("lms_id", "=", tenantId)
      .where("id", "=", id)
      .where("stopped_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ApiError(409, "Voucher ini sudah dihentikan");
    await appendAudit(context, trx, source, {
      user,
      actorName: await getUserName(trx, user.id),
      action: "voucher.stopped",
      entity: "voucher",
      entityId: id,
      before: { code: found.code, used: found.used },
    });
  });
  return readVoucher(context, tenantId, id);
}
