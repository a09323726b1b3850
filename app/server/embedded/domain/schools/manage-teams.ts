import type { Decision } from "../../../hosts/admin/decisions";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import type { Team } from "../../../hosts/services/teams";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import { type HostContext, notFound, type Queryable, requirePermission } from "../../kit/context";
import { readPage } from "../../kit/paging";
import { containsWords } from "../../kit/text";
import { getUserName } from "../accounts/users";
import { getMailSite } from "../mail/mail-site";
import {
  announceDecision,
  getManagedProvinceIds,
  OPEN_REGISTRATION_STATUSES,
  toDecisionColumns,
  toRegistrationConflict,
} from "./registration-decisions";
import { readTeam, readTeams, type TeamRow } from "./teams";

interface TeamEvent {
  slug: string;
  title: string;
  closesAt: number;
}

/** Lists events that are open for registration. */
export function listTeamEvents({ db, clock }: HostContext, tenantId: string): Promise<TeamEvent[]> {
  return db
    .selectFrom("team_events")
    .select(["slug", "title", "closes_at as closesAt"])
    .where("lms_id", "=", tenantId)
    .where("closes_at", ">", clock())
    .orderBy("closes_at")
    .orderBy("slug")
    .execute();
}

interface SaveTeamEventInput extends AuditSource {
  user: HostUser;
  event: TeamEvent;
}

/** Creates an event or changes its title and closing time. @throws ApiError 403 */
export async function saveTeamEvent(
  context: HostContext,
  input: SaveTeamEventInput,
): Promise<TeamEvent> {
  const { tenantId, user, event } = input;
  const { slug, title, closesAt } = event;
  requirePermission(user, "team-event.edit");
  await context.db.transaction().execute(async (trx) => {
    await trx
      .insertInto("team_events")
      .values({ lms_id: tenantId, slug, title, closes_at: closesAt, created_at: context.clock() })
      .onConflict((conflict) =>
        conflict.columns(["lms_id", "slug"]).doUpdateSet({ title, closes_at: closesAt }),
      )
      .execute();
    await appendAudit(context, trx, input, {
      user,
      actorName: await getUserName(trx, user.id),
      action: "team-event.save",
      entity: "team-event",
      entityId: slug,
      after: event,
    });
  });
  return event;
}

interface ListTeamsInput {
  tenantId: string;
  user: HostUser;
  page: number;
  perPage: number;
  event?: string | undefined;
  status?: TeamRow["status"] | undefined;
  search?: string | undefined;
}

/** Lists teams, newest first; region leads see their provinces only. @throws ApiError 403 */
export async function listTeams(
  { db }: HostContext,
  { tenantId, user, page, perPage, event, status, search }: ListTeamsInput,
) {
  const provinceIds = await getManagedProvinceIds(db, {
    tenantId,
    user,
    permission: "team.viewAll",
  });
  let query = db.selectFrom("teams").selectAll().where("lms_id", "=", tenantId);
  if (provinceIds)
    query = query.where("school_id", "in", (eb) =>
      eb
        .selectFrom("schools as s")
        .select("s.id")
        .where("s.lms_id", "=", tenantId)
        .where("s.province_id", "in", [...provinceIds, ""]),
    );
  if (event) query = query.where("event_slug", "=", event);
  if (status) query = query.where("status", "=", status);
  for (const word of containsWords("name_key", search)) query = query.where(word);
  const { rows, ...pagination } = await readPage(
    query.orderBy("created_at", "desc").orderBy("id"),
    page,
    perPage,
  );
  return { ...pagination, items: await readTeams(db, tenantId, rows) };
}

interface DecideTeamInput extends AuditSource {
  user: HostUser;
  decision: Decision;
}

/**
 * Verifies, rejects or returns a team for revision, emails the coach and audits it.
 * @throws ApiError 403, 404, 409 if stale, withdrawn or already decided
 */
export async function decideTeam(context: HostContext, input: DecideTeamInput): Promise<Team> {
  const { db } = context;
  const { tenantId, user, decision } = input;
  const { id, version } = decision;
  const provinceIds = await getManagedProvinceIds(db, { tenantId, user });
  const site = await getMailSite(context, tenantId);
  const row = await db.transaction().execute(async (trx) => {
    const before = await requireManagedTeam(trx, { tenantId, id, provinceIds });
    const userName = await getUserName(trx, user.id);
    const { numUpdatedRows } = await trx
      .updateTable("teams")
      .set(toDecisionColumns({ decision, userId: user.id, userName, now: context.clock() }))
      .where("lms_id", "=", tenantId)
      .where("id", "=", id)
      .where("version", "=", version)
      .where("status", "in", OPEN_REGISTRATION_STATUSES)
      .executeTakeFirst();
    const after = await requireManagedTeam(trx, { tenantId, id, provinceIds });
    if (numUpdatedRows === 0n) throw toTeamConflict(after);
    if (decision.decision === "reject") await releaseMembers(trx, tenantId, id);
    await announceDecision(context, trx, {
      kind: "team",
      source: input,
      site,
      user,
      userName,
      decision,
      subjectName: `tim ${after.name}`,
      recipient: JSON.parse(after.coach),
      previousStatus: before.status,
      registration: after,
    });
    return after;
  });
  return readTeam(db, row);
}

/** Lets the students of a rejected team join another one. */
async function releaseMembers(trx: Queryable, tenantId: string, teamId: string): Promise<void> {
  await trx
    .updateTable("team_members")
    .set({ active: 0 })
    .where("lms_id", "=", tenantId)
    .where("team_id", "=", teamId)
    .execute();
}

const toTeamConflict = (team: TeamRow): ApiError =>
  team.status === "withdrawn"
    ? new ApiError(409, "Tim ini sudah mengundurkan diri.")
    : toRegistrationConflict(team);

interface ManagedTeamQuery {
  tenantId: string;
  id: string;
  /** Null for all provinces. */
  provinceIds: string[] | null;
}

async function requireManagedTeam(
  db: Queryable,
  { tenantId, id, provinceIds }: ManagedTeamQuery,
): Promise<TeamRow> {
  const team = await db
    .selectFrom("teams as t")
    .innerJoin("schools as s", (join) =>
      join.onRef("s.id", "=", "t.school_id").onRef("s.lms_id", "=", "t.lms_id"),
    )
    .selectAll("t")
    .select("s.province_id")
    .where("t.lms_id", "=", tenantId)
    .where("t.id", "=", id)
    .executeTakeFirst();
  if (!team || (provinceIds && !provinceIds.includes(team.province_id)))
    throw notFound("Pendaftaran tim");
  return team;
}
