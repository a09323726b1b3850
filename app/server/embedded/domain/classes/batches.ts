import { sql } from "kysely";
import type { BatchPage } from "../../../hosts/batch/contract";
import { notFound, type Queryable } from "../../kit/context";
import { readPage } from "../../kit/paging";
import { readProgramSyllabus } from "./programs";

const PAGE_SIZE = 10;

interface BatchQuery {
  tenantId: string;
  /** UTC ms. */
  now: number;
}

const selectActiveBatches = (db: Queryable, { tenantId, now }: BatchQuery) =>
  db
    .selectFrom("batches as b")
    .innerJoin("programmes as p", (join) =>
      join.onRef("p.lms_id", "=", "b.lms_id").onRef("p.id", "=", "b.programme_id"),
    )
    .where("b.lms_id", "=", tenantId)
    .where("p.publication", "=", "published")
    .where("b.end_at", ">", now)
    .select([
      "b.id",
      "b.name",
      "b.programme_id as programId",
      "p.name as programName",
      "b.start_at as startAt",
      "b.end_at as endAt",
    ])
    .select(["b.quota", "b.registered"]);

/** Pages in the shape of ENT7, whose `last_page` is at least 1. */
export async function listBatches(
  db: Queryable,
  { page, ...batchQuery }: BatchQuery & { page: number },
): Promise<BatchPage> {
  const query = selectActiveBatches(db, batchQuery).orderBy("b.start_at").orderBy("b.id");
  const { rows, totalItems, totalPages } = await readPage(query, page, PAGE_SIZE);
  return {
    page: { current_page: page, last_page: Math.max(1, totalPages) },
    data_count: { per_page: PAGE_SIZE, total_data: totalItems },
    items: rows,
  };
}

/** @throws ApiError 404 if the batch is unknown or has ended */
export async function getBatch(db: Queryable, { id, tenantId, now }: BatchQuery & { id: string }) {
  const row = await selectActiveBatches(db, { tenantId, now })
    .select("p.slug as programSlug")
    .select(
      sql<number>`(select count(*) from programme_schools s where s.lms_id = b.lms_id and s.programme_id = b.programme_id)`.as(
        "schools",
      ),
    )
    .where("b.id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound("Angkatan");
  return { ...row, syllabus: await readProgramSyllabus(db, tenantId, row.programId) };
}
