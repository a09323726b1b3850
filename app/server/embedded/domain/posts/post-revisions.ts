import type { Selectable } from "kysely";
import type { z } from "zod";
import type { POST_CHANGES } from "~/lib/post-status";
import { revisionFieldsSchema } from "../../../hosts/admin/content";
import type { Schema } from "../../database/schema/schema";
import { notFound, type Queryable } from "../../kit/context";
import { readPage } from "../../kit/paging";

type PostRow = Selectable<Schema["posts"]>;
type Fields = z.output<typeof revisionFieldsSchema>;

const toFields = (row: PostRow): Fields => ({
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  content: row.content,
  categoryId: row.category_id,
  cover: row.cover,
  coverAlt: row.cover_alt,
  tags: JSON.parse(row.tags),
  parentId: row.parent_id,
  audioUrl: row.audio_url,
  metaTitle: row.meta_title,
  metaDescription: row.meta_description,
  eventStartAt: row.event_start_at,
  eventEndAt: row.event_end_at,
  eventPlace: row.event_place,
});

interface PostKey {
  tenantId: string;
  postId: string;
}

interface RevisionInput extends PostKey {
  savedBy: string;
  change: (typeof POST_CHANGES)[number];
  reason?: string | null;
}

const readRow = (trx: Queryable, { tenantId, postId }: PostKey): Promise<PostRow> =>
  trx
    .selectFrom("posts")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("id", "=", postId)
    .executeTakeFirstOrThrow();

const insertRevision = async (trx: Queryable, row: PostRow, input: Omit<RevisionInput, "postId">) =>
  trx
    .insertInto("post_revisions")
    .values({
      lms_id: input.tenantId,
      post_id: row.id,
      number: row.version,
      saved_at: row.updated_at,
      saved_by: input.savedBy,
      change: input.change,
      status: row.status,
      reason: input.reason ?? null,
      fields: JSON.stringify(toFields(row)),
    })
    .onConflict((conflict) => conflict.columns(["lms_id", "post_id", "number"]).doNothing())
    .execute();

/** Saves the post's present state as a revision, in the transaction of the change. */
export async function saveRevision(trx: Queryable, input: RevisionInput): Promise<void> {
  await insertRevision(trx, await readRow(trx, input), input);
}

/** Saves the state before a change, of posts that are older than revisions. */
export async function saveFirstRevision(trx: Queryable, key: PostKey): Promise<void> {
  const row = await readRow(trx, key);
  await insertRevision(trx, row, {
    tenantId: key.tenantId,
    savedBy: row.author,
    change: row.status === "published" ? "published" : "saved",
  });
}

const queryRevisions = (db: Queryable, { tenantId, postId }: PostKey) =>
  db
    .selectFrom("post_revisions")
    .select(["number", "saved_at as savedAt", "saved_by as savedBy", "change", "status", "reason"])
    .where("lms_id", "=", tenantId)
    .where("post_id", "=", postId);

/** Newest first. */
export async function listPostRevisions(
  db: Queryable,
  key: PostKey,
  { page, perPage }: { page: number; perPage: number },
) {
  const { rows, ...pagination } = await readPage(
    queryRevisions(db, key).orderBy("number", "desc"),
    page,
    perPage,
  );
  return { ...pagination, items: rows };
}

/** @throws ApiError 404 */
export async function getPostRevision(db: Queryable, key: PostKey, number: number) {
  const [revision, previous] = await queryRevisions(db, key)
    .select("fields")
    .where("number", "<=", number)
    .orderBy("number", "desc")
    .limit(2)
    .execute();
  if (revision?.number !== number) throw notFound("Versi");
  return {
    ...revision,
    fields: parseFields(revision.fields),
    previous: previous ? parseFields(previous.fields) : null,
  };
}

const parseFields = (fields: string): Fields => revisionFieldsSchema.parse(JSON.parse(fields));

/** Who made the last change; the author of a post that is older than revisions. */
export async function findLastEditor(db: Queryable, key: PostKey): Promise<string | undefined> {
  const row = await queryRevisions(db, key).orderBy("number", "desc").limit(1).executeTakeFirst();
  return row?.savedBy;
}
