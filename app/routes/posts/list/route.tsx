import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { hrefWith, isPastEnd } from "~/lib/page-links";
import { postKindOf } from "~/lib/post-kinds";
import { pageQuery, readQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { AppError } from "~/server/app-error";
import { listPosts } from "~/server/features/posts";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { PostListPage } from "./view";

export const handle: RouteHandle = { query: ["page", "search", "category"] };

const postListQuery = z.object({ page: pageQuery, search: searchQuery, category: searchQuery });

export const loader = guarded(async (visit) => {
  const filters = readQuery(postListQuery, visit.url);
  const kind = postKindOf(visit.url.pathname);
  if (!kind) throw new AppError("not-found");
  const list = await listPosts(visit, kind, filters);
  const { page, ...kept } = filters;
  // A tenant has its own words for its blog (SET13).
  const own = kind.slug === "blog" ? visit.tenant.setting.blog : null;
  const heading = { title: own?.title ?? kind.title, summary: own?.summary ?? kind.lead, cover: own?.cover ?? null };
  const seo = pageSeo(visit, {
    key: kind.titles.list,
    title: heading.title,
    path: hrefWith(kind.list, { ...kept, page: page > 1 ? String(page) : undefined }),
    description: heading.summary,
    image: heading.cover,
    noindex: !list.posts.ok || list.posts.data.items.length === 0,
  });
  // The page stands without its list, but must not be kept or taken for an empty one; a page past the end does not exist.
  const status = !list.posts.ok ? 503 : isPastEnd(list.posts.data.links) ? 404 : 200;
  return data({ seo, filters, heading, kind, ...list }, { status });
});

export default function PostList() {
  return <PostListPage {...useLoaderData<typeof loader>()} />;
}
