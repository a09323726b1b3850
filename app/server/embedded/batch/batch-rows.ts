import { sql } from "kysely";
import type { BatchPage } from "../../hosts/batch/contract";
import { missing, type Queryable } from "../context";
import { readPage } from "../paging";
import { syllabusOf } from "../services/programs";

const PER_PAGE = 10;

/** Batches that are not over, each with its programme. @param now UTC ms */
const batchesAt = (db: Queryable, lmsId: string, now: number) =>
  db
    .selectFrom("batches as b")
    .innerJoin("programmes as p", (join) => join.onRef("p.lms_id", "=", "b.lms_id").onRef("p.id", "=", "b.programme_id"))
    .where("b.lms_id", "=", lmsId)
    .where("b.end_at", ">", now)
    .select(["b.id", "b.name", "b.programme_id as programId", "p.name as programName", "b.start_at as startAt", "b.end_at as endAt"])
    .select(["b.quota", "b.registered"]);

/** Ten a page in the batches' own shape (ENT7); there is always a first page. */
export async function listBatches(db: Queryable, lmsId: string, page: number, now: number): Promise<BatchPage> {
  const query = batchesAt(db, lmsId, now).orderBy("b.start_at").orderBy("b.id");
  const { rows, totalItems, totalPages } = await readPage(query, page, PER_PAGE);
  return {
    page: { current_page: page, last_page: Math.max(1, totalPages) },
    data_count: { per_page: PER_PAGE, total_data: totalItems },
    items: rows,
  };
}

/** @throws HostRefusal 404 for one that is unknown or over */
export async function getBatch(db: Queryable, lmsId: string, id: string, now: number) {
  const row = await batchesAt(db, lmsId, now)
    .select("p.slug as programSlug")
    .select(
      sql<number>`(select count(*) from programme_schools s where s.lms_id = b.lms_id and s.programme_id = b.programme_id)`.as("schools"),
    )
    .where("b.id", "=", id)
    .executeTakeFirst();
  if (!row) throw missing("Angkatan");
  return { ...row, syllabus: await syllabusOf(db, lmsId, row.programId) };
}
