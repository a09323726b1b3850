import { sql } from "kysely";
import { hasPermission } from "~/lib/permissions";
import type { Decision } from "../../../hosts/admin/decisions";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import type { Team } from "../../../hosts/services/teams";
import type { AuditSource } from "../../kit/audit/audit-log";
import { type HostContext, notFound, type Queryable } from "../../kit/context";
import { readPage } from "../../kit/paging";
import { containsWord, toSearchWords } from "../../kit/text";
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

interface ListTeamsInput {
  tenantId: string;
  user: HostUser;
  page: number;
  perPage: number;
  event?: string | undefined;
  status?: TeamRow["status"] | undefined;
  search?: string | undefined;
}

const queryTeams = (db: Queryable, tenantId: string) =>
  db.selectFrom("teams").selectAll().where("lms_id", "=", tenantId);
type TeamQuery = ReturnType<typeof queryTeams>;

/** Teams of the schools in these provinces; all for null. */
const filterProvinces = (query: TeamQuery, tenantId: string, provinceIds: string[] | null) =>
  provinceIds
    ? query.where("school_id", "in", (eb) =>
        eb
          .selectFrom("schools as s")
          .select("s.id")
          .where("s.lms_id", "=", tenantId)
          .where("s.province_id", "in", [...provinceIds, ""]),
      )
    : query;

/** Each word is part of the team's name or number, or of its school's name, place or number. */
function filterText(query: TeamQuery, tenantId: string, search: string | undefined): TeamQuery {
  let found = query;
  for (const word of toSearchWords(search))
    found = found.where((eb) =>
      eb.or([
        containsWord(sql.ref("name_key"), word),
        containsWord(sql`lower(number)`, word),
        eb(
          "school_id",
          "in",
          eb
            .selectFrom("schools as s")
            .select("s.id")
            .where("s.lms_id", "=", tenantId)
            .where(containsWord(sql.ref("s.search_text"), word)),
        ),
      ]),
    );
  return found;
}

/** Lists teams, newest first; region leads see their provinces only. @throws ApiError 403 */
export async function listTeams(
  { db }: HostContext,
  { tenantId, user, page, perPage, event, status, search }: ListTeamsInput,
) {
  const provinceIds = await getVisibleProvinceIds(db, tenantId, user);
  const visible = filterProvinces(queryTeams(db, tenantId), tenantId, provinceIds);
  let found = filterText(visible, tenantId, search);
  if (event) found = found.where("event_slug", "=", event);
  const { rows, ...pagination } = await readPage(
    (status ? found.where("status", "=", status) : found)
      .orderBy("created_at", "desc")
      .orderBy("id"),
    page,
    perPage,
  );
  const counted = await found
    .clearSelect()
    .select((eb) => ["status", eb.fn.countAll<number>().as("count")])
    .groupBy("status")
    .execute();
  return {
    ...pagination,
    items: await readTeams(db, tenantId, rows),
    waiting: hasPermission(user.roles, "school.decide")
      ? await countWaiting(db, tenantId, user)
      : 0,
    counts: Object.fromEntries(counted.map((row) => [row.status, Number(row.count)])),
  };
}

/** Teams that wait for a decision of this user, who may see others too. */
async function countWaiting(db: Queryable, tenantId: string, user: HostUser): Promise<number> {
  const provinceIds = await getManagedProvinceIds(db, { tenantId, user });
  const { count } = await filterProvinces(queryTeams(db, tenantId), tenantId, provinceIds)
    .where("status", "=", "submitted")
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const getVisibleProvinceIds = (db: Queryable, tenantId: string, user: HostUser) =>
  getManagedProvinceIds(db, { tenantId, user, permission: "team.viewAll" });

/** @throws ApiError 403, 404 also for a team outside the user's provinces */
export async function getTeamById(
  { db }: HostContext,
  { tenantId, user, id }: { tenantId: string; user: HostUser; id: string },
): Promise<Team> {
  const provinceIds = await getVisibleProvinceIds(db, tenantId, user);
  return readTeam(db, await requireManagedTeam(db, { tenantId, id, provinceIds }));
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
