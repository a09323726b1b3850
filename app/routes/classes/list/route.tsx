import { useLoaderData } from "@remix-run/react";
import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listClasses } from "~/server/features/classes";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadClassList } from "./load-class-list";
import { classListQuerySchema } from "./schema";
import { ClassListPage } from "./view";

export const handle = { access: "public", query: classListQuerySchema } satisfies RouteHandle;
export const meta = seoMeta;

const CATALOGUE = {
  path: "/Class",
  title: "Kelas",
  lead: "Cari kelas menurut topik, tingkat, dan jadwal. Tanpa pilihan lain, kelas yang sudah selesai tidak ditampilkan.",
  hasTypeFilter: true,
};

export const loader = defineLoader(handle, (context) => {
  const filters = readQuery(handle.query, context.url);
  return loadClassList(context, {
    key: "Class",
    path: CATALOGUE.path,
    title: CATALOGUE.title,
    description: "Cari kelas menurut topik, tingkat, jenis, dan jadwal pendaftarannya.",
    filters,
    list: listClasses(context, filters),
  });
});

export default function ClassList() {
  return <ClassListPage {...useLoaderData<typeof loader>()} catalogue={CATALOGUE} />;
}
