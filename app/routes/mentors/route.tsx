import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { createBreadcrumbsJsonLd } from "~/lib/json-ld";
import { pageHref } from "~/lib/page-links";
import { MENTOR_PATH } from "~/lib/paths";
import { pageQuery, readQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listMentors } from "~/server/features/mentors";
import { defineLoader } from "~/server/request/define-route";
import { listPage } from "~/server/request/list-page";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { MentorListPage } from "./view";

export const handle = {
  access: "public",
  query: z.object({ page: pageQuery, search: searchQuery }),
} satisfies RouteHandle;
export const meta = seoMeta;

const LEAD = "Mereka yang sedang mengajar di sini: pekerjaannya, dan kelas yang dibimbingnya.";

export const loader = defineLoader(handle, async (context) => {
  const { page, search } = readQuery(handle.query, context.url);
  const list = await listMentors(context, { page, search });
  const seo = getPageSeo(context, {
    key: "Mentor",
    title: "Mentor",
    path: pageHref(MENTOR_PATH, { page, search }),
    description: LEAD,
    noindex: !list.ok || list.data.items.length === 0 || search !== undefined,
    jsonLd: [createBreadcrumbsJsonLd(context.site.origin, [{ name: "Mentor", href: MENTOR_PATH }])],
  });
  return listPage(list, { seo, list, search: search ?? "", lead: LEAD });
});

export default function MentorsRoute() {
  return <MentorListPage {...useLoaderData<typeof loader>()} />;
}
