import { hasPermission } from "~/lib/permissions";
import type { HostUser } from "../../../hosts/host-handler";
import type { Schema } from "../../database/schema/schema";
import { forbidden, notFound, type Queryable } from "../../kit/context";
import { findClassIdByOldSlug } from "../classes/class-slugs";

export type ClassRow = Schema["classes"];

/** By slug, else by code (RTE8), else by a former slug. @throws ApiError 404 */
export async function findClass(
  db: Queryable,
  tenantId: string,
  slugOrCode: string,
): Promise<ClassRow> {
  const rows = await db
    .selectFrom("classes")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where((eb) => eb.or([eb("slug", "=", slugOrCode), eb("code", "=", slugOrCode.toUpperCase())]))
    .execute();
  const row = rows.find(({ slug }) => slug === slugOrCode) ?? rows[0];
  if (row) return row;
  const renamedId = await findClassIdByOldSlug(db, tenantId, slugOrCode);
  if (!renamedId) throw notFound("Kelas");
  return db
    .selectFrom("classes")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("id", "=", renamedId)
    .executeTakeFirstOrThrow();
}

/** For visitors and learners: a draft counts as missing. @throws ApiError 404 */
export async function findPublicClass(
  db: Queryable,
  tenantId: string,
  slugOrCode: string,
): Promise<ClassRow> {
  const row = await findClass(db, tenantId, slugOrCode);
  if (row.publication === "draft") throw notFound("Kelas");
  return row;
}

export async function isEnrolled(
  db: Queryable,
  { lms_id, id }: Pick<ClassRow, "lms_id" | "id">,
  userId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("enrolments")
    .select("user_id")
    .where("lms_id", "=", lms_id)
    .where("class_id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Managers teach every class of their tenant, other staff the classes that they are assigned to (designs B2). */
export async function isClassStaff(
  db: Queryable,
  { lms_id, id }: Pick<ClassRow, "lms_id" | "id">,
  user: HostUser,
): Promise<boolean> {
  if (hasPermission(user.roles, "class.manageAll")) return true;
  if (!hasPermission(user.roles, "class.edit")) return false;
  const row = await db
    .selectFrom("class_staff")
    .select("user_id")
    .where("lms_id", "=", lms_id)
    .where("class_id", "=", id)
    .where("user_id", "=", user.id)
    .executeTakeFirst();
  return row !== undefined;
}

/** @throws ApiError 403 */
export async function requireClassStaff(
  db: Queryable,
  row: Pick<ClassRow, "lms_id" | "id">,
  user: HostUser,
): Promise<void> {
  if (!(await isClassStaff(db, row, user))) throw forbidden();
}
