import { hasPermission } from "~/lib/permissions";
import type { HostUser } from "../../../hosts/host-handler";
import { notFound, type Queryable, requirePermission } from "../../kit/context";
import { requireClassStaff } from "../learning/class-access";

export interface BankCaller {
  tenantId: string;
  user: HostUser;
}

/** Classes whose questions the caller edits, by name. */
export function listStaffClasses(db: Queryable, { tenantId, user }: BankCaller) {
  let query = db
    .selectFrom("classes as c")
    .select(["c.id", "c.name"])
    .where("c.lms_id", "=", tenantId);
  if (!hasPermission(user.roles, "class.manageAll"))
    query = query.where("c.id", "in", selectOwnClasses(db, { tenantId, user }));
  return query.orderBy("c.name").orderBy("c.id").execute();
}

const selectOwnClasses = (db: Queryable, { tenantId, user }: BankCaller) =>
  db
    .selectFrom("class_staff as s")
    .select("s.class_id")
    .where("s.lms_id", "=", tenantId)
    .where("s.user_id", "=", user.id);

/** Questions that the caller sees: shared ones and those of the caller's classes. @throws ApiError 403 */
export function queryBank(db: Queryable, { tenantId, user }: BankCaller) {
  requirePermission(user, "class.edit");
  const all = db
    .selectFrom("questions as q")
    .leftJoin("classes as c", (join) =>
      join.onRef("c.lms_id", "=", "q.lms_id").onRef("c.id", "=", "q.class_id"),
    )
    .where("q.lms_id", "=", tenantId);
  if (hasPermission(user.roles, "class.manageAll")) return all;
  return all.where((eb) =>
    eb.or([
      eb("q.class_id", "is", null),
      eb("q.class_id", "in", selectOwnClasses(db, { tenantId, user })),
    ]),
  );
}

/** @throws ApiError 403, 404 for an unknown class */
export async function requireBankEditor(
  db: Queryable,
  { tenantId, user }: BankCaller,
  classId: string | null,
): Promise<void> {
  requirePermission(user, classId === null ? "class.manageAll" : "class.edit");
  if (classId === null) return;
  const row = await db
    .selectFrom("classes")
    .select(["lms_id", "id"])
    .where("lms_id", "=", tenantId)
    .where("id", "=", classId)
    .executeTakeFirst();
  if (!row) throw notFound("Kelas");
  await requireClassStaff(db, row, user);
}
