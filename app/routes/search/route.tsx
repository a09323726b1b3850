import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { choiceQuery, pageQuery, readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { searchSite, toSearchQuery } from "~/server/features/search";
import { defineLoader } from "~/server/request/define-route";
import { listPage } from "~/server/request/list-page";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { SearchPage } from "./view";

const querySchema = z.object({
  q: z.string().optional().catch(undefined),
  type: choiceQuery(["post", "class", "job", "portfolio", "page"]),
  page: pageQuery,
});

export const handle = { access: "public", query: querySchema } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const { q, type, page } = readQuery(handle.query, context.url);
  const words = toSearchQuery(q);
  const results = words === null ? null : await searchSite(context, words, { type, page });
  const title = words === null ? "Cari" : `Cari “${words}”`;
  const seo = getPageSeo(context, {
    key: "Search",
    title,
    path: "/Search",
    description: "Cari kelas, tulisan, lowongan, dan portofolio di situs ini.",
    noindex: true,
  });
  const shown = { seo, words: words ?? "", isTooShort: words === null && Boolean(q?.trim()) };
  return results === null ? data({ ...shown, results }) : listPage(results, { ...shown, results });
});

export default function SearchRoute() {
  const page = useLoaderData<typeof loader>();
  return <SearchPage {...page} />;
}
