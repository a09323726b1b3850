import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { findPostKind } from "~/content/post-kinds";
import { createItemListJsonLd } from "~/lib/json-ld";
import { buildHref, pageHref } from "~/lib/page-links";
import { pageQuery, readQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { AppError } from "~/server/app-error";
import { listPosts } from "~/server/features/posts";
import { listPrograms } from "~/server/features/programs";
import { listWebinars } from "~/server/features/webinars";
import { defineLoader } from "~/server/request/define-route";
import { listPage } from "~/server/request/list-page";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { ProgramListPage } from "./view";

const PATH = "/Program";
const NEXT_WEBINARS = 3;
const LEAD =
  "Program yang kami jalankan bersama sekolah, kampus, dan mitra: untuk siapa, apa yang didapat, kapan, dan cara ikut.";

const programListQuery = z.object({
  /** Of the programs. */
  program: pageQuery,
  /** Of the posts about them. */
  page: pageQuery,
  search: searchQuery,
  category: searchQuery,
});

export const handle = { access: "public", query: programListQuery } satisfies RouteHandle;
export const meta = seoMeta;

/** Programs, then posts about them; a page of posts that was searched for is shown alone. */
export const loader = defineLoader(handle, async (context) => {
  const { program, ...filters } = readQuery(handle.query, context.url);
  const kind = findPostKind(PATH);
  if (!kind) throw new AppError("not-found");
  const showsPostsOnly = filters.page > 1 || Boolean(filters.search || filters.category);
  const [programs, posts, webinars] = await Promise.all([
    showsPostsOnly
      ? null
      : listPrograms(context, { page: program, path: PATH, pageName: "program" }),
    listPosts(context, kind, filters),
    showsPostsOnly ? null : listWebinars(context, { pageSize: NEXT_WEBINARS }),
  ]);
  const items = programs?.ok ? programs.data.items : [];
  const hasPosts = posts.posts.ok && posts.posts.data.items.length > 0;
  const seo = getPageSeo(context, {
    key: kind.titles.list,
    title: kind.title,
    path: showsPostsOnly
      ? pageHref(PATH, filters)
      : buildHref(PATH, { program: program > 1 ? String(program) : undefined }),
    description: LEAD,
    noindex: items.length === 0 && !hasPosts,
    jsonLd: items.length > 0 ? [createItemListJsonLd(context.site.origin, items)] : [],
  });
  return listPage(programs ?? posts.posts, {
    seo,
    lead: LEAD,
    kind,
    filters,
    programs,
    webinars: webinars?.ok ? webinars.data.items.filter(({ phase }) => phase !== "over") : [],
    ...posts,
  });
});

export default function ProgramListRoute() {
  return <ProgramListPage {...useLoaderData<typeof loader>()} />;
}
