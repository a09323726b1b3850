import type { Selectable } from "kysely";
import type { Appointment } from "../../../hosts/services/appointments";
import type { Schema } from "../../database/schema/schema";

type AppointmentRow = Selectable<Schema["appointments"]>;

/** @param manageKey secret of the receipt link, of which the row stores the hash only */
export function toAppointment(row: AppointmentRow, manageKey: string): Appointment {
  const { id, number, status, name, email, phone, institution, segment, topic, slot, message } =
    row;
  return {
    id,
    number,
    status,
    name,
    email,
    phone,
    institution,
    segment,
    topic,
    slot,
    message,
    preferredDate: row.preferred_date,
    createdAt: row.created_at,
    manageKey,
  };
}
