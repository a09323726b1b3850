import { HostRefusal } from "../../hosts/implement";
import { type HostContext, missing } from "../context";
import { takeTry } from "../try-limits";
import { OPEN } from "./deciding";

/** Six characters could be guessed by somebody with time. */
const TRIES: { most: number; windowMs: number } = { most: 20, windowMs: 3_600_000 };

/**
 * The signed-in user becomes the member of a team with this NISN; asked again it answers the same.
 * @throws HostRefusal 404, 409, 429
 */
export async function joinTeam({ db, clock }: HostContext, lmsId: string, userId: string, { code, nisn }: { code: string; nisn: string }) {
  await db.transaction().execute((trx) => takeTry(trx, { name: `join:${userId}`, ...TRIES }, clock()));
  const team = await db
    .selectFrom("teams as t")
    .innerJoin("team_events as e", (join) => join.onRef("e.slug", "=", "t.event_slug").onRef("e.lms_id", "=", "t.lms_id"))
    .select(["t.id", "t.name", "e.title"])
    .where("t.lms_id", "=", lmsId)
    .where("t.join_code", "=", code)
    .where("t.join_ends_at", ">", clock())
    .where("t.status", "in", [...OPEN, "verified"])
    .executeTakeFirst();
  if (!team) throw missing("Kode bergabung");
  const own = db
    .selectFrom("team_members")
    .select("user_id")
    .where("lms_id", "=", lmsId)
    .where("team_id", "=", team.id)
    .where("nisn", "=", nisn);
  await db
    .updateTable("team_members")
    .set({ user_id: userId })
    .where("lms_id", "=", lmsId)
    .where("team_id", "=", team.id)
    .where("nisn", "=", nisn)
    .where("user_id", "is", null)
    .execute();
  const member = await own.executeTakeFirst();
  if (!member) throw missing("NISN di tim ini");
  if (member.user_id !== userId) throw new HostRefusal(409, "Anggota ini sudah bergabung dengan akun lain.");
  return { team: team.name, event: team.title };
}
