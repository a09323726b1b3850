import type { HostUser } from "../../../hosts/host-handler";
import { type HostContext, notFound } from "../../kit/context";
import { readPage } from "../../kit/paging";
import { queryProgramPoints } from "./program-points";
import { requireProgram } from "./programs";

/** "Sari Dewi Lestari" → "Sari D." */
export function toShortName(name: string): string {
  const [first = "", second] = name.trim().split(/\s+/);
  return second ? `${first} ${[...second][0]?.toUpperCase()}.` : first;
}

interface LeaderboardQuery {
  tenantId: string;
  programId: string;
  page: number;
  perPage: number;
}

/**
 * Learners of a program by points; ties by the earlier last activity, then by name (designs B9).
 * @throws ApiError 404 for an unknown program
 */
export async function listLeaderboard(
  { db }: HostContext,
  { tenantId, programId, page, perPage }: LeaderboardQuery,
) {
  await requireProgram(db, tenantId, programId);
  const query = db
    .selectFrom("programme_learners as l")
    .innerJoin(queryProgramPoints(db, { tenantId, programId }).as("done"), (join) =>
      join.onRef("done.user_id", "=", "l.user_id"),
    )
    .innerJoin("users as u", "u.id", "l.user_id")
    .leftJoin("programme_schools as s", (join) =>
      join
        .onRef("s.lms_id", "=", "l.lms_id")
        .onRef("s.programme_id", "=", "l.programme_id")
        .onRef("s.npsn", "=", "l.npsn"),
    )
    .where("l.lms_id", "=", tenantId)
    .where("l.programme_id", "=", programId)
    .where("l.hidden", "=", 0)
    .select(["u.name", "s.name as school", "done.points", "done.last_at as lastAt"])
    .orderBy("done.points", "desc")
    .orderBy("done.last_at")
    .orderBy("u.name")
    .orderBy("u.id");
  const { rows, ...paging } = await readPage(query, page, perPage);
  const offset = (page - 1) * perPage;
  const items = rows.map((row, index) => ({
    ...row,
    name: toShortName(row.name),
    rank: offset + index + 1,
  }));
  return { ...paging, items };
}

interface VisibilityInput {
  tenantId: string;
  user: HostUser;
  programId: string;
  shown: boolean;
}

/**
 * Shows or hides the calling learner in a program's leaderboard.
 * @throws ApiError 404 if the user is not a learner of the program
 */
export async function setLeaderboardVisibility(
  { db }: HostContext,
  { tenantId, user, programId, shown }: VisibilityInput,
): Promise<{ shown: boolean }> {
  const { numUpdatedRows } = await db
    .updateTable("programme_learners")
    .set({ hidden: shown ? 0 : 1 })
    .where("lms_id", "=", tenantId)
    .where("programme_id", "=", programId)
    .where("user_id", "=", user.id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound("Program");
  return { shown };
}
