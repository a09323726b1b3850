import type { Transaction } from "kysely";
import type { Schema } from "../schema/schema";
import { appointmentRows } from "./appointment-seeds";
import type { SeedAppointment } from "./content/appointments";
import type { SeedPerson } from "./content/people";
import type { SeedRegistration, SeedTeam } from "./content/schools";
import type { SeedTenant } from "./content/types";
import { insertAll } from "./insert-rows";
import type { PastEvent } from "./past";
import { roleRows, userId, userRows } from "./people-seeds";
import { schoolRows, teamRows } from "./school-seeds";
import { type SeedSubmissions, submissionRows } from "./submission-seeds";

export interface SeedPeople extends SeedSubmissions {
  people: readonly SeedPerson[];
  registrations: readonly SeedRegistration[];
  teams: readonly SeedTeam[];
  appointments: readonly SeedAppointment[];
}

/** Tenants that schools register at. */
const SCHOOL_TENANTS = ["main", "pesilat", "foundation"];
const ADMIN = 1;
const WRITER = 6;
const DECISIONS: Record<string, string> = { verified: "school.verify", rejected: "school.reject", revision_requested: "school.revise" };

/** Accounts; once, before the tenants' own rows. */
export async function insertUsers(trx: Transaction<Schema>, people: readonly SeedPerson[], now: number): Promise<void> {
  const { users, profiles } = userRows(people, now);
  await insertAll(trx, "users", users);
  await insertAll(trx, "user_profiles", profiles);
}

/** Who may do what in a tenant, what visitors wrote, schools and teams that registered there, appointments. @returns what happened, for its audit log */
export async function insertPeople(trx: Transaction<Schema>, tenant: SeedTenant, content: SeedPeople, now: number): Promise<PastEvent[]> {
  const { lmsId, key } = tenant;
  const { roles, leads } = roleRows(tenant, content.people);
  await insertAll(trx, "user_roles", roles);
  await insertAll(trx, "region_leads", leads);
  const own = content.appointments.filter(({ tenants }) => tenants.includes(key));
  const meetings = appointmentRows(lmsId, own, now);
  await insertAll(trx, "appointments", meetings.rows);
  await insertAll(trx, "counters", meetings.counters);

  const writer = content.people.find((person) => person.roles.includes(WRITER));
  const submissions = writer && submissionRows(key, lmsId, content, writer, now);
  await insertAll(trx, "submissions", submissions?.rows ?? []);
  const read = submissions?.events ?? [];

  const admin = content.people.find((person) => person.roles.includes(ADMIN));
  if (!admin || !SCHOOL_TENANTS.includes(key)) return read;
  const by = { id: userId(admin.email), name: admin.name };
  const schools = schoolRows(lmsId, content.registrations, by, now);
  await insertAll(trx, "schools", schools.rows);
  const teams = teamRows(lmsId, content.teams, by, now);
  await insertAll(trx, "team_events", [teams.event]);
  await insertAll(trx, "teams", teams.rows);
  await insertAll(trx, "team_members", teams.members);
  await insertAll(trx, "counters", [...schools.counters, ...teams.counters]);
  const decided = [
    ...schools.rows.map((row) => ({ row, entity: "school" })),
    ...teams.rows.map((row) => ({ row, entity: "team" })),
  ].flatMap(({ row, entity }) => {
    const action = DECISIONS[row.status]?.replace("school", entity);
    if (!action || row.decided_at === null) return [];
    const change = { before: { status: "submitted" }, after: { status: row.status, ...(row.reason && { reason: row.reason }) } };
    return [{ at: row.decided_at, deed: { actor: admin, action, entity, entityId: row.id, ...change } }];
  });
  return [...read, ...decided];
}
