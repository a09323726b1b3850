import { type AlbumPicture, toDraftAlbum } from "~/lib/album-fields";
import type { PostFormValues, PostIntent } from "~/lib/post-fields";
import { ALBUM_KIND, type PostKindSlug } from "~/lib/post-kind-slugs";
import type { PostStatus } from "~/lib/post-status";
import type { RequestContext } from "../../request/context";
import { optional } from "../optional";
import { hasContentDesk, listCategoryOptions } from "./desk";
import { type EditablePost, listAllowedStatuses } from "./desk-post";
import { toHtml } from "./markdown";
import { toPostFormValues } from "./post-values";

const MAX_PARENTS = 100;

export interface EditorButton {
  intent: PostIntent;
  label: string;
  isPrimary: boolean;
}

type Target = "draft" | "review" | "scheduled" | "published";
const TARGET_INTENT: Record<Target, PostIntent> = {
  draft: "draft",
  review: "review",
  scheduled: "schedule",
  published: "publish",
};

/** What a button does depends on where the post stands. */
const BUTTON_LABELS: Record<Exclude<PostStatus, "archived">, Record<Target, string>> = {
  draft: {
    draft: "Simpan draf",
    review: "Kirim untuk ditinjau",
    scheduled: "Jadwalkan",
    published: "Terbitkan",
  },
  review: {
    draft: "Jadikan draf",
    review: "Simpan, tetap ditinjau",
    scheduled: "Jadwalkan",
    published: "Terbitkan",
  },
  scheduled: {
    draft: "Batalkan jadwal",
    review: "",
    scheduled: "Simpan jadwal",
    published: "Terbitkan sekarang",
  },
  published: { draft: "Tarik jadi draf", review: "", scheduled: "", published: "Simpan perubahan" },
};

/** Buttons of the form, first the one that keeps the post where it is. */
async function listButtons(
  context: RequestContext,
  current: EditablePost | null,
): Promise<EditorButton[]> {
  const status = current?.status ?? "draft";
  if (status === "archived") return [];
  const isAllowed = await listAllowedStatuses(context, current);
  const canPublish = isAllowed("published");
  const needsReview = !canPublish || status === "review";
  const [isDesk, main] = [hasContentDesk(context), canPublish ? "published" : "review"];
  const labels = Object.entries(BUTTON_LABELS[status]) as [Target, string][];
  // Hosts of others never show a draft again.
  const shown = labels.filter(
    ([target, label]) =>
      label &&
      isAllowed(target) &&
      (target !== "review" || needsReview) &&
      (isDesk || target === main),
  );
  return shown
    .sort(([one], [other]) => Number(other === status) - Number(one === status))
    .map(([target, label]) => ({
      intent: TARGET_INTENT[target],
      label,
      isPrimary: target === main,
    }));
}

/** Top-level posts that a post of this kind may belong to; none while the host is away. */
async function listParents(
  context: RequestContext,
  kindSlug: PostKindSlug,
  current: EditablePost | null,
) {
  const query = { kindSlug, pageSize: MAX_PARENTS, sort: "title", isParent: "true" } as const;
  const list = await optional(context, context.hosts.services.listPosts({ query }));
  const posts = list.ok ? list.data.data.items : [];
  const options = posts
    .filter(({ id }) => id !== current?.post.id)
    .map(({ id, title }) => ({ value: id, label: title }));
  const parentId = current?.post.parentId;
  const isListed = !parentId || options.some(({ value }) => value === parentId);
  return isListed ? options : [...options, { value: parentId, label: "Induk yang sekarang" }];
}

const EMPTY_VALUES = { version: "0" } as const;

/** What the form of a new or an existing post shows. */
export async function getEditor(
  context: RequestContext,
  kindSlug: PostKindSlug,
  current: EditablePost | null,
) {
  const [buttons, categories, parents] = await Promise.all([
    listButtons(context, current),
    listCategoryOptions(context, kindSlug),
    listParents(context, kindSlug, current),
  ]);
  const values: Partial<PostFormValues> = current
    ? toPostFormValues(current.post, { kindSlug, now: Date.now() })
    : EMPTY_VALUES;
  return {
    buttons,
    categories,
    parents,
    values,
    /** Dates and places of events. */
    hasEvents: kindSlug === "event" && hasContentDesk(context),
    hasAudio: kindSlug === "podcast",
    isAlbum: kindSlug === ALBUM_KIND,
    returnReason: current?.returnReason ?? null,
    origin: context.site.origin,
  };
}

export type EditorView = Awaited<ReturnType<typeof getEditor>>;

export interface PostPreview {
  title: string;
  summary: string;
  html: string;
  cover: { address: string; alt: string } | null;
  album: AlbumPicture[];
}

const toText = (value: unknown) => (typeof value === "string" ? value : "");

/** What is written, valid or not, as its page would show it. */
export function previewPost(payload: Record<string, unknown>): PostPreview {
  const cover = (payload.cover ?? {}) as Record<string, unknown>;
  const address = cover.removed ? "" : toText(cover.address);
  return {
    title: toText(payload.title) || "Tanpa judul",
    summary: toText(payload.summary),
    html: toHtml(toText(payload.content)),
    cover: address ? { address, alt: toText(cover.alt) } : null,
    album: toDraftAlbum(payload.pictures),
  };
}
