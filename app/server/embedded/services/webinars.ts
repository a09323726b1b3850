import { sql } from "kysely";
import type { Queryable } from "../context";
import { readPage } from "../paging";

interface WebinarQuery {
  page: number;
  pageSize: number;
  /** Comma-separated. */
  programIds?: string | undefined;
}

/** Those still to end, the next one first; then the past ones, the latest first. */
export async function listWebinars(db: Queryable, lmsId: string, { page, pageSize, programIds }: WebinarQuery, now: number) {
  const isOver = sql<boolean>`start_at + duration_min * 60000 < ${now}`;
  let query = db
    .selectFrom("webinars")
    .select(["id", "slug", "title", "summary", "speakers", "start_at as startAt", "duration_min as durationMin", "zone", "platform"])
    .where("lms_id", "=", lmsId);
  if (programIds) query = query.where("program_id", "in", programIds.split(","));
  query = query
    .orderBy(sql`case when ${isOver} then 1 else 0 end`)
    .orderBy(sql`case when ${isOver} then -start_at else start_at end`)
    .orderBy("id");
  const { rows, ...measures } = await readPage(query, page, pageSize);
  return {
    ...measures,
    items: rows.map(({ speakers, ...webinar }) => ({ ...webinar, speakers: JSON.parse(speakers) as { name: string; role: string }[] })),
  };
}
