import type { Transaction } from "kysely";
import type { Schema } from "../database/schema/schema";
import { storeProgress } from "../domain/learning/stored-progress";
import { toAssignmentRows } from "./assignment-seeds";
import { toClassDetailRows, toClassRow, toFestivalRows, toMentorRows } from "./class-seeds";
import type { Lessons } from "./content/lesson";
import type { SeedPerson } from "./content/people";
import type { SeedQuestion } from "./content/question";
import type { SeedClass, SeedMentor, SeedTenant } from "./content/types";
import { toHandInRows } from "./hand-in-seeds";
import { insertAll } from "./insert-rows";
import { toLessonRows, toQuestionRows } from "./learning-seeds";
import { toStaffRows } from "./people-seeds";
import {
  createEnrolments,
  type SeedEnrolment,
  toEnrolmentRow,
  toProgressRows,
} from "./progress-seeds";

export interface SeedLearning {
  mentors: readonly SeedMentor[];
  classes: readonly SeedClass[];
  /** By class slug. */
  lessons: Record<string, Lessons>;
  questions: readonly SeedQuestion[];
  people: readonly SeedPerson[];
}

/** Inserts a tenant's classes with lessons, quizzes, mentors, enrolments and progress. */
export async function insertLearning(
  trx: Transaction<Schema>,
  tenant: SeedTenant,
  content: SeedLearning,
  now: number,
) {
  const { tenantId } = tenant;
  const classes = content.classes.filter(({ tenants }) => tenants.includes(tenant.key));
  const rows = classes.map((seed, order) =>
    toClassRow(tenantId, seed, content.mentors, order, now),
  );
  const details = classes.map((seed) => toClassDetailRows(tenantId, seed));
  const lessons = classes.map((seed) =>
    toLessonRows(tenantId, seed, content.lessons[seed.slug], now),
  );
  const pluck = <T, K extends keyof T>(items: readonly T[], key: K) =>
    items.map((item) => item[key]);
  const quizzes = pluck(lessons, "quizzes").flat();
  const bank = toQuestionRows(tenantId, quizzes, content.questions, now);
  await insertAll(trx, "mentors", toMentorRows(tenantId, classes, content.mentors, now));
  await insertAll(trx, "classes", rows);
  await insertAll(
    trx,
    "festival_items",
    classes.flatMap((seed) => toFestivalRows(tenantId, seed)),
  );
  await insertAll(trx, "class_mentors", pluck(details, "mentors").flat());
  await insertAll(trx, "class_modules", pluck(details, "modules").flat());
  await insertAll(trx, "class_chapters", pluck(details, "chapters").flat());
  await insertAll(trx, "questions", bank.questions);
  await insertAll(trx, "question_tags", bank.tags);
  await insertAll(trx, "quizzes", quizzes);
  await insertAll(trx, "assignments", toAssignmentRows(tenantId, classes, now));
  await insertAll(trx, "chapter_contents", pluck(lessons, "contents").flat());

  await insertAll(trx, "class_staff", toStaffRows(tenant, classes, content.people));
  const enrolments = createEnrolments(tenant, content.people, classes, now);
  const { progress, attempts, certificates } = toProgressRows(
    tenant,
    enrolments,
    content,
    quizzes,
    now,
  );
  await insertAll(
    trx,
    "enrolments",
    enrolments.map((enrolment) => toEnrolmentRow(tenantId, enrolment)),
  );
  await insertAll(trx, "chapter_progress", progress);
  await insertHandIns(trx, tenant, { ...content, classes, enrolments, progress }, now);
  await storeProgress(trx, { tenantId });
  await insertAll(trx, "quiz_attempts", attempts);
  await insertAll(trx, "certificates", certificates);
  return enrolments;
}

interface HandInContent extends Pick<SeedLearning, "mentors" | "classes"> {
  enrolments: readonly SeedEnrolment[];
  /** What has been inserted. */
  progress: readonly Schema["chapter_progress"][];
}

async function insertHandIns(
  trx: Transaction<Schema>,
  tenant: SeedTenant,
  content: HandInContent,
  now: number,
): Promise<void> {
  const made = toHandInRows(tenant, content, now);
  const toKey = (row: Schema["chapter_progress"]) =>
    [row.class_id, row.user_id, row.module_slug, row.chapter_slug].join();
  const known = new Set(content.progress.map(toKey));
  await insertAll(trx, "hand_ins", made.handIns);
  await insertAll(trx, "counters", made.counters);
  await insertAll(
    trx,
    "chapter_progress",
    made.progress.filter((row) => !known.has(toKey(row))),
  );
}
