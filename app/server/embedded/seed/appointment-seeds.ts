import { randomBytes } from "node:crypto";
import { APPOINTMENT_STATE } from "~/lib/appointment";
import { formatIsoDate } from "~/lib/dates";
import { DAY_MS, WIB_OFFSET_MS } from "~/lib/time";
import type { Schema } from "../database/schema/schema";
import { createItemRow } from "../domain/inbox/inbox-items";
import { deriveRecordId, sha256 } from "../kit/ids";
import type { SeedAppointment } from "./content/appointments";
import { createNumberSequence } from "./number-sequence";

/** Oldest first. */
export function toAppointmentRows(
  tenantId: string,
  appointments: readonly SeedAppointment[],
  now: number,
) {
  const numbers = createNumberSequence(tenantId, "appointment", "JANJI");
  const rows = appointments
    .toSorted((a, b) => b.daysAgo - a.daysAgo)
    .map(({ tenants: _, day, daysAgo, ...fields }): Schema["appointments"] => {
      const at = now - daysAgo * DAY_MS;
      const isMoved = fields.status === "rescheduled";
      return {
        ...fields,
        lms_id: tenantId,
        id: deriveRecordId("appointment", tenantId, fields.email),
        number: numbers.next(at),
        preferred_date: toWeekday(isMoved ? day - 4 : day, now),
        proposed_date: isMoved ? toWeekday(day, now) : null,
        proposed_slot: isMoved ? fields.slot : null,
        calendar_sequence: Number(fields.status === "confirmed"),
        manage_key_hash: sha256(randomBytes(24).toString("base64url")),
        ip_hash: "",
        created_at: at,
        updated_at: at,
      };
    });
  const items = rows.map((row) => {
    const { id, number, name, email, phone, topic: subject, institution: company } = row;
    const sent = { tenantId, id, number, name, email, phone, subject, company };
    const state = APPOINTMENT_STATE[row.status];
    return createItemRow({ ...sent, kind: "appointment", state, now: row.created_at });
  });
  return { rows, items, counters: numbers.counters() };
}

/** `YYYY-MM-DD` of a day from now; of a Sunday, the next one. */
function toWeekday(day: number, now: number): string {
  const isSunday = new Date(now + day * DAY_MS + WIB_OFFSET_MS).getUTCDay() === 0;
  return formatIsoDate(now + (day + Number(isSunday)) * DAY_MS);
}
