import type { Schedule } from "../../../hosts/admin/inbox";
import type { Schema } from "../../database/schema/schema";
import { notFound, type Queryable } from "../../kit/context";

export type AppointmentRow = Schema["appointments"] &
  Pick<Schema["inbox_items"], "version" | "assignee_id" | "assignee_name">;

/** Appointments of a tenant as `a`, with their inbox items as `i`. */
export const queryAppointments = (db: Queryable, tenantId: string) =>
  db
    .selectFrom("appointments as a")
    .innerJoin("inbox_items as i", (join) =>
      join.onRef("i.lms_id", "=", "a.lms_id").onRef("i.id", "=", "a.id"),
    )
    .selectAll("a")
    .select(["i.version", "i.assignee_id", "i.assignee_name"])
    .where("a.lms_id", "=", tenantId);

/** @throws ApiError 404 */
export async function findAppointment(
  db: Queryable,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<AppointmentRow> {
  const row = await queryAppointments(db, tenantId).where("a.id", "=", id).executeTakeFirst();
  if (!row) throw notFound("Janji temu");
  return row;
}

type ScheduleRow = Pick<
  AppointmentRow,
  "status" | "preferred_date" | "slot" | "proposed_date" | "proposed_slot"
>;

export const toSchedule = (row: ScheduleRow): Schedule => ({
  status: row.status,
  date: row.preferred_date,
  slot: row.slot,
  proposal:
    row.proposed_date && row.proposed_slot
      ? { date: row.proposed_date, slot: row.proposed_slot }
      : null,
});
