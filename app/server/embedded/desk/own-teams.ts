import type { deskTeamOperations } from "../../hosts/desk/teams";
import { HostRefusal } from "../../hosts/implement";
import { type HandlersOf, type HostContext, missing, type Queryable } from "../context";
import { sha256 } from "../ids";
import {
  JOIN_MS,
  newJoinCode,
  readTeams,
  requireFreeTeam,
  requireOpenEvent,
  schoolOf,
  type TeamRow,
  teamColumns,
  writeMembers,
} from "../services/team-rows";
import { isDuplicate } from "../unique";
import { OPEN, tooLate } from "./deciding";

type Part = Pick<HandlersOf<typeof deskTeamOperations>, "getTeam" | "updateTeam" | "withdrawTeam" | "renewJoinCode">;

/** A team by the key on its receipt: whoever holds it may read, change and withdraw it. */
export function ownTeamHandlers({ db, clock }: HostContext): Part {
  const byKey = async (within: Queryable, lmsId: string, key: string) => {
    const row = await within
      .selectFrom("teams")
      .selectAll()
      .where("lms_id", "=", lmsId)
      .where("manage_key_hash", "=", sha256(key))
      .executeTakeFirst();
    if (!row) throw missing("Pendaftaran tim");
    return row;
  };
  const answer = async (lmsId: string, row: TeamRow, manageKey: string) => {
    const [team] = await readTeams(db, lmsId, [row]);
    if (!team) throw missing("Pendaftaran tim");
    return { data: { ...team, manageKey, joinCode: row.join_code, joinEndsAt: row.join_ends_at } };
  };
  return {
    getTeam: async ({ lmsId, query: { key } }) => answer(lmsId, await byKey(db, lmsId, key), key),

    updateTeam: async ({ lmsId, query: { key }, body: { version, ...fields } }) => {
      const row = await db
        .transaction()
        .execute(async (trx) => {
          const before = await byKey(trx, lmsId, key);
          // A team stays in its competition, and that one's closing time counts.
          await requireOpenEvent(trx, lmsId, before.event_slug, clock());
          const team = { ...fields, event: before.event_slug };
          await requireFreeTeam(trx, lmsId, team, before.id);
          const school_id = await schoolOf(trx, lmsId, fields.schoolNpsn);
          const { numUpdatedRows } = await trx
            .updateTable("teams")
            .set({ ...teamColumns(team), school_id, status: "submitted", reason: null, version: version + 1, updated_at: clock() })
            .where("lms_id", "=", lmsId)
            .where("id", "=", before.id)
            .where("version", "=", version)
            .where("status", "in", OPEN)
            .executeTakeFirst();
          if (numUpdatedRows === 0n) throw tooLate(await byKey(trx, lmsId, key));
          await writeMembers(trx, lmsId, before.id, team);
          return byKey(trx, lmsId, key);
        })
        .catch((error: unknown) => {
          throw isDuplicate(error) ? new HostRefusal(409, "Nama tim atau salah satu siswa baru saja terdaftar di tim lain.") : error;
        });
      return answer(lmsId, row, key);
    },

    withdrawTeam: async ({ lmsId, query: { key } }) => {
      const row = await db.transaction().execute(async (trx) => {
        const { id } = await byKey(trx, lmsId, key);
        const { numUpdatedRows } = await trx
          .updateTable("teams")
          .set((eb) => ({ status: "withdrawn" as const, version: eb("version", "+", 1), updated_at: clock() }))
          .where("lms_id", "=", lmsId)
          .where("id", "=", id)
          .where("status", "in", [...OPEN, "verified"])
          .executeTakeFirst();
        const after = await byKey(trx, lmsId, key);
        if (numUpdatedRows === 0n && after.status !== "withdrawn") throw tooLate(after);
        await trx.updateTable("team_members").set({ active: 0 }).where("lms_id", "=", lmsId).where("team_id", "=", id).execute();
        return after;
      });
      return answer(lmsId, row, key);
    },

    renewJoinCode: async ({ lmsId, query: { key } }) => {
      const { id } = await byKey(db, lmsId, key);
      await db
        .updateTable("teams")
        .set({ join_code: newJoinCode(), join_ends_at: clock() + JOIN_MS })
        .where("lms_id", "=", lmsId)
        .where("id", "=", id)
        .execute();
      return answer(lmsId, await byKey(db, lmsId, key), key);
    },
  };
}
