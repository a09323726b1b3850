import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { isPastEnd } from "~/lib/page-links";
import { choiceQuery, pageQuery, readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { searchedWords, searchSite } from "~/server/features/search";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { SearchPage } from "./view";

export const handle: RouteHandle = { query: ["q", "type", "page"] };

const querySchema = z.object({
  q: z.string().optional().catch(undefined),
  type: choiceQuery(["post", "class", "job", "page"]),
  page: pageQuery,
});

export const loader = guarded(async (visit) => {
  const { q, type, page } = readQuery(querySchema, visit.url);
  const words = searchedWords(q);
  const results = words === null ? null : await searchSite(visit, words, { type, page });
  const title = words === null ? "Cari" : `Cari “${words}”`;
  const seo = pageSeo(visit, {
    key: "Search",
    title,
    path: "/Search",
    description: "Cari kelas, tulisan, dan lowongan di situs ini.",
    noindex: true,
  });
  const status = results === null ? 200 : !results.ok ? 503 : isPastEnd(results.data.links) ? 404 : 200;
  return data({ seo, words: words ?? "", isTooShort: words === null && Boolean(q?.trim()), results }, { status });
});

export default function SearchRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <SearchPage {...page} />;
}
