import type { ErasureHold } from "~/lib/personal-data";
import { ROLE } from "~/lib/roles";
import type { Queryable } from "../../kit/context";
import type { Subject } from "./subject";

const UNPAID = ["queued", "approved", "processed"] as const;

interface HoldQuery {
  subject: Subject;
  /** Null for all. */
  tenantId: string | null;
}

/** What must be finished before the person's data can go. */
export async function readErasureHolds(db: Queryable, query: HoldQuery): Promise<ErasureHold[]> {
  const checks: [ErasureHold, Promise<boolean>][] = [
    ["payout", hasUnpaidPayout(db, query)],
    ["refund", hasOpenRefund(db, query)],
    ["last-admin", isLastAdminAnywhere(db, query)],
    ["last-superadmin", isLastSuperadmin(db, query)],
  ];
  const held = await Promise.all(checks.map(([, check]) => check));
  return checks.filter((_, index) => held[index]).map(([hold]) => hold);
}

async function hasUnpaidPayout(db: Queryable, { subject, tenantId }: HoldQuery): Promise<boolean> {
  let rows = db
    .selectFrom("payouts")
    .select("id")
    .where("requester_id", "=", subject.userId)
    .where("status", "in", UNPAID);
  if (tenantId !== null) rows = rows.where("lms_id", "=", tenantId);
  return (await rows.limit(1).executeTakeFirst()) !== undefined;
}

async function hasOpenRefund(db: Queryable, { subject, tenantId }: HoldQuery): Promise<boolean> {
  let rows = db
    .selectFrom("refunds as r")
    .select("r.id")
    .where("r.status", "!=", "refunded")
    .where((eb) =>
      eb.or([
        eb("r.payer_email", "=", subject.email),
        eb.exists(
          eb
            .selectFrom("invoices as i")
            .select("i.id")
            .whereRef("i.lms_id", "=", "r.lms_id")
            .whereRef("i.id", "=", "r.subject_id")
            .where("i.user_id", "=", subject.userId),
        ),
      ]),
    );
  if (tenantId !== null) rows = rows.where("r.lms_id", "=", tenantId);
  return (await rows.limit(1).executeTakeFirst()) !== undefined;
}

async function isLastAdminAnywhere(
  db: Queryable,
  { subject, tenantId }: HoldQuery,
): Promise<boolean> {
  const isActiveAdmin = (userId: string, isSame: boolean) =>
    db
      .selectFrom("user_roles as r")
      .select("r.lms_id")
      .where("r.role", "=", ROLE.admin)
      .where("r.user_id", isSame ? "=" : "!=", userId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("suspensions as s")
              .select("s.user_id")
              .whereRef("s.user_id", "=", "r.user_id")
              .whereRef("s.lms_id", "=", "r.lms_id"),
          ),
        ),
      );
  let own = isActiveAdmin(subject.userId, true).where(
    "r.lms_id",
    "not in",
    isActiveAdmin(subject.userId, false),
  );
  if (tenantId !== null) own = own.where("r.lms_id", "=", tenantId);
  return (await own.limit(1).executeTakeFirst()) !== undefined;
}

async function isLastSuperadmin(db: Queryable, { subject, tenantId }: HoldQuery): Promise<boolean> {
  const superadmins = await db
    .selectFrom("user_roles")
    .select(["user_id", "lms_id"])
    .where("role", "=", ROLE.superadmin)
    .execute();
  const own = superadmins.filter(
    ({ user_id, lms_id }) =>
      user_id === subject.userId && (tenantId === null || lms_id === tenantId),
  );
  return own.length > 0 && superadmins.every(({ user_id }) => user_id === subject.userId);
}

/** Locks the roles of all who may not be the last ones, so that two cannot leave at once. */
export async function lockAdmins(trx: Queryable): Promise<void> {
  await trx
    .updateTable("user_roles")
    .set((eb) => ({ role: eb.ref("role") }))
    .where("role", "in", [ROLE.superadmin, ROLE.admin])
    .execute();
}
