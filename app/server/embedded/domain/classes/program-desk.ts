import { sql } from "kysely";
import type { Visibility } from "~/lib/class-options";
import type { DeskProgram } from "../../../hosts/admin/program-desk";
import type { HostUser } from "../../../hosts/host-handler";
import type { Schema } from "../../database/schema/schema";
import { type HostContext, notFound, type Queryable, requirePermission } from "../../kit/context";
import { readPage } from "../../kit/paging";
import { readProgramSyllabus } from "./programs";

/** Of a program's classes and schools, what the desk lists. */
const MAX_PARTS = 200;

interface Caller {
  tenantId: string;
  user: HostUser;
}
export interface ProgramCall extends Caller {
  slug: string;
}

type ListCall = Caller & { page: number; perPage: number; visibility?: Visibility | undefined };

/** A page of programs of one visibility or all, in the tenant's order. @throws ApiError 403 */
export async function listDeskPrograms(
  { db }: HostContext,
  { tenantId, user, page, perPage, visibility }: ListCall,
) {
  requirePermission(user, "program.edit");
  const all = db.selectFrom("programmes as p").where("p.lms_id", "=", tenantId);
  const counted = await all
    .select(["p.publication", sql<number>`count(*)`.as("total")])
    .groupBy("p.publication")
    .execute();
  const filtered = visibility ? all.where("p.publication", "=", visibility) : all;
  const { rows, ...paging } = await readPage(
    filtered
      .select(["p.id", "p.slug", "p.name", "p.status", "p.publication", "p.sort"])
      .select(["p.start_at as startAt", "p.end_at as endAt"])
      .select([
        sql<number>`(select count(*) from classes c where c.lms_id = p.lms_id and c.program_id = p.id)`.as(
          "classes",
        ),
        sql<number>`(select count(*) from programme_schools s where s.lms_id = p.lms_id and s.programme_id = p.id)`.as(
          "schools",
        ),
      ])
      .orderBy(sql`case p.status when 'active' then 0 when 'coming' then 1 else 2 end`)
      .orderBy("p.sort")
      .orderBy("p.start_at", "desc")
      .orderBy("p.id"),
    page,
    perPage,
  );
  const counts = Object.fromEntries(
    counted.map(({ publication, total }) => [publication, Number(total)]),
  );
  return { ...paging, items: rows, counts };
}

/** A program of any visibility. @throws ApiError 403, 404 */
export async function findDeskProgram(
  db: Queryable,
  { tenantId, user, slug }: ProgramCall,
): Promise<Schema["programmes"]> {
  requirePermission(user, "program.edit");
  const row = await db
    .selectFrom("programmes")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (!row) throw notFound("Program");
  return row;
}

const readClasses = (db: Queryable, { lms_id, id }: Schema["programmes"]) =>
  db
    .selectFrom("classes")
    .select(["slug", "name", "publication"])
    .where("lms_id", "=", lms_id)
    .where("program_id", "=", id)
    .orderBy("name")
    .orderBy("id")
    .limit(MAX_PARTS)
    .execute();

const readSchools = (db: Queryable, { lms_id, id }: Schema["programmes"]) =>
  db
    .selectFrom("programme_schools")
    .select(["npsn", "name"])
    .where("lms_id", "=", lms_id)
    .where("programme_id", "=", id)
    .orderBy("name")
    .orderBy("npsn")
    .limit(MAX_PARTS)
    .execute();

/** A program with all that its form edits, its classes and its schools. @throws ApiError 403, 404 */
export async function getDeskProgram({ db }: HostContext, call: ProgramCall): Promise<DeskProgram> {
  const row = await findDeskProgram(db, call);
  const { id, slug, name, summary, description, logo, status, publication, sort, version } = row;
  const [syllabus, classes, schools] = await Promise.all([
    readProgramSyllabus(db, call.tenantId, id),
    readClasses(db, row),
    readSchools(db, row),
  ]);
  return {
    id,
    slug,
    name,
    summary,
    description,
    logo,
    status,
    publication,
    sort,
    version,
    startAt: row.start_at,
    endAt: row.end_at,
    audience: row.audience,
    benefits: JSON.parse(row.benefits) as string[],
    howToJoin: row.how_to_join,
    joinAs: row.join_as,
    syllabus,
    classes,
    schools,
  };
}
