import { getPostKind, type PostKind } from "~/content/post-kinds";
import type { DeskDecision } from "~/lib/post-decision-fields";
import type { PostKindSlug } from "~/lib/post-kind-slugs";
import { canChangePost, type PostStatus } from "~/lib/post-status";
import { AppError } from "../../app-error";
import type { DeskPost } from "../../hosts/admin/content";
import type { Post } from "../../hosts/services/post-schemas";
import type { RequestContext } from "../../request/context";
import { type ActionResult, attempt } from "../action-result";
import { getAdmin } from "../admin";
import { getCurrentUser } from "../current-user";
import { required, requiredForStaff } from "../required";
import { hasContentDesk } from "./desk";

/** What the desk knows of a post; hosts of others tell the post alone, as a public one. */
export interface EditablePost extends Omit<DeskPost, "updatedAt" | "updatedBy"> {
  updatedAt: number | null;
  updatedBy: string | null;
}

/** @throws AppError not-found */
export function requireKind(slug: string | undefined): PostKind & { slug: PostKindSlug } {
  const kind = getPostKind(slug ?? "");
  if (!kind) throw new AppError("not-found");
  return { ...kind, slug: kind.slug as PostKindSlug };
}

/** A post of any status, by slug or former slug. @throws AppError forbidden, not-found, unavailable */
export async function getEditablePost(
  context: RequestContext,
  kindSlug: PostKindSlug,
  slug: string,
): Promise<EditablePost> {
  if (hasContentDesk(context))
    return requiredForStaff(getAdmin(context).getContent({ query: { kindSlug, slug } }));
  const post = await required(context.hosts.services.getPost({ query: { kindSlug, slug } }));
  const status = post.status ?? "published";
  return {
    post,
    status,
    isAuthor: true,
    updatedAt: null,
    updatedBy: null,
    returnReason: null,
    archivedAt: null,
  };
}

/** Statuses that the visitor may give a post; the host decides in the end. */
export async function listAllowedStatuses(
  context: RequestContext,
  before: { status: PostStatus; isAuthor: boolean } | null,
): Promise<(status: PostStatus) => boolean> {
  const roles = (await getCurrentUser(context))?.roles ?? [];
  const { status = "draft", isAuthor = true } = before ?? {};
  return (after) => canChangePost({ roles, isAuthor, before: status, after });
}

interface DecisionInput {
  version: number;
  decision: DeskDecision;
  reason: string;
}

const DECISION_ERRORS = { fields: ["reason"], hostMessages: [409] } as const;

/** Sends a post back, archives or restores it. @throws AppError not-found */
export const decidePost = (
  context: RequestContext,
  { post }: { post: Pick<Post, "id" | "slug"> },
  body: DecisionInput,
  kindSlug: PostKindSlug,
): Promise<ActionResult> =>
  attempt<object>(context, DECISION_ERRORS, () =>
    hasContentDesk(context)
      ? getAdmin(context).decideContent({ params: { id: post.id }, body })
      : context.hosts.services.deletePost({ query: { kindSlug, slug: post.slug || post.id } }),
  );
