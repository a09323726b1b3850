import type { Transaction } from "kysely";
import { ROLE } from "~/lib/roles";
import type { Schema } from "../database/schema/schema";
import { toAppointmentRows } from "./appointment-seeds";
import type { SeedAppointment } from "./content/appointments";
import type { SeedPerson } from "./content/people";
import type { SeedRegistration, SeedTeam } from "./content/schools";
import type { SeedTenant } from "./content/types";
import type { HistoryEvent } from "./insert-history";
import { insertAll } from "./insert-rows";
import { type SeedMessages, toMessageRows } from "./message-seeds";
import { getUserId, toRoleRows, toUserRows } from "./people-seeds";
import { toSchoolRows, toTeamRows } from "./school-seeds";
import { type SeedSubmissions, toSubmissionRows } from "./submission-seeds";

export interface SeedPeople extends SeedMessages, SeedSubmissions {
  people: readonly SeedPerson[];
  registrations: readonly SeedRegistration[];
  teams: readonly SeedTeam[];
  appointments: readonly SeedAppointment[];
}

/** Tenants with school registration. */
const SCHOOL_TENANTS = ["main", "pesilat", "foundation"];
const DECISION_ACTIONS: Record<string, string> = {
  verified: "school.verify",
  rejected: "school.reject",
  revision_requested: "school.revise",
};

/** Accounts belong to no tenant and are inserted first. */
export async function insertUsers(
  trx: Transaction<Schema>,
  people: readonly SeedPerson[],
  now: number,
): Promise<void> {
  const { users, profiles } = toUserRows(people, now);
  await insertAll(trx, "users", users);
  await insertAll(trx, "user_profiles", profiles);
}

/**
 * Inserts a tenant's roles, appointments, submissions, schools and teams.
 * @returns events for the audit log
 */
export async function insertPeople(
  trx: Transaction<Schema>,
  tenant: SeedTenant,
  content: SeedPeople,
  now: number,
): Promise<HistoryEvent[]> {
  const { tenantId, key } = tenant;
  const { roles, leads } = toRoleRows(tenant, content.people);
  await insertAll(trx, "user_roles", roles);
  await insertAll(trx, "region_leads", leads);
  const appointments = toAppointmentRows(
    tenantId,
    content.appointments.filter(({ tenants }) => tenants.includes(key)),
    now,
  );
  await insertAll(trx, "appointments", appointments.rows);
  await insertAll(trx, "counters", appointments.counters);
  const messages = toMessageRows(tenant, content, now);
  await insertAll(trx, "service_requests", messages.requests);
  await insertAll(trx, "counters", messages.counters);
  await insertAll(trx, "inbox_items", [...appointments.items, ...messages.items]);

  const writer = content.people.find((person) => person.roles.includes(ROLE.writer));
  const submissions = writer && toSubmissionRows(key, tenantId, content, writer, now);
  await insertAll(trx, "submissions", submissions?.rows ?? []);
  const moderationEvents = submissions?.events ?? [];

  const admin = content.people.find((person) => person.roles.includes(ROLE.admin));
  if (!admin || !SCHOOL_TENANTS.includes(key)) return moderationEvents;
  const reviewer = { id: getUserId(admin.email), name: admin.name };
  const schools = toSchoolRows(tenantId, content.registrations, reviewer, now);
  await insertAll(trx, "schools", schools.rows);
  const teams = toTeamRows(tenantId, content.teams, reviewer, now);
  await insertAll(trx, "team_events", [teams.event]);
  await insertAll(trx, "teams", teams.rows);
  await insertAll(trx, "team_members", teams.members);
  await insertAll(trx, "counters", [...schools.counters, ...teams.counters]);
  const decisionEvents = [
    ...schools.rows.map((row) => ({ row, entity: "school" })),
    ...teams.rows.map((row) => ({ row, entity: "team" })),
  ].flatMap(({ row, entity }): HistoryEvent[] => {
    const action = DECISION_ACTIONS[row.status]?.replace("school", entity);
    if (!action || row.decided_at === null) return [];
    const change = {
      before: { status: "submitted" },
      after: { status: row.status, ...(row.reason && { reason: row.reason }) },
    };
    return [
      {
        at: row.decided_at,
        auditEntry: { actor: admin, action, entity, entityId: row.id, ...change },
      },
    ];
  });
  return [...moderationEvents, ...decisionEvents];
}
