import type { Transaction } from "kysely";
import type { Schema } from "../schema/schema";
import { writeSettings } from "../setting-store";
import { classParts, classRow, mentorRows, webinarRow } from "./class-seeds";
import type { Lessons } from "./content/lesson";
import type { SeedQuestion } from "./content/question";
import type { SeedCategory, SeedClass, SeedMentor, SeedPost, SeedTenant, SeedWebinar } from "./content/types";
import { insertAll } from "./insert-rows";
import { bankRows, lessonRows } from "./learning-seeds";
import { categoryRow, postRow } from "./post-seeds";

export interface SeedContent {
  tenants: readonly SeedTenant[];
  mentors: readonly SeedMentor[];
  classes: readonly SeedClass[];
  /** By class slug. */
  lessons: Record<string, Lessons>;
  questions: readonly SeedQuestion[];
  webinars: readonly SeedWebinar[];
  categories: readonly SeedCategory[];
  posts: readonly SeedPost[];
}

/**
 * Writes content into an empty database. Ids follow from slugs, so that every installation has the same addresses;
 * times follow from the day of seeding.
 */
export async function insertContent(trx: Transaction<Schema>, content: SeedContent, now: number): Promise<void> {
  for (const tenant of content.tenants) await insertTenant(trx, tenant, now);
  for (const { key, lmsId } of content.tenants) {
    const own = <T extends { tenants: string[] }>(seeds: readonly T[]) => seeds.filter(({ tenants }) => tenants.includes(key));
    await insertClasses(trx, lmsId, own(content.classes), content, now);
    await insertAll(
      trx,
      "webinars",
      own(content.webinars).map((seed) => webinarRow(lmsId, seed, now)),
    );
    await insertAll(
      trx,
      "categories",
      own(content.categories).map((seed) => categoryRow(lmsId, seed)),
    );
    await insertAll(
      trx,
      "posts",
      own(content.posts).map((seed, sort) => postRow(lmsId, seed, sort, now)),
    );
  }
}

/** A tenant with its host names, the first of them its own, and its setting. */
export async function insertTenant(
  trx: Transaction<Schema>,
  { lmsId, domains, isMain, setting }: Omit<SeedTenant, "key">,
  now: number,
): Promise<void> {
  await trx
    .insertInto("tenants")
    .values({ lms_id: lmsId, is_main: Number(isMain), created_at: now })
    .execute();
  await insertAll(
    trx,
    "tenant_domains",
    domains.map((domain, place) => ({ domain, lms_id: lmsId, is_primary: Number(place === 0) })),
  );
  await writeSettings(trx, lmsId, setting, now);
}

async function insertClasses(
  trx: Transaction<Schema>,
  lmsId: string,
  classes: readonly SeedClass[],
  { mentors, lessons, questions }: SeedContent,
  now: number,
): Promise<void> {
  const parts = classes.map((seed) => classParts(lmsId, seed));
  const taught = classes.map((seed) => lessonRows(lmsId, seed, lessons[seed.slug], now));
  const quizzes = taught.flatMap((one) => one.quizzes);
  const bank = bankRows(lmsId, quizzes, questions, now);
  const rows = classes.map((seed, order) => classRow(lmsId, seed, mentors, order, now));
  await insertAll(trx, "mentors", mentorRows(lmsId, classes, mentors));
  await insertAll(trx, "classes", rows);
  await insertAll(
    trx,
    "class_mentors",
    parts.flatMap((one) => one.mentors),
  );
  await insertAll(
    trx,
    "class_modules",
    parts.flatMap((one) => one.modules),
  );
  await insertAll(
    trx,
    "class_chapters",
    parts.flatMap((one) => one.chapters),
  );
  await insertAll(trx, "questions", bank.questions);
  await insertAll(trx, "question_tags", bank.tags);
  await insertAll(trx, "quizzes", quizzes);
  await insertAll(
    trx,
    "chapter_contents",
    taught.flatMap((one) => one.contents),
  );
}
