import type { z } from "zod";
import {
  APPOINTMENT_STATUS,
  type AppointmentStatus,
  OPEN_APPOINTMENT_STATUSES,
} from "~/lib/appointment";
import { getKeys } from "~/lib/options";
import type { adminAppointmentOperations } from "../../../hosts/admin/appointments";
import type { HostUser } from "../../../hosts/host-handler";
import { type HostContext, type Queryable, requirePermission } from "../../kit/context";
import { readPage } from "../../kit/paging";
import { containsWords } from "../../kit/text";
import { queryAppointments, toSchedule } from "./appointment-rows";

type Filters = z.output<(typeof adminAppointmentOperations)["listAppointments"]["query"]>;

interface ListQuery {
  tenantId: string;
  user: HostUser;
  filters: Filters;
}

/** A page of appointments: open ones by their time, others latest first; with the number of each status. @throws ApiError 403 */
export async function listAppointments(
  { db }: HostContext,
  { tenantId, user, filters }: ListQuery,
) {
  requirePermission(user, "appointment.manage");
  const { page, perPage, status, segment, assignee, from, to, search } = filters;
  let query = queryAppointments(db, tenantId);
  if (status) query = query.where("a.status", "=", status);
  if (segment) query = query.where("a.segment", "=", segment);
  if (assignee === "me") query = query.where("i.assignee_id", "=", user.id);
  if (assignee === "none") query = query.where("i.assignee_id", "is", null);
  if (from) query = query.where("a.preferred_date", ">=", from);
  if (to) query = query.where("a.preferred_date", "<=", to);
  for (const word of containsWords("i.search_text", search)) query = query.where(word);
  const isOpen = (OPEN_APPOINTMENT_STATUSES as readonly (string | undefined)[]).includes(status);
  const direction = isOpen ? "asc" : "desc";
  const sorted = query
    .orderBy("a.preferred_date", direction)
    .orderBy("a.slot", direction)
    .orderBy("a.id", direction);
  const [{ rows, ...pagination }, counts] = await Promise.all([
    readPage(sorted, page, perPage),
    countByStatus(db, tenantId),
  ]);
  const items = rows.map((row) => ({
    ...toSchedule(row),
    id: row.id,
    number: row.number,
    name: row.name,
    institution: row.institution,
    segment: row.segment,
    topic: row.topic,
    assigneeName: row.assignee_name,
  }));
  return { ...pagination, items, counts };
}

async function countByStatus(
  db: Queryable,
  tenantId: string,
): Promise<Record<AppointmentStatus, number>> {
  const rows = await db
    .selectFrom("appointments")
    .select(({ fn }) => ["status", fn.countAll<number>().as("count")])
    .where("lms_id", "=", tenantId)
    .groupBy("status")
    .execute();
  const counts = getKeys(APPOINTMENT_STATUS).map((status) => [
    status,
    Number(rows.find((row) => row.status === status)?.count ?? 0),
  ]);
  return Object.fromEntries(counts) as Record<AppointmentStatus, number>;
}
