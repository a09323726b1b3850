import type { TeamFields } from "~/lib/team-fields";
import { isUniqueViolation } from "../../database/unique-violation";
import { type HostContext, notFound, type Queryable } from "../../kit/context";
import { sha256 } from "../../kit/ids";
import { OPEN_REGISTRATION_STATUSES, toRegistrationConflict } from "./registration-decisions";
import {
  createJoinCode,
  createTeamConflict,
  JOIN_CODE_TTL_MS,
  readTeam,
  replaceMembers,
  requireOpenEvent,
  requireSchoolId,
  requireUniqueTeam,
  type TeamRow,
  toTeamColumns,
} from "./teams";

/** `key` is the secret of the receipt link, which grants reading and changing the team. */
interface TeamKeyInput {
  tenantId: string;
  key: string;
}

/** @throws ApiError 404 */
export async function getTeam(context: HostContext, { tenantId, key }: TeamKeyInput) {
  return toTeamWithKey(context, await requireTeamByKey(context.db, tenantId, key), key);
}

interface UpdateTeamInput extends TeamKeyInput {
  fields: TeamFields;
  version: number;
}

/**
 * Changes a team and resubmits it. The team stays in its event, whose closing time applies.
 * @throws ApiError 404, 409 if stale, decided or a name or student is taken, 422
 */
export async function updateTeam(
  context: HostContext,
  { tenantId, key, fields, version }: UpdateTeamInput,
) {
  const { db, clock } = context;
  const row = await db
    .transaction()
    .execute(async (trx) => {
      const before = await requireTeamByKey(trx, tenantId, key);
      const team = { ...fields, event: before.event_slug };
      await requireOpenEvent(trx, { tenantId, slug: before.event_slug, now: clock() });
      await requireUniqueTeam(trx, { tenantId, team, teamId: before.id });
      const school_id = await requireSchoolId(trx, tenantId, fields.schoolNpsn);
      const { numUpdatedRows } = await trx
        .updateTable("teams")
        .set({
          ...toTeamColumns(team),
          school_id,
          status: "submitted",
          reason: null,
          version: version + 1,
          updated_at: clock(),
        })
        .where("lms_id", "=", tenantId)
        .where("id", "=", before.id)
        .where("version", "=", version)
        .where("status", "in", OPEN_REGISTRATION_STATUSES)
        .executeTakeFirst();
      if (numUpdatedRows === 0n)
        throw toRegistrationConflict(await requireTeamByKey(trx, tenantId, key));
      await replaceMembers(trx, { tenantId, teamId: before.id, team });
      return requireTeamByKey(trx, tenantId, key);
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? createTeamConflict() : error;
    });
  return toTeamWithKey(context, row, key);
}

/** Withdraws a team, which frees its name and members. @throws ApiError 404, 409 if rejected */
export async function withdrawTeam(context: HostContext, { tenantId, key }: TeamKeyInput) {
  const { db, clock } = context;
  const row = await db.transaction().execute(async (trx) => {
    const { id } = await requireTeamByKey(trx, tenantId, key);
    const { numUpdatedRows } = await trx
      .updateTable("teams")
      .set((eb) => ({
        status: "withdrawn" as const,
        version: eb("version", "+", 1),
        updated_at: clock(),
      }))
      .where("lms_id", "=", tenantId)
      .where("id", "=", id)
      .where("status", "in", [...OPEN_REGISTRATION_STATUSES, "verified"])
      .executeTakeFirst();
    const after = await requireTeamByKey(trx, tenantId, key);
    if (numUpdatedRows === 0n && after.status !== "withdrawn") throw toRegistrationConflict(after);
    await trx
      .updateTable("team_members")
      .set({ active: 0 })
      .where("lms_id", "=", tenantId)
      .where("team_id", "=", id)
      .execute();
    return after;
  });
  return toTeamWithKey(context, row, key);
}

/** Replaces the join code for another 7 days. @throws ApiError 404 */
export async function renewJoinCode(context: HostContext, { tenantId, key }: TeamKeyInput) {
  const { db, clock } = context;
  const { id } = await requireTeamByKey(db, tenantId, key);
  await db
    .updateTable("teams")
    .set({ join_code: createJoinCode(), join_ends_at: clock() + JOIN_CODE_TTL_MS })
    .where("lms_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
  return getTeam(context, { tenantId, key });
}

async function requireTeamByKey(db: Queryable, tenantId: string, key: string): Promise<TeamRow> {
  const row = await db
    .selectFrom("teams")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("manage_key_hash", "=", sha256(key))
    .executeTakeFirst();
  if (!row) throw notFound("Pendaftaran tim");
  return row;
}

async function toTeamWithKey({ db }: HostContext, row: TeamRow, manageKey: string) {
  const team = await readTeam(db, row);
  return { ...team, manageKey, joinCode: row.join_code, joinEndsAt: row.join_ends_at };
}
