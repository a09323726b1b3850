import { sql } from "kysely";
import type { HostUser } from "../../../hosts/host-handler";
import type { Enrolment } from "../../../hosts/learning/enrolments";
import type { HostContext, Queryable } from "../../kit/context";
import { readPage } from "../../kit/paging";
import { queryAllClasses } from "../classes/class-queries";

interface MyClassesQuery {
  tenantId: string;
  user: HostUser;
  page: number;
  perPage: number;
  class?: string | undefined;
}

/** A page of the user's classes with their progress, last learned first. */
export async function listMyClasses(
  { db, clock }: HostContext,
  { tenantId, user, page, perPage, class: slug }: MyClassesQuery,
) {
  let query = db
    .selectFrom(queryEnrolledClasses(db, { tenantId, userId: user.id, now: clock() }).as("mine"))
    .selectAll();
  if (slug) query = query.where("slug", "=", slug);
  const { rows, ...pagination } = await readPage(
    query
      .orderBy(sql`coalesce(${sql.ref("lastDoneAt")}, ${sql.ref("enrolledAt")})`, "desc")
      .orderBy("id"),
    page,
    perPage,
  );
  const learner = { tenantId, userId: user.id, classIds: rows.map(({ id }) => id) };
  const [chapters, certificates] = await Promise.all([
    readChapters(db, learner),
    readCertificates(db, learner),
  ]);
  const items = rows.map(({ enrolledAt, lastDoneAt, ...card }): Enrolment => {
    const own = chapters.filter(({ class_id }) => class_id === card.id);
    const at = own.findIndex(({ done_at }) => done_at === null);
    const next = own[at];
    return {
      class: card,
      enrolledAt,
      lastDoneAt,
      doneCount: own.filter(({ done_at }) => done_at !== null).length,
      chapterCount: own.length,
      next: next
        ? { module: next.module_slug, slug: next.slug, title: next.title, position: at + 1 }
        : null,
      certificates: certificates
        .filter(({ class_id }) => class_id === card.id)
        .map(({ number }) => number),
    };
  });
  return { ...pagination, items };
}

interface LearnerNow {
  tenantId: string;
  userId: string;
  now: number;
}

const queryEnrolledClasses = (db: Queryable, { tenantId, userId, now }: LearnerNow) =>
  queryAllClasses(db, tenantId, now)
    .innerJoin("enrolments as e", (join) =>
      join.onRef("e.lms_id", "=", "c.lms_id").onRef("e.class_id", "=", "c.id"),
    )
    .where("e.user_id", "=", userId)
    .select((eb) => [
      "c.id",
      "c.slug",
      "c.name",
      "c.type",
      "c.cover",
      "c.status",
      "c.schedule",
      "c.start_at as startAt",
      "c.end_at as endAt",
      "e.created_at as enrolledAt",
      eb
        .selectFrom("chapter_progress as p")
        .whereRef("p.lms_id", "=", "c.lms_id")
        .whereRef("p.class_id", "=", "c.id")
        .where("p.user_id", "=", userId)
        .select(sql<number | null>`max(p.done_at)`.as("at"))
        .as("lastDoneAt"),
    ]);

interface LearnerClasses {
  tenantId: string;
  userId: string;
  classIds: string[];
}

/** Chapters of the classes in reading order, with the time at which the learner did them. */
async function readChapters(db: Queryable, { tenantId, userId, classIds }: LearnerClasses) {
  if (classIds.length === 0) return [];
  return db
    .selectFrom("class_chapters as c")
    .innerJoin("class_modules as m", (join) =>
      join
        .onRef("m.lms_id", "=", "c.lms_id")
        .onRef("m.class_id", "=", "c.class_id")
        .onRef("m.slug", "=", "c.module_slug"),
    )
    .leftJoin("chapter_progress as p", (join) =>
      join
        .onRef("p.lms_id", "=", "c.lms_id")
        .onRef("p.class_id", "=", "c.class_id")
        .onRef("p.module_slug", "=", "c.module_slug")
        .onRef("p.chapter_slug", "=", "c.slug")
        .on("p.user_id", "=", userId),
    )
    .select(["c.class_id", "c.module_slug", "c.slug", "c.title", "p.done_at"])
    .where("c.lms_id", "=", tenantId)
    .where("c.class_id", "in", classIds)
    .where("c.archived_at", "is", null)
    .orderBy("m.sort")
    .orderBy("m.slug")
    .orderBy("c.sort")
    .orderBy("c.slug")
    .execute();
}

async function readCertificates(db: Queryable, { tenantId, userId, classIds }: LearnerClasses) {
  if (classIds.length === 0) return [];
  return db
    .selectFrom("certificates")
    .select(["class_id", "number"])
    .where("lms_id", "=", tenantId)
    .where("user_id", "=", userId)
    .where("class_id", "in", classIds)
    .where("revoked_at", "is", null)
    .orderBy("issued_at")
    .execute();
}
