import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { CONTENT_SORTS } from "~/lib/list-sorts";
import { getKeys } from "~/lib/options";
import { POST_KINDS } from "~/lib/post-kind-slugs";
import { POST_STATUSES } from "~/lib/post-status";
import { choiceQuery, pageQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { KIND_OPTIONS, listContent } from "~/server/features/content/desk";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../../load-filtered-list";
import { ContentListPage } from "./view";

export const handle = {
  access: "content.edit",
  cache: false,
  query: z.object({
    page: pageQuery,
    search: searchQuery,
    status: choiceQuery([...POST_STATUSES, "all"]),
    kind: choiceQuery(POST_KINDS),
    category: z.string().min(1).max(40).optional().catch(undefined),
    mine: choiceQuery(["true"]),
    sort: choiceQuery(getKeys(CONTENT_SORTS)),
  }),
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => ({
  ...(await loadFilteredList(context, handle, { title: "Tulisan", readList: listContent })),
  kinds: KIND_OPTIONS,
}));

export default function ContentListRoute() {
  return <ContentListPage {...useLoaderData<typeof loader>()} />;
}
