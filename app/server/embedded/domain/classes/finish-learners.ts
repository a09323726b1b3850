import type { Transaction } from "kysely";
import type { Schema } from "../../database/schema/schema";
import type { HostContext } from "../../kit/context";
import type { ClassRow } from "../learning/class-access";
import { readOutline } from "../learning/outline";
import { finishClass } from "../learning/progress";

/** Issues certificates to learners who have done every chapter that the syllabus has left. */
export async function finishLearners(
  context: HostContext,
  trx: Transaction<Schema>,
  row: ClassRow,
): Promise<void> {
  const key = { tenantId: row.lms_id, classId: row.id };
  const outline = await readOutline(trx, key);
  if (outline.length === 0) return;
  const learners = await trx
    .selectFrom("chapter_progress as p")
    .innerJoin("enrolments as e", (join) =>
      join
        .onRef("e.lms_id", "=", "p.lms_id")
        .onRef("e.class_id", "=", "p.class_id")
        .onRef("e.user_id", "=", "p.user_id"),
    )
    .innerJoin("class_chapters as c", (join) =>
      join
        .onRef("c.lms_id", "=", "p.lms_id")
        .onRef("c.class_id", "=", "p.class_id")
        .onRef("c.module_slug", "=", "p.module_slug")
        .onRef("c.slug", "=", "p.chapter_slug"),
    )
    .select("p.user_id")
    .where("p.lms_id", "=", row.lms_id)
    .where("p.class_id", "=", row.id)
    .where("c.archived_at", "is", null)
    .groupBy("p.user_id")
    .having(({ fn }) => fn.countAll<number>(), "=", outline.length)
    .orderBy("p.user_id")
    .execute();
  for (const { user_id: userId } of learners)
    await finishClass(context, trx, { row, outline, key: { ...key, userId } });
}
