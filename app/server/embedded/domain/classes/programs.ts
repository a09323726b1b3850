import { sql } from "kysely";
import { type HostContext, notFound, type Queryable } from "../../kit/context";
import { readPage } from "../../kit/paging";
import { getCityName, getProvinceName } from "../regions/regions";
import {
  orderByStatusThenStart,
  queryClasses,
  selectClassCards,
  withMentors,
} from "./class-queries";
import { queryProgramPoints } from "./program-points";

/** Cards of public programs with their numbers of schools and classes. */
function queryPrograms(db: Queryable, tenantId: string) {
  return db
    .selectFrom("programmes as p")
    .where("p.lms_id", "=", tenantId)
    .where("p.publication", "=", "published")
    .select([
      "p.id",
      "p.slug",
      "p.name",
      "p.summary",
      "p.logo",
      "p.status",
      "p.start_at as startAt",
      "p.end_at as endAt",
      "p.audience",
      "p.benefits",
      "p.how_to_join as howToJoin",
      "p.join_as as joinAs",
    ])
    .select([
      sql<number>`(select count(*) from programme_schools s where s.lms_id = p.lms_id and s.programme_id = p.id)`.as(
        "schools",
      ),
      sql<number>`(select count(*) from classes c where c.lms_id = p.lms_id and c.program_id = p.id and c.publication = 'published')`.as(
        "classes",
      ),
    ]);
}

/** Active programs, then upcoming ones; each group in the tenant's order, then by start date, latest first. */
export async function listActivePrograms(
  { db }: HostContext,
  { tenantId, page, pageSize }: { tenantId: string; page: number; pageSize: number },
) {
  const query = queryPrograms(db, tenantId)
    .where("p.status", "!=", "ended")
    .orderBy(sql`case p.status when 'active' then 0 else 1 end`)
    .orderBy("p.sort")
    .orderBy("p.start_at", "desc")
    .orderBy("p.id");
  const { rows, ...paging } = await readPage(query, page, pageSize);
  return { ...paging, items: rows.map(parseBenefits) };
}

const parseBenefits = <Row extends { benefits: string }>({ benefits, ...row }: Row) => ({
  ...row,
  benefits: JSON.parse(benefits) as string[],
});

/** @throws ApiError 404 */
export async function getActiveProgram(
  { db, clock }: HostContext,
  { tenantId, slug }: { tenantId: string; slug: string },
) {
  const program = await queryPrograms(db, tenantId)
    .select("p.description")
    .where("p.slug", "=", slug)
    .executeTakeFirst();
  if (!program) throw notFound("Program");
  let classes = selectClassCards(queryClasses(db, tenantId, clock())).where(
    "c.program_id",
    "=",
    program.id,
  );
  for (const order of orderByStatusThenStart) classes = classes.orderBy(order);
  const [cards, syllabus] = await Promise.all([
    classes.orderBy("c.name").orderBy("c.id").execute(),
    readProgramSyllabus(db, tenantId, program.id),
  ]);
  return { ...parseBenefits(program), syllabus, classList: await withMentors(db, tenantId, cards) };
}

interface ProgramSchoolsQuery {
  tenantId: string;
  programId: string;
  page: number;
  pageSize: number;
}

/**
 * Schools of a program by their learners' points, then by name (ENT5).
 * @throws ApiError 404 for an unknown program
 */
export async function listProgramSchools(
  { db }: HostContext,
  { tenantId, programId, page, pageSize }: ProgramSchoolsQuery,
) {
  await requireProgram(db, tenantId, programId);
  const pointsBySchool = db
    .selectFrom(queryProgramPoints(db, { tenantId, programId }).as("done"))
    .innerJoin("programme_learners as l", (join) =>
      join.onRef("l.user_id", "=", "done.user_id").on("l.lms_id", "=", tenantId),
    )
    .where("l.programme_id", "=", programId)
    .groupBy("l.npsn")
    .select(["l.npsn", sql<number>`cast(sum(done.points) as bigint)`.as("points")]);
  const query = db
    .selectFrom("programme_schools as s")
    .leftJoin(pointsBySchool.as("b"), "b.npsn", "s.npsn")
    .where("s.lms_id", "=", tenantId)
    .where("s.programme_id", "=", programId)
    .select(["s.npsn", "s.name", "s.province_id", "s.city_id", "s.students"])
    .select(sql<number>`coalesce(b.points, 0)`.as("points"))
    .orderBy(sql`coalesce(b.points, 0)`, "desc")
    .orderBy("s.name")
    .orderBy("s.npsn");
  const { rows, ...paging } = await readPage(query, page, pageSize);
  const items = rows.map(({ province_id, city_id, ...school }) => ({
    ...school,
    province: getProvinceName(province_id),
    city: getCityName(city_id),
  }));
  return { ...paging, items };
}

/** @throws ApiError 404 for an unknown program */
export async function getProgramSyllabus(
  { db }: HostContext,
  { tenantId, programId }: { tenantId: string; programId: string },
) {
  const [{ name }, titles] = await Promise.all([
    requireProgram(db, tenantId, programId),
    readProgramSyllabus(db, tenantId, programId),
  ]);
  return { programId, name, items: titles.map((title, index) => ({ order: index + 1, title })) };
}

/** Syllabus titles in order. */
export async function readProgramSyllabus(
  db: Queryable,
  tenantId: string,
  programId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom("programme_syllabus")
    .select("title")
    .where("lms_id", "=", tenantId)
    .where("programme_id", "=", programId)
    .orderBy("sort")
    .execute();
  return rows.map(({ title }) => title);
}

/** A public program. @throws ApiError 404 */
export async function requireProgram(
  db: Queryable,
  tenantId: string,
  id: string,
): Promise<{ name: string; slug: string }> {
  const row = await db
    .selectFrom("programmes")
    .select(["name", "slug"])
    .where("lms_id", "=", tenantId)
    .where("id", "=", id)
    .where("publication", "=", "published")
    .executeTakeFirst();
  if (!row) throw notFound("Program");
  return row;
}
