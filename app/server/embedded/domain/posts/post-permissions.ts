import { canChangePost, type PostStatus } from "~/lib/post-status";
import type { HostUser } from "../../../hosts/host-handler";
import { forbidden } from "../../kit/context";

/**
 * Checks a status change against designs B2.
 * @param before null for a new post
 * @throws ApiError 403
 */
export function requirePostPermission(
  { id, roles }: HostUser,
  before: { author_id: string | null; status: PostStatus } | null,
  after: PostStatus,
): void {
  const isAuthor = before === null || before.author_id === id;
  if (!canChangePost({ roles, isAuthor, before: before?.status ?? "draft", after }))
    throw forbidden();
}
