import { useLoaderData } from "@remix-run/react";
import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listCourses } from "~/server/features/courses";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadClassList } from "../../classes/list/load-class-list";
import { classListQuerySchema } from "../../classes/list/schema";
import { ClassListPage } from "../../classes/list/view";

const querySchema = classListQuerySchema.omit({ "filter.type": true });

export const handle = { access: "public", query: querySchema } satisfies RouteHandle;
export const meta = seoMeta;

const CATALOGUE = {
  path: "/Courses/@Premium",
  title: "Kursus premium",
  lead: "Kelas berbayar dengan pendampingan mentor, yang Anda ikuti menurut waktu Anda sendiri.",
  hasTypeFilter: false,
};

export const loader = defineLoader(handle, (context) => {
  const filters = readQuery(handle.query, context.url);
  return loadClassList(context, {
    key: "Courses-Premium",
    path: CATALOGUE.path,
    title: CATALOGUE.title,
    description: CATALOGUE.lead,
    filters,
    list: listCourses(context, filters, { path: CATALOGUE.path, isPremium: true }),
  });
});

export default function PremiumCourseList() {
  return <ClassListPage {...useLoaderData<typeof loader>()} catalogue={CATALOGUE} />;
}
