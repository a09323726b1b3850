import { hasPermission } from "./permissions";
import type { StatusView } from "./views";

export const POST_STATUSES = ["draft", "review", "scheduled", "published", "archived"] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

export const POST_STATUS: Record<PostStatus, StatusView> = {
  draft: { label: "Draf", tone: "neutral" },
  review: { label: "Menunggu tinjauan", tone: "orange" },
  scheduled: { label: "Terjadwal", tone: "blue" },
  published: { label: "Terbit", tone: "green" },
  archived: { label: "Arsip", tone: "neutral" },
};

/** What a revision of a post came from. */
export const POST_CHANGES = ["saved", "returned", "archived", "restored", "published"] as const;

const UNPUBLISHED: readonly PostStatus[] = ["draft", "review"];

interface PostChange {
  /** Roles granted in the tenant. */
  roles: readonly number[];
  isAuthor: boolean;
  before: PostStatus;
  after: PostStatus;
}

/**
 * Whether designs B2 allows a change: authors edit their own unpublished posts, publishers also publish their own,
 * and managers do everything.
 */
export function canChangePost({ roles, isAuthor, before, after }: PostChange): boolean {
  if (hasPermission(roles, "content.manage")) return true;
  const isUnpublished = UNPUBLISHED.includes(before) && UNPUBLISHED.includes(after);
  const canSetStatus =
    isUnpublished || (hasPermission(roles, "content.publish") && after !== "archived");
  return hasPermission(roles, "content.edit") && isAuthor && canSetStatus;
}
