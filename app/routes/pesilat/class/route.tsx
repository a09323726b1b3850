import { useLoaderData } from "@remix-run/react";
import { pageHref } from "~/lib/page-links";
import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { getPesilatClass, listPesilatClasses } from "~/server/features/pesilat";
import type { RequestContext } from "~/server/request/context";
import { defineLoader } from "~/server/request/define-route";
import { listPage } from "~/server/request/list-page";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { ClassPage } from "../../classes/detail/view";
import { classListQuerySchema } from "../../classes/list/schema";
import { ClassListPage } from "../../classes/list/view";

export const handle = { access: "public", query: classListQuerySchema } satisfies RouteHandle;
export const meta = seoMeta;

const CATALOGUE = {
  path: "/Pesilat/Class",
  title: "Kelas program",
  lead: "Semua kelas program, dari yang sedang dibuka sampai yang akan datang.",
  hasTypeFilter: true,
};

/** A class of the program by code or slug; without one, the list (RTE14). */
export const loader = defineLoader(handle, async (context, { params }) =>
  params.code ? loadClass(context, params.code) : loadList(context),
);

async function loadClass(context: RequestContext, code: string) {
  const item = await getPesilatClass(context, code);
  const seo = getPageSeo(context, {
    key: "Pesilat",
    title: item.name,
    path: item.href,
    description: item.summary || item.description,
    image: item.cover ?? `/cover/class/${encodeURIComponent(item.slug)}.png`,
  });
  return { kind: "class" as const, seo, item };
}

async function loadList(context: RequestContext) {
  const filters = readQuery(handle.query, context.url);
  const list = await listPesilatClasses(context, filters);
  const seo = getPageSeo(context, {
    key: "Pesilat",
    title: CATALOGUE.title,
    path: pageHref(CATALOGUE.path, filters),
    description: CATALOGUE.lead,
    noindex: !list.ok || list.data.items.length === 0,
  });
  return listPage(list, { kind: "list" as const, seo, filters, list });
}

export default function PesilatClassRoute() {
  const page = useLoaderData<typeof loader>();
  if (page.kind === "list") return <ClassListPage {...page} catalogue={CATALOGUE} />;
  return (
    <ClassPage
      item={page.item}
      url={page.seo.canonical}
      parent={{ label: "Kelas program", href: "/Pesilat/Class" }}
    />
  );
}
