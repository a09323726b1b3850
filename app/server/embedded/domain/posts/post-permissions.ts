import { hasPermission } from "~/lib/permissions";
import type { HostUser } from "../../../hosts/host-handler";
import type { Post } from "../../../hosts/services/post-schemas";
import { forbidden } from "../../kit/context";

const UNPUBLISHED_STATUSES: readonly Post["status"][] = ["draft", "review"];

/**
 * Checks a status change against designs B2: authors edit their own unpublished posts, publishers
 * also publish their own, and managers do everything.
 * @param before null for a new post
 * @throws ApiError 403
 */
export function requirePostPermission(
  user: HostUser,
  before: { author_id: string | null; status: Post["status"] } | null,
  after: Post["status"],
): void {
  if (hasPermission(user.roles, "content.manage")) return;
  const isAuthor = before === null || before.author_id === user.id;
  const isUnpublished = [before?.status ?? "draft", after].every((status) =>
    UNPUBLISHED_STATUSES.includes(status),
  );
  const canSetStatus =
    isUnpublished || (hasPermission(user.roles, "content.publish") && after !== "archived");
  if (!hasPermission(user.roles, "content.edit") || !isAuthor || !canSetStatus) throw forbidden();
}
