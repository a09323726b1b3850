import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { findPostKind } from "~/content/post-kinds";
import { pageHref } from "~/lib/page-links";
import { pageQuery, readQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { AppError } from "~/server/app-error";
import { listPosts } from "~/server/features/posts";
import { defineLoader } from "~/server/request/define-route";
import { listPage } from "~/server/request/list-page";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { PostListPage } from "./view";

const postListQuery = z.object({ page: pageQuery, search: searchQuery, category: searchQuery });

export const handle = { access: "public", query: postListQuery } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const filters = readQuery(handle.query, context.url);
  const kind = findPostKind(context.url.pathname);
  if (!kind) throw new AppError("not-found");
  const list = await listPosts(context, kind, filters);
  // The tenant's setting overrides the default texts (SET13).
  const blogSetting = kind.slug === "blog" ? context.tenant.setting.blog : null;
  const heading = {
    title: blogSetting?.title ?? kind.title,
    summary: blogSetting?.summary ?? kind.lead,
    cover: blogSetting?.cover ?? null,
  };
  const seo = getPageSeo(context, {
    key: kind.titles.list,
    title: heading.title,
    path: pageHref(kind.list, filters),
    description: heading.summary,
    image: heading.cover,
    noindex: !list.posts.ok || list.posts.data.items.length === 0,
  });
  return listPage(list.posts, { seo, filters, heading, kind, ...list });
});

export default function PostList() {
  return <PostListPage {...useLoaderData<typeof loader>()} />;
}
