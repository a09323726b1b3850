import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { itemListJsonLd } from "~/lib/json-ld";
import { hrefWith, isPastEnd } from "~/lib/page-links";
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
  const items = list.ok ? list.data.items : [];
  const seo = pageSeo(visit, {
    key: "Class",
    title: "Kelas",
    path: hrefWith("/Class", { ...kept, page: page > 1 ? String(page) : undefined }),
    description: "Cari kelas menurut topik, tingkat, jenis, dan jadwal pendaftarannya.",
    noindex: items.length === 0,
    jsonLd: items.length > 0 ? [itemListJsonLd(visit.url.origin, items)] : [],
  });
  // The page stands without its list, but must not be kept or taken for an empty one; a page past the end does not exist.
  const status = !list.ok ? 503 : isPastEnd(list.data.links) ? 404 : 200;
  return data({ seo, filters, list }, { status });
});

export default function ClassList() {
  return <ClassListPage {...useLoaderData<typeof loader>()} />;
}
