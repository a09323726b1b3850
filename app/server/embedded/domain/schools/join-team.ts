import { HOUR_MS } from "~/lib/time";
import { ApiError } from "../../../hosts/host-handler";
import { type HostContext, notFound } from "../../kit/context";
import { consumeAttempt } from "../../kit/rate-limit";
import { OPEN_REGISTRATION_STATUSES } from "./registration-decisions";

/** Six-character codes could be guessed without a limit. */
const MAX_ATTEMPTS_PER_HOUR = 20;

interface JoinTeamInput {
  tenantId: string;
  userId: string;
  code: string;
  nisn: string;
}

/**
 * Links the user to the team member with this NISN; repeated calls give the same result.
 * @throws ApiError 404, 409 if another account is that member, 429
 */
export async function joinTeam(
  { db, clock }: HostContext,
  { tenantId, userId, code, nisn }: JoinTeamInput,
): Promise<{ team: string; event: string }> {
  const limit = { name: `join:${userId}`, max: MAX_ATTEMPTS_PER_HOUR, windowMs: HOUR_MS };
  await db.transaction().execute((trx) => consumeAttempt(trx, limit, clock()));
  const team = await db
    .selectFrom("teams as t")
    .innerJoin("team_events as e", (join) =>
      join.onRef("e.slug", "=", "t.event_slug").onRef("e.lms_id", "=", "t.lms_id"),
    )
    .select(["t.id", "t.name", "e.title"])
    .where("t.lms_id", "=", tenantId)
    .where("t.join_code", "=", code)
    .where("t.join_ends_at", ">", clock())
    .where("t.status", "in", [...OPEN_REGISTRATION_STATUSES, "verified"])
    .executeTakeFirst();
  if (!team) throw notFound("Kode bergabung");
  await db
    .updateTable("team_members")
    .set({ user_id: userId })
    .where("lms_id", "=", tenantId)
    .where("team_id", "=", team.id)
    .where("nisn", "=", nisn)
    .where("user_id", "is", null)
    .execute();
  const member = await db
    .selectFrom("team_members")
    .select("user_id")
    .where("lms_id", "=", tenantId)
    .where("team_id", "=", team.id)
    .where("nisn", "=", nisn)
    .executeTakeFirst();
  if (!member) throw notFound("NISN di tim ini");
  if (member.user_id !== userId)
    throw new ApiError(409, "Anggota ini sudah bergabung dengan akun lain.");
  return { team: team.name, event: team.title };
}
