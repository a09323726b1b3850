import { findPostKind } from "~/content/post-kinds";
import type { BoundHosts } from "../request/context";
import { isPostId } from "./posts";

/** Counts a view of a post by the path of its page (STO13), which holds its id or its slug. */
export async function countPostView({ services }: BoundHosts, pathname: string): Promise<void> {
  const kind = findPostKind(pathname);
  const [key, ...rest] = pathname
    .split("/")
    .slice(2)
    .filter((segment) => segment.toLowerCase() !== "detail")
    .map(decodeURIComponent);
  if (!kind || !key) return;
  const kindSlug = kind.slug;
  const id = [key, ...rest].find(isPostId);
  const slug = id ? (await services.getPost({ query: { kindSlug, id } })).data.slug : key;
  if (slug) await services.viewPost({ query: { kindSlug, slug } });
}
