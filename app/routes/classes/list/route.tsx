import { useLoaderData } from "@remix-run/react";
import { createItemListJsonLd } from "~/lib/json-ld";
import { pageHref } from "~/lib/page-links";
import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listClasses } from "~/server/features/classes";
import { defineLoader } from "~/server/request/define-route";
import { listPage } from "~/server/request/list-page";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { classListQuerySchema } from "./schema";
import { ClassListPage } from "./view";

export const handle = { access: "public", query: classListQuerySchema } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const filters = readQuery(handle.query, context.url);
  const list = await listClasses(context, filters);
  const items = list.ok ? list.data.items : [];
  const seo = getPageSeo(context, {
    key: "Class",
    title: "Kelas",
    path: pageHref("/Class", filters),
    description: "Cari kelas menurut topik, tingkat, jenis, dan jadwal pendaftarannya.",
    noindex: items.length === 0,
    jsonLd: items.length > 0 ? [createItemListJsonLd(context.site.origin, items)] : [],
  });
  return listPage(list, { seo, filters, list });
});

const CATALOGUE = {
  path: "/Class",
  title: "Kelas",
  lead: "Cari kelas menurut topik, tingkat, dan jadwal. Tanpa pilihan lain, kelas yang sudah selesai tidak ditampilkan.",
  hasTypeFilter: true,
};

export default function ClassList() {
  return <ClassListPage {...useLoaderData<typeof loader>()} catalogue={CATALOGUE} />;
}
