import { randomBytes } from "node:crypto";
import { isoDate } from "~/lib/dates";
import { recordIdOf, sha256 } from "../ids";
import type { Schema } from "../schema/schema";
import type { SeedAppointment } from "./content/appointments";
import { numbered } from "./numbered";

const DAY_MS = 86_400_000;
const WIB_MS = 7 * 3_600_000;

/** A tenant's appointments, the oldest first. */
export function appointmentRows(lmsId: string, appointments: readonly SeedAppointment[], now: number) {
  const numbers = numbered(lmsId, "appointment", "JANJI");
  const rows = appointments
    .toSorted((a, b) => b.daysAgo - a.daysAgo)
    .map(({ tenants: _, day, daysAgo, ...fields }): Schema["appointments"] => {
      const at = now - daysAgo * DAY_MS;
      const isSunday = new Date(now + day * DAY_MS + WIB_MS).getUTCDay() === 0;
      return {
        ...fields,
        ...{ lms_id: lmsId, id: recordIdOf("appointment", lmsId, fields.email), number: numbers.next(at) },
        preferred_date: isoDate(now + (day + Number(isSunday)) * DAY_MS),
        ...{ manage_key_hash: sha256(randomBytes(24).toString("base64url")), ip_hash: "", created_at: at, updated_at: at },
      };
    });
  return { rows, counters: numbers.counters() };
}
