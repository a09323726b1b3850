import { SUBMISSION_KINDS, type SubmissionKind } from "~/lib/submissions";
import type { moderationOperations, Submission, VoteRow } from "../../hosts/desk/moderation";
import { HostRefusal } from "../../hosts/implement";
import { appendAudit } from "../audit";
import { type HandlersOf, type HostContext, missing, type Queryable, requireRole, STALE } from "../context";
import { readPage } from "../paging";
import type { Schema } from "../schema/schema";
import { nameOf } from "./people-rows";

/** Superadmin, admin and writer (designs B2). */
const MODERATORS = [0, 1, 6] as const;

function toSubmission(row: Schema["submissions"]): Submission {
  const { id, kind, status, name, email, rating, role, topic, institution, version } = row;
  return {
    ...{ id, kind, status, name, email, text: row.body, rating, role, topic, institution, photoUrl: row.photo_url },
    ...{ createdAt: row.created_at, decidedBy: row.decided_by_name, decidedAt: row.decided_at, version },
  };
}

/** What visitors handed in, and how they judged the assistant's answers. */
export function moderationHandlers(context: HostContext): HandlersOf<typeof moderationOperations> {
  const { db, clock } = context;
  const find = (within: Queryable, lmsId: string, id: string) =>
    within.selectFrom("submissions").selectAll().where("lms_id", "=", lmsId).where("id", "=", id).executeTakeFirst();
  return {
    listSubmissions: async ({ lmsId, user, query: { page, perPage, kind, status } }) => {
      requireRole(user, MODERATORS);
      let query = db.selectFrom("submissions").selectAll().where("lms_id", "=", lmsId);
      if (kind) query = query.where("kind", "=", kind);
      if (status) query = query.where("status", "=", status);
      const [{ rows, ...measures }, pending] = await Promise.all([
        readPage(query.orderBy("created_at", "desc").orderBy("id"), page, perPage),
        countPending(db, lmsId),
      ]);
      return { data: { ...measures, items: rows.map(toSubmission), pending } };
    },

    moderate: async (input) => {
      const { lmsId, user, params, body } = input;
      requireRole(user, MODERATORS);
      const row = await db.transaction().execute(async (trx) => {
        const before = await find(trx, lmsId, params.id);
        if (!before) throw missing("Kiriman");
        const actorName = await nameOf(trx, user.id);
        const change = { status: body.status, decided_by_name: actorName, decided_at: clock(), version: body.version + 1 };
        const { numUpdatedRows } = await trx
          .updateTable("submissions")
          .set(change)
          .where("lms_id", "=", lmsId)
          .where("id", "=", params.id)
          .where("version", "=", body.version)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new HostRefusal(409, STALE);
        const action = body.status === "published" ? "submission.publish" : "submission.hide";
        const what = { action, entity: before.kind, entityId: before.id };
        await appendAudit(context, trx, input, {
          ...{ user, actorName, ...what },
          ...{ before: { status: before.status }, after: { status: body.status } },
        });
        return { ...before, ...change };
      });
      return { data: toSubmission(row) };
    },

    listVotes: async ({ lmsId, user, query: { page, perPage, value } }) => {
      requireRole(user, MODERATORS);
      let query = db
        .selectFrom("chat_votes as v")
        .innerJoin("chat_messages as m", (join) => join.onRef("m.lms_id", "=", "v.lms_id").onRef("m.id", "=", "v.message_id"))
        .select(["v.message_id as messageId", "v.value", "v.reason", "v.comment", "m.query as question", "m.answer", "v.updated_at as at"])
        .where("v.lms_id", "=", lmsId);
      if (value) query = query.where("v.value", "=", value);
      const [{ rows, ...measures }, sums] = await Promise.all([
        readPage(query.orderBy("v.updated_at", "desc").orderBy("v.message_id"), page, perPage),
        db
          .selectFrom("chat_votes")
          .select(({ fn }) => ["value", fn.countAll<number>().as("count")])
          .where("lms_id", "=", lmsId)
          .groupBy("value")
          .execute(),
      ]);
      const sum = (wanted: "up" | "down") => Number(sums.find((one) => one.value === wanted)?.count ?? 0);
      return { data: { ...measures, items: rows as VoteRow[], up: sum("up"), down: sum("down") } };
    },

    listTestimonies: async ({ lmsId, query: { page, perPage } }) => {
      const query = db
        .selectFrom("submissions")
        .selectAll()
        .where("lms_id", "=", lmsId)
        .where("kind", "=", "testimonies")
        .where("status", "=", "published");
      const { rows, ...measures } = await readPage(query.orderBy("created_at", "desc").orderBy("id"), page, perPage);
      return { data: { ...measures, items: rows.map(toSubmission) } };
    },
  };
}

async function countPending(db: Queryable, lmsId: string): Promise<Record<SubmissionKind, number>> {
  const rows = await db
    .selectFrom("submissions")
    .select(({ fn }) => ["kind", fn.countAll<number>().as("count")])
    .where("lms_id", "=", lmsId)
    .where("status", "=", "pending")
    .groupBy("kind")
    .execute();
  const counts = SUBMISSION_KINDS.map((kind) => [kind, Number(rows.find((row) => row.kind === kind)?.count ?? 0)]);
  return Object.fromEntries(counts) as Record<SubmissionKind, number>;
}
