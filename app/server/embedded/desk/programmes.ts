import { randomBytes } from "node:crypto";
import type { deskProgrammeOperations } from "../../hosts/desk/programmes";
import { appendAudit } from "../audit";
import { type HandlersOf, type HostContext, missing, requireRole } from "../context";
import { sha256 } from "../ids";
import { readPage } from "../paging";
import { pointsBy } from "../services/programme-points";
import { requireProgramme } from "../services/programs";
import { nameOf } from "./people-rows";

/** Who may edit classes (designs B2). */
const TEACHERS = [0, 1, 2, 3, 7] as const;
const INVITATION_MS = 30 * 86_400_000;

/** "Sari Dewi Lestari" → "Sari D." */
export function shortName(name: string): string {
  const [first = "", second] = name.trim().split(/\s+/);
  return second ? `${first} ${[...second][0]?.toUpperCase()}.` : first;
}

/** Leaderboards of programmes, and invitations to classes. */
export function deskProgrammeHandlers(context: HostContext): HandlersOf<typeof deskProgrammeOperations> {
  const { db, clock } = context;
  return {
    listLeaderboard: async ({ lmsId, query: { programId, page, perPage } }) => {
      await requireProgramme(db, lmsId, programId);
      const query = db
        .selectFrom("programme_learners as l")
        .innerJoin(pointsBy(db, lmsId).as("done"), (join) =>
          join.onRef("done.user_id", "=", "l.user_id").onRef("done.program_id", "=", "l.programme_id"),
        )
        .innerJoin("users as u", "u.id", "l.user_id")
        .leftJoin("programme_schools as s", (join) =>
          join.onRef("s.lms_id", "=", "l.lms_id").onRef("s.programme_id", "=", "l.programme_id").onRef("s.npsn", "=", "l.npsn"),
        )
        .where("l.lms_id", "=", lmsId)
        .where("l.programme_id", "=", programId)
        .where("l.hidden", "=", 0)
        .select(["u.name", "s.name as school", "done.points", "done.last_at as lastAt"])
        .orderBy("done.points", "desc")
        .orderBy("done.last_at")
        .orderBy("u.name")
        .orderBy("u.id");
      const { rows, ...measures } = await readPage(query, page, perPage);
      const before = (page - 1) * perPage;
      return { data: { ...measures, items: rows.map((row, at) => ({ ...row, name: shortName(row.name), rank: before + at + 1 })) } };
    },

    setLeaderboardShown: async ({ lmsId, user, body: { programId, shown } }) => {
      const { numUpdatedRows } = await db
        .updateTable("programme_learners")
        .set({ hidden: shown ? 0 : 1 })
        .where("lms_id", "=", lmsId)
        .where("programme_id", "=", programId)
        .where("user_id", "=", user.id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw missing("Program");
      return { data: { shown } };
    },

    createClassInvitation: async (input) => {
      const { lmsId, user, body } = input;
      requireRole(user, TEACHERS);
      const token = randomBytes(24).toString("base64url");
      const now = clock();
      const expiresAt = now + INVITATION_MS;
      await db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom("classes")
          .select(["id", "name"])
          .where("lms_id", "=", lmsId)
          .where("id", "=", body.classId)
          .executeTakeFirst();
        if (!row) throw missing("Kelas");
        await trx
          .insertInto("class_invitations")
          .values({
            lms_id: lmsId,
            token_hash: sha256(token),
            class_id: row.id,
            created_by: user.id,
            created_at: now,
            expires_at: expiresAt,
          })
          .execute();
        await appendAudit(context, trx, input, {
          ...{ user, actorName: await nameOf(trx, user.id), action: "class.invite", entity: "class", entityId: row.id },
          after: { name: row.name, expiresAt },
        });
      });
      return { data: { token, expiresAt } };
    },
  };
}
