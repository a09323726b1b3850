import { sql } from "kysely";
import type { programOperations } from "../../hosts/services/programs";
import { type HandlersOf, type HostContext, missing, type Queryable } from "../context";
import { readPage } from "../paging";
import { cityName, provinceName } from "../regions";
import { byStatusThenStart, classesAt, selectCards, withMentors } from "./class-rows";
import { pointsBy } from "./programme-points";

/** Cards of programmes, each with how many schools and classes it has. */
function selectProgrammes(db: Queryable, lmsId: string) {
  return db
    .selectFrom("programmes as p")
    .where("p.lms_id", "=", lmsId)
    .select(["p.id", "p.slug", "p.name", "p.summary", "p.logo", "p.status", "p.start_at as startAt", "p.end_at as endAt"])
    .select([
      sql<number>`(select count(*) from programme_schools s where s.lms_id = p.lms_id and s.programme_id = p.id)`.as("schools"),
      sql<number>`(select count(*) from classes c where c.lms_id = p.lms_id and c.program_id = p.id)`.as("classes"),
    ]);
}

/** Programmes (section 7, "Classes and programs"). */
export function programHandlers({ db, clock }: HostContext): HandlersOf<typeof programOperations> {
  return {
    listActivePrograms: async ({ lmsId, query: { page, pageSize } }) => {
      const query = selectProgrammes(db, lmsId)
        .where("p.status", "!=", "ended")
        .orderBy(sql`case p.status when 'active' then 0 else 1 end`)
        .orderBy("p.start_at", "desc")
        .orderBy("p.id");
      const { rows, ...measures } = await readPage(query, page, pageSize);
      return { data: { ...measures, items: rows } };
    },

    getActiveProgram: async ({ lmsId, query: { slug } }) => {
      const row = await selectProgrammes(db, lmsId).select("p.description").where("p.slug", "=", slug).executeTakeFirst();
      if (!row) throw missing("Program");
      let classes = selectCards(classesAt(db, lmsId, clock())).where("c.program_id", "=", row.id);
      for (const order of byStatusThenStart) classes = classes.orderBy(order);
      const [cards, syllabus] = await Promise.all([classes.orderBy("c.name").orderBy("c.id").execute(), syllabusOf(db, lmsId, row.id)]);
      return { data: { ...row, syllabus, classList: await withMentors(db, lmsId, cards) } };
    },

    listProgramSchools: async ({ lmsId, query: { programId, page, pageSize } }) => {
      await requireProgramme(db, lmsId, programId);
      const bySchool = db
        .selectFrom(pointsBy(db, lmsId).as("done"))
        .innerJoin("programme_learners as l", (join) =>
          join.onRef("l.user_id", "=", "done.user_id").onRef("l.programme_id", "=", "done.program_id").on("l.lms_id", "=", lmsId),
        )
        .where("l.programme_id", "=", programId)
        .groupBy("l.npsn")
        .select(["l.npsn", sql<number>`cast(sum(done.points) as bigint)`.as("points")]);
      const query = db
        .selectFrom("programme_schools as s")
        .leftJoin(bySchool.as("b"), "b.npsn", "s.npsn")
        .where("s.lms_id", "=", lmsId)
        .where("s.programme_id", "=", programId)
        .select(["s.npsn", "s.name", "s.province_id", "s.city_id", "s.students"])
        .select(sql<number>`coalesce(b.points, 0)`.as("points"))
        .orderBy(sql`coalesce(b.points, 0)`, "desc")
        .orderBy("s.name")
        .orderBy("s.npsn");
      const { rows, ...measures } = await readPage(query, page, pageSize);
      const items = rows.map(({ province_id, city_id, ...school }) => ({
        ...school,
        province: provinceName(province_id),
        city: cityName(city_id),
      }));
      return { data: { ...measures, items } };
    },
  };
}

/** What a programme teaches, in order. */
export async function syllabusOf(db: Queryable, lmsId: string, programmeId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("programme_syllabus")
    .select("title")
    .where("lms_id", "=", lmsId)
    .where("programme_id", "=", programmeId)
    .orderBy("sort")
    .execute();
  return rows.map(({ title }) => title);
}

/** @throws HostRefusal 404 for one that the tenant does not have */
export async function requireProgramme(db: Queryable, lmsId: string, id: string): Promise<{ name: string; slug: string }> {
  const row = await db
    .selectFrom("programmes")
    .select(["name", "slug"])
    .where("lms_id", "=", lmsId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw missing("Program");
  return row;
}
