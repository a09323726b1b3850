import type { HostUser } from "../../hosts/implement";
import type { Post } from "../../hosts/services/posts";
import { forbidden, MANAGERS } from "../context";

/** Mentor, teacher, writer and programme leader write posts of their own (designs B2) … */
const AUTHORS = [2, 3, 6, 7];
/** … and only the programme leader publishes them without an editor. */
const PUBLISHING_AUTHORS = [7];
const UNPUBLISHED: readonly Post["status"][] = ["draft", "review"];

const has = (user: HostUser, roles: readonly number[]) => user.roles.some((role) => roles.includes(role));

/**
 * May this user bring a post from one status to another? `before` is null for a new one.
 * @throws HostRefusal 403
 */
export function requirePostRight(
  user: HostUser,
  before: { author_id: string | null; status: Post["status"] } | null,
  after: Post["status"],
): void {
  if (has(user, MANAGERS)) return;
  const isOwn = before === null || before.author_id === user.id;
  const isDraft = [before?.status ?? "draft", after].every((status) => UNPUBLISHED.includes(status));
  const maySet = isDraft || (has(user, PUBLISHING_AUTHORS) && after !== "archived");
  if (!has(user, AUTHORS) || !isOwn || !maySet) throw forbidden();
}
