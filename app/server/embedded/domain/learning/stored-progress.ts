import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "../../kit/context";
import type { LearnerKey } from "./outline";

/** Reads how far learners have come, in the chapters that the syllabus has now, into their enrolments: of one learner, a class, or a tenant. */
export async function storeProgress(
  trx: Queryable,
  { tenantId, classId, userId }: Pick<LearnerKey, "tenantId"> & Partial<LearnerKey>,
): Promise<void> {
  let query = trx
    .updateTable("enrolments")
    .set({
      done_count: ofProgress(sql<number>`count(*)`),
      last_done_at: ofProgress(sql<number | null>`max(p.done_at)`),
    })
    .where("lms_id", "=", tenantId);
  if (classId !== undefined) query = query.where("class_id", "=", classId);
  if (userId !== undefined) query = query.where("user_id", "=", userId);
  await query.execute();
}

const ofProgress = <Value>(value: RawBuilder<Value>) =>
  sql<Value>`(select ${value} from chapter_progress p
    join class_chapters c on c.lms_id = p.lms_id and c.class_id = p.class_id
      and c.module_slug = p.module_slug and c.slug = p.chapter_slug
    where p.lms_id = enrolments.lms_id and p.class_id = enrolments.class_id
      and p.user_id = enrolments.user_id and c.archived_at is null)`;

/** Counts one more chapter. Safe beside another one of the same learner, unlike counting anew. */
export async function countDoneChapter(
  trx: Queryable,
  { tenantId, classId, userId }: LearnerKey,
  doneAt: number,
): Promise<void> {
  await trx
    .updateTable("enrolments")
    .set((eb) => ({ done_count: eb("done_count", "+", 1), last_done_at: doneAt }))
    .where("lms_id", "=", tenantId)
    .where("class_id", "=", classId)
    .where("user_id", "=", userId)
    .execute();
}
