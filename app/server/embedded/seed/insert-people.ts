import type { Transaction } from "kysely";
import type { Schema } from "../schema/schema";
import { appointmentRows } from "./appointment-seeds";
import type { SeedAppointment } from "./content/appointments";
import type { SeedPerson } from "./content/people";
import type { SeedRegistration, SeedTeam } from "./content/schools";
import type { SeedTenant } from "./content/types";
import { insertAll } from "./insert-rows";
import { audited, type PastEvent } from "./past";
import { roleRows, userId, userRows } from "./people-seeds";
import { schoolRows, teamRows } from "./school-seeds";

export interface SeedPeople {
  people: readonly SeedPerson[];
  registrations: readonly SeedRegistration[];
  teams: readonly SeedTeam[];
  appointments: readonly SeedAppointment[];
}

/** Tenants that schools register at. */
const SCHOOL_TENANTS = ["main", "pesilat", "foundation"];
const ADMIN = 1;
const DECISIONS: Record<string, string> = { verified: "school.verify", rejected: "school.reject", revision_requested: "school.revise" };

/** Accounts; once, before the tenants' own rows. */
export async function insertUsers(trx: Transaction<Schema>, people: readonly SeedPerson[], now: number): Promise<void> {
  const { users, profiles } = userRows(people, now);
  await insertAll(trx, "users", users);
  await insertAll(trx, "user_profiles", profiles);
}

/** Who may do what in a tenant, schools and teams that registered there, appointments. @returns what happened, for its audit log */
export async function insertPeople(trx: Transaction<Schema>, tenant: SeedTenant, content: SeedPeople, now: number): Promise<PastEvent[]> {
  const { lmsId, key } = tenant;
  const { roles, leads } = roleRows(tenant, content.people);
  await insertAll(trx, "user_roles", roles);
  await insertAll(trx, "region_leads", leads);
  const own = content.appointments.filter(({ tenants }) => tenants.includes(key));
  const meetings = appointmentRows(lmsId, own, now);
  await insertAll(trx, "appointments", meetings.rows);
  await insertAll(trx, "counters", meetings.counters);

  const admin = content.people.find((person) => person.roles.includes(ADMIN));
  if (!admin || !SCHOOL_TENANTS.includes(key)) return [];
  const by = { id: userId(admin.email), name: admin.name };
  const schools = schoolRows(lmsId, content.registrations, by, now);
  await insertAll(trx, "schools", schools.rows);
  const teams = teamRows(lmsId, content.teams, by, now);
  await insertAll(trx, "team_events", [teams.event]);
  await insertAll(trx, "teams", teams.rows);
  await insertAll(trx, "team_members", teams.members);
  await insertAll(trx, "counters", [...schools.counters, ...teams.counters]);
  return [...schools.rows.map((row) => ({ row, entity: "school" })), ...teams.rows.map((row) => ({ row, entity: "team" }))].flatMap(
    ({ row, entity }) => {
      const action = DECISIONS[row.status]?.replace("school", entity);
      if (!action || row.decided_at === null) return [];
      const change = { before: { status: "submitted" }, after: { status: row.status, ...(row.reason && { reason: row.reason }) } };
      return [audited({ at: row.decided_at, actor: admin, action, entity, entityId: row.id, ...change })];
    },
  );
}
