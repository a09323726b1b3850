import type { HostUser } from "../../../hosts/host-handler";
import type { HostContext } from "../../kit/context";
import { readPage } from "../../kit/paging";
import { findClass, requireClassStaff } from "../learning/class-access";

interface WaitsQuery {
  tenantId: string;
  user: HostUser;
  slug: string;
  page: number;
  perPage: number;
}

/** Who waits for a class: those with an offer first, then the line, then the opening. @throws ApiError 403 unless staff of the class, 404 */
export async function listClassWaits(
  { db }: HostContext,
  { tenantId, user, slug, page, perPage }: WaitsQuery,
) {
  const row = await findClass(db, tenantId, slug);
  await requireClassStaff(db, row, user);
  const query = db
    .selectFrom("class_waits as w")
    .innerJoin("users as u", "u.id", "w.user_id")
    .select(["w.user_id as id", "u.name", "w.kind", "w.created_at as since"])
    .select("w.offered_until as offeredUntil")
    .where("w.lms_id", "=", tenantId)
    .where("w.class_id", "=", row.id)
    .orderBy((eb) => eb.case().when("w.offered_until", "is", null).then(1).else(0).end())
    .orderBy("w.kind", "desc")
    .orderBy("w.created_at")
    .orderBy("w.user_id");
  const { rows, ...pagination } = await readPage(query, page, perPage);
  return { ...pagination, items: rows };
}
