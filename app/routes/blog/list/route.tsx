import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { hrefWith, isPastEnd } from "~/lib/page-links";
import { pageQuery, readQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listBlog } from "~/server/features/posts";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { BlogListPage } from "./view";

export const handle: RouteHandle = { query: ["page", "search", "category"] };

const blogListQuery = z.object({ page: pageQuery, search: searchQuery, category: searchQuery });

export const loader = guarded(async (visit) => {
  const filters = readQuery(blogListQuery, visit.url);
  const list = await listBlog(visit, filters);
  const { page, ...kept } = filters;
  const { title, summary, cover } = visit.tenant.setting.blog;
  const heading = {
    title: title ?? "Blog",
    summary: summary ?? "Cerita, panduan, dan catatan belajar dari tim dan para mentor kami.",
    cover,
  };
  const seo = pageSeo(visit, {
    key: "Blog",
    title: heading.title,
    path: hrefWith("/Blog", { ...kept, page: page > 1 ? String(page) : undefined }),
    description: heading.summary,
    image: cover,
    noindex: !list.posts.ok || list.posts.data.items.length === 0,
  });
  // The page stands without its list, but must not be kept or taken for an empty one; a page past the end does not exist.
  const status = !list.posts.ok ? 503 : isPastEnd(list.posts.data.links) ? 404 : 200;
  return data({ seo, filters, heading, ...list }, { status });
});

export default function BlogList() {
  return <BlogListPage {...useLoaderData<typeof loader>()} />;
}
