import { useLoaderData } from "@remix-run/react";
import { createItemListJsonLd } from "~/lib/json-ld";
import { pageHref } from "~/lib/page-links";
import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listCourses } from "~/server/features/courses";
import { defineLoader } from "~/server/request/define-route";
import { listPage } from "~/server/request/list-page";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { classListQuerySchema } from "../../classes/list/schema";
import { ClassListPage } from "../../classes/list/view";

export const handle = { access: "public", query: classListQuerySchema } satisfies RouteHandle;
export const meta = seoMeta;

const CATALOGUE = {
  path: "/Courses",
  title: "Kursus",
  lead: "Belajar menurut waktu Anda sendiri: buka kelasnya, baca bab demi bab, dan lanjutkan dari tempat Anda berhenti.",
  hasTypeFilter: true,
};

export const loader = defineLoader(handle, async (context) => {
  const filters = readQuery(handle.query, context.url);
  const list = await listCourses(context, filters, { path: CATALOGUE.path, isPremium: false });
  const items = list.ok ? list.data.items : [];
  const seo = getPageSeo(context, {
    key: "Courses",
    title: CATALOGUE.title,
    path: pageHref(CATALOGUE.path, filters),
    description: CATALOGUE.lead,
    noindex: items.length === 0,
    jsonLd: items.length > 0 ? [createItemListJsonLd(context.site.origin, items)] : [],
  });
  return listPage(list, { seo, filters, list });
});

export default function CourseList() {
  return <ClassListPage {...useLoaderData<typeof loader>()} catalogue={CATALOGUE} />;
}
