import type { Transaction } from "kysely";
import type { Schema } from "../schema/schema";
import { classParts, classRow, mentorRows } from "./class-seeds";
import type { Lessons } from "./content/lesson";
import type { SeedPerson } from "./content/people";
import type { SeedQuestion } from "./content/question";
import type { SeedClass, SeedMentor, SeedTenant } from "./content/types";
import { insertAll } from "./insert-rows";
import { bankRows, lessonRows } from "./learning-seeds";
import { enrolmentRow, enrolmentsOf, progressOf } from "./progress-seeds";

export interface SeedLearning {
  mentors: readonly SeedMentor[];
  classes: readonly SeedClass[];
  /** By class slug. */
  lessons: Record<string, Lessons>;
  questions: readonly SeedQuestion[];
  people: readonly SeedPerson[];
}

/** A tenant's classes with their lessons, quizzes and mentors, who takes them and how far they came. @returns who takes what */
export async function insertLearning(trx: Transaction<Schema>, tenant: SeedTenant, content: SeedLearning, now: number) {
  const { lmsId, key } = tenant;
  const classes = content.classes.filter(({ tenants }) => tenants.includes(key));
  const rows = classes.map((seed, order) => classRow(lmsId, seed, content.mentors, order, now));
  const parts = classes.map((seed) => classParts(lmsId, seed));
  const taught = classes.map((seed) => lessonRows(lmsId, seed, content.lessons[seed.slug], now));
  const of = <T, K extends keyof T>(all: readonly T[], what: K) => all.map((one) => one[what]);
  const quizzes = of(taught, "quizzes").flat();
  const bank = bankRows(lmsId, quizzes, content.questions, now);
  await insertAll(trx, "mentors", mentorRows(lmsId, classes, content.mentors));
  await insertAll(trx, "classes", rows);
  await insertAll(trx, "class_mentors", of(parts, "mentors").flat());
  await insertAll(trx, "class_modules", of(parts, "modules").flat());
  await insertAll(trx, "class_chapters", of(parts, "chapters").flat());
  await insertAll(trx, "questions", bank.questions);
  await insertAll(trx, "question_tags", bank.tags);
  await insertAll(trx, "quizzes", quizzes);
  await insertAll(trx, "chapter_contents", of(taught, "contents").flat());

  const taken = enrolmentsOf(tenant, content.people, classes, now);
  const { progress, attempts, certificates } = progressOf(tenant, taken, content, quizzes, now);
  await insertAll(
    trx,
    "enrolments",
    taken.map((one) => enrolmentRow(lmsId, one)),
  );
  await insertAll(trx, "chapter_progress", progress);
  await insertAll(trx, "quiz_attempts", attempts);
  await insertAll(trx, "certificates", certificates);
  return taken;
}
