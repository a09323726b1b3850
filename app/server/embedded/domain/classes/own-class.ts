import type { HostUser } from "../../../hosts/host-handler";
import { type Queryable, requirePermission } from "../../kit/context";
import { type ClassRow, findClass, requireClassStaff } from "../learning/class-access";

export interface ClassCall {
  tenantId: string;
  user: HostUser;
  /** Slug, code or former slug. */
  slug: string;
}

/** A class that the user may edit. @throws ApiError 403 unless staff of the class, 404 also for those of other tenants */
export async function findOwnClass(
  db: Queryable,
  { tenantId, user, slug }: ClassCall,
): Promise<ClassRow> {
  requirePermission(user, "class.edit");
  const row = await findClass(db, tenantId, slug);
  await requireClassStaff(db, row, user);
  return row;
}
