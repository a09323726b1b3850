import type { Selectable } from "kysely";
import type { Appointment } from "../../hosts/services/appointments";
import type { Schema } from "../schema/schema";

type Row = Selectable<Schema["appointments"]>;

/** @param manageKey as its holder brought it: the row knows its hash only */
export function toAppointment(row: Row, manageKey: string): Appointment {
  const { id, number, status, name, email, phone, institution, segment, topic, slot, message } = row;
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
