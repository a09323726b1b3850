import { randomBytes } from "node:crypto";
import { formatIsoDate } from "~/lib/dates";
import { DAY_MS, WIB_OFFSET_MS } from "~/lib/time";
import type { Schema } from "../database/schema/schema";
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
      const isSunday = new Date(now + day * DAY_MS + WIB_OFFSET_MS).getUTCDay() === 0;
      return {
        ...fields,
        lms_id: tenantId,
        id: deriveRecordId("appointment", tenantId, fields.email),
        number: numbers.next(at),
        preferred_date: formatIsoDate(now + (day + Number(isSunday)) * DAY_MS),
        manage_key_hash: sha256(randomBytes(24).toString("base64url")),
        ip_hash: "",
        created_at: at,
        updated_at: at,
      };
    });
  return { rows, counters: numbers.counters() };
}
