import { STALE_MESSAGE } from "~/lib/messages";
import { MAX_CONTENT_LENGTH, type PostFormOutput, type PostIntent } from "~/lib/post-fields";
import type { PostKindSlug } from "~/lib/post-kind-slugs";
import type { PostStatus } from "~/lib/post-status";
import { toWibInstant } from "~/lib/wib-time";
import type { FormError } from "../../forms/read-form";
import { HostError } from "../../hosts/host-contract";
import type { Post } from "../../hosts/services/post-schemas";
import type { RequestContext } from "../../request/context";
import { type ActionResult, attempt } from "../action-result";
import { claimPicturesOf } from "../pictures";
import { hasContentDesk } from "./desk";
import type { EditablePost } from "./desk-post";
import { toOwnFields, toPostBody } from "./post-values";

const FIELDS = [
  "title",
  "summary",
  "content",
  "categoryId",
  "parentId",
  "slug",
  "tags",
  "audioUrl",
];

/** Status that a button of the form gives; others only show something. */
const INTENT_STATUS: Partial<Record<PostIntent, PostStatus>> = {
  draft: "draft",
  review: "review",
  schedule: "scheduled",
  publish: "published",
};

interface SaveInput {
  kindSlug: PostKindSlug;
  /** Null for a new post. */
  current: EditablePost | null;
  value: PostFormOutput;
  idempotencyKey: string;
}

/** `isStale`: the post was saved in the meantime. */
export type SaveResult = ActionResult<{ post: Post }> | ({ ok: false; isStale: true } & FormError);

/** Saves a post with the status of the pressed button. @throws AppError not-found */
export async function savePost(context: RequestContext, input: SaveInput): Promise<SaveResult> {
  const { value, current, kindSlug, idempotencyKey } = input;
  const status = INTENT_STATUS[value.intent] ?? current?.status ?? "draft";
  const publishedAt = readSchedule(value, status);
  if (publishedAt !== null && publishedAt <= Date.now())
    return reject({ publishDate: "Waktu terbit harus di masa depan" });
  const body = { ...toPostBody(value, { status, publishedAt }), kindSlug };
  if (body.content.length > MAX_CONTENT_LENGTH)
    return reject({ content: "Paling panjang 37.000 huruf; bagi menjadi dua tulisan" });
  await claimPicturesOf(context, body.content);
  const own = hasContentDesk(context) ? toOwnFields(value) : {};
  const { services } = context.hosts;
  return attemptSave(context, () =>
    current
      ? services.updatePost({
          query: { slug: current.post.slug || current.post.id },
          body: { ...body, ...own, sort: current.post.sort, version: value.version },
        })
      : services.createPost({ body: { ...body, ...own }, idempotencyKey }),
  );
}

const readSchedule = ({ publishDate, publishTime }: PostFormOutput, status: PostStatus) =>
  status === "scheduled" && publishDate && publishTime
    ? toWibInstant(publishDate, publishTime)
    : null;

const reject = (fields: Record<string, string>) =>
  ({ ok: false, status: 422, message: null, fields }) as const;

/** A 409 is a slug in use, which it names, or a stale version. */
async function attemptSave(
  context: RequestContext,
  save: () => Promise<{ data: Post }>,
): Promise<SaveResult> {
  try {
    return await attempt(context, { fields: FIELDS }, async () => {
      const { data: post } = await save().catch((error: unknown) => {
        throw error instanceof HostError && error.status === 409 ? new Conflict(error) : error;
      });
      return { post };
    });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    const { slug } = (error.cause.data ?? {}) as { slug?: unknown };
    if (slug !== undefined) return reject({ slug: "Alamat ini sudah dipakai tulisan lain" });
    return { ok: false, isStale: true, status: 409, message: STALE_MESSAGE, fields: {} };
  }
}

class Conflict extends Error {
  constructor(override readonly cause: HostError) {
    super("conflict", { cause });
  }
}
