import { useLoaderData } from "@remix-run/react";
import { hrefWith } from "~/lib/page-links";
import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listClasses } from "~/server/features/catalogue";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { classListQuery } from "./schema";
import { ClassListPage } from "./view";

export const handle: RouteHandle = { query: ["page", "search", "state", "level", "filter.type"] };

export const loader = guarded(async (visit) => {
  const filters = readQuery(classListQuery, visit.url);
  const list = await listClasses(visit, filters);
  const { page, ...kept } = filters;
  const path = hrefWith("/Class", { ...kept, page: page > 1 ? String(page) : undefined });
  const seo = pageSeo(visit, {
    key: "Class",
    title: "Kelas",
    path,
    description: "Cari kelas menurut topik, tingkat, jenis, dan jadwal pendaftarannya.",
    noindex: list.items.length === 0,
  });
  return { seo, filters, ...list };
});

export default function ClassList() {
  return <ClassListPage {...useLoaderData<typeof loader>()} />;
}
