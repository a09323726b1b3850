import { useLoaderData } from "@remix-run/react";
import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listCourses } from "~/server/features/courses";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadClassList } from "../../classes/list/load-class-list";
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

export const loader = defineLoader(handle, (context) => {
  const filters = readQuery(handle.query, context.url);
  return loadClassList(context, {
    key: "Courses",
    path: CATALOGUE.path,
    title: CATALOGUE.title,
    description: CATALOGUE.lead,
    filters,
    list: listCourses(context, filters, { path: CATALOGUE.path, isPremium: false }),
  });
});

export default function CourseList() {
  return <ClassListPage {...useLoaderData<typeof loader>()} catalogue={CATALOGUE} />;
}
