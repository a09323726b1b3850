import type { HostUser } from "../../../hosts/host-handler";
import { notFound, type Queryable, requirePermission } from "../../kit/context";
import { type ClassRow, findClass, isClassStaff } from "../learning/class-access";

export interface ClassCall {
  tenantId: string;
  user: HostUser;
  /** Slug, code or former slug. */
  slug: string;
}

/** A class that the user may edit; those of others answer like a missing one. @throws ApiError 403, 404 */
export async function findOwnClass(
  db: Queryable,
  { tenantId, user, slug }: ClassCall,
): Promise<ClassRow> {
  requirePermission(user, "class.edit");
  const row = await findClass(db, tenantId, slug);
  if (!(await isClassStaff(db, row, user))) throw notFound("Kelas");
  return row;
}
