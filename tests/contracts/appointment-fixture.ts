import { getAppointmentDateError } from "~/lib/appointment";
import { ROLE } from "~/lib/roles";
import { DAY_MS, HOUR_MS } from "~/lib/time";
import { type Backend, TENANT_ID } from "./backend";
import { createSignedInUser } from "./core-fixture";

const toDay = (ms: number) => new Date(ms + 7 * HOUR_MS).toISOString().slice(0, 10);

/** The first day from `days` ahead on which appointments are made, `YYYY-MM-DD`. */
export function getBookableDate(days: number): string {
  const now = Date.now();
  const dates = [days, days + 1].map((ahead) => toDay(now + ahead * DAY_MS));
  return dates.find((date) => getAppointmentDateError(date, now) === null) ?? "";
}

export const APPOINTMENT_FIELDS = {
  name: "Sari Dewi",
  email: "sari@sekolah.example",
  phone: "0812-3456-7890",
  institution: "SMK Harapan",
  segment: "school" as const,
  topic: "Kelas jaringan",
  preferredDate: getBookableDate(3),
  slot: "09.00" as const,
  message: "Untuk 30 siswa",
};

export const SERVICE_REQUEST = {
  kind: "training" as const,
  company: "PT Maju",
  pic: "Budi Santoso",
  email: "budi@maju.example",
  phone: "081234567890",
  need: "Pelatihan jaringan untuk teknisi baru",
  headcount: 12,
  start: "2027-01-10",
  budgetRange: "",
  notes: "",
};

let addresses = 0;
/** A guest from a network of their own, because of the hourly limits. */
export const createVisitor = (site: Backend, caller = {}) =>
  site.createClients({ clientIp: `198.51.100.${++addresses}`, ...caller });

/** Signs a new user in. @returns their clients' admin host */
export async function signInAdmin(
  site: Backend,
  id: string,
  { tenantId = TENANT_ID, role = ROLE.admin as number } = {},
) {
  const accessToken = await createSignedInUser(site.database.db, id, [{ tenantId, role }]);
  return site.createClients({ accessToken, tenantId }).admin;
}

export const listMailsTo = (site: Backend, to: string) =>
  site.database.db
    .selectFrom("outbox")
    .select(["subject", "body", "calendar"])
    .where("to_address", "=", to)
    .orderBy("created_at")
    .execute();
