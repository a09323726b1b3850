import { deskPostPath, editPostPath, revisionsPath } from "~/lib/content-paths";
import { formatDateTime } from "~/lib/dates";
import { formatCount } from "~/lib/numbers";
import { postPath } from "~/lib/paths";
import { hasPermission } from "~/lib/permissions";
import type { PostKindSlug } from "~/lib/post-kind-slugs";
import { POST_STATUS } from "~/lib/post-status";
import type { RequestContext } from "../../request/context";
import { getCurrentUser } from "../current-user";
import { getKindTitle, hasContentDesk } from "./desk";
import { type EditablePost, getEditablePost, listAllowedStatuses } from "./desk-post";

interface Fact {
  label: string;
  value: string;
}

function listFacts({ post, updatedAt, updatedBy }: EditablePost, kindSlug: PostKindSlug): Fact[] {
  const { publishedAt, eventStartAt, category, tags, eventPlace } = post;
  return [
    { label: "Jenis", value: getKindTitle(kindSlug) },
    { label: "Penulis", value: post.author ?? "" },
    { label: "Kategori", value: category ?? "" },
    { label: "Tag", value: tags.join(", ") },
    { label: "Alamat", value: post.slug },
    { label: "Terbit", value: publishedAt === null ? "" : formatDateTime(publishedAt) },
    { label: "Waktu acara", value: eventStartAt === null ? "" : formatDateTime(eventStartAt) },
    { label: "Tempat acara", value: eventPlace ?? "" },
    {
      label: "Terakhir disimpan",
      value: updatedAt === null ? "" : `${formatDateTime(updatedAt)} oleh ${updatedBy}`,
    },
    { label: "Dilihat", value: formatCount(post.views) },
  ].filter(({ value }) => value !== "");
}

/** A post at the desk, with what the visitor may do. @throws AppError forbidden, not-found, unavailable */
export async function getContentRecord(
  context: RequestContext,
  kindSlug: PostKindSlug,
  slug: string,
) {
  const current = await getEditablePost(context, kindSlug, slug);
  const { post, status } = current;
  const roles = (await getCurrentUser(context))?.roles ?? [];
  const isAllowed = await listAllowedStatuses(context, current);
  const canManage = hasPermission(roles, "content.manage");
  const isOwnDesk = hasContentDesk(context);
  const address = { kind: kindSlug, slug: post.slug || post.id };
  const isPublic = (status === "published" || status === "scheduled") && isDue(post.publishedAt);
  return {
    path: deskPostPath(address),
    title: post.title,
    status: POST_STATUS[status],
    version: post.version,
    facts: listFacts(current, kindSlug),
    summary: post.summary,
    html: post.content,
    returnReason: current.returnReason,
    publicHref: isPublic ? postPath({ kindSlug, id: post.id, slug: post.slug }) : null,
    editHref: status !== "archived" && isAllowed(status) ? editPostPath(address) : null,
    revisionsHref: isOwnDesk ? revisionsPath(address) : null,
    canReturn: isOwnDesk && canManage && status === "review",
    canArchive: canManage && status !== "archived",
    canRestore: isOwnDesk && canManage && status === "archived",
  };
}

export type ContentRecord = Awaited<ReturnType<typeof getContentRecord>>;

/** Hosts that tell no date list public posts only. */
const isDue = (publishedAt: number | null) => publishedAt === null || publishedAt <= Date.now();
