import { sql } from "kysely";
import type { HostContext } from "../../kit/context";
import { readPage } from "../../kit/paging";

interface WebinarQuery {
  tenantId: string;
  page: number;
  pageSize: number;
  /** Comma-separated. */
  programIds?: string | undefined;
}

/** SQL: the webinar belongs to no class, or to one that visitors see. */
const isPublic = sql<boolean>`(class_id is null or exists (select 1 from classes c
  where c.lms_id = webinars.lms_id and c.id = webinars.class_id and c.publication <> 'draft'))`;

/** Current and upcoming webinars that visitors see, the next one first, followed by past ones, the latest first. */
export async function listWebinars(
  { db, clock }: HostContext,
  { tenantId, page, pageSize, programIds }: WebinarQuery,
) {
  const isOver = sql<boolean>`start_at + duration_min * 60000 < ${clock()}`;
  let query = db
    .selectFrom("webinars")
    .select([
      "id",
      "slug",
      "title",
      "summary",
      "speakers",
      "start_at as startAt",
      "duration_min as durationMin",
      "zone",
      "platform",
      "description",
      "recording_url as recordingUrl",
      "slide_url as slideUrl",
    ])
    .where("lms_id", "=", tenantId)
    .where(isPublic);
  if (programIds) query = query.where("program_id", "in", programIds.split(","));
  query = query
    .orderBy(sql`case when ${isOver} then 1 else 0 end`)
    .orderBy(sql`case when ${isOver} then -start_at else start_at end`)
    .orderBy("id");
  const { rows, ...paging } = await readPage(query, page, pageSize);
  return {
    ...paging,
    items: rows.map(({ speakers, ...webinar }) => ({
      ...webinar,
      speakers: JSON.parse(speakers) as { name: string; role: string; bio: string }[],
      joinUrl: null,
      audioPhone: null,
    })),
  };
}
