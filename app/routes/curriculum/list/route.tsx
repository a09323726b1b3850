import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { pageHref } from "~/lib/page-links";
import { pageQuery, readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listPrograms } from "~/server/features/programs";
import { defineLoader } from "~/server/request/define-route";
import { listPage } from "~/server/request/list-page";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { CurriculumListPage } from "./view";

const PATH = "/Curriculum";
const LEAD = "Apa yang dipelajari dalam setiap program: topik, modul, jam belajar, dan hasilnya.";

const querySchema = z.object({ page: pageQuery });

export const handle = { access: "public", query: querySchema } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const { page } = readQuery(handle.query, context.url);
  const list = await listPrograms(context, { page, path: PATH });
  const seo = getPageSeo(context, {
    key: "Curriculum",
    title: "Kurikulum",
    path: pageHref(PATH, { page }),
    description: LEAD,
    noindex: !list.ok || list.data.items.length === 0,
  });
  return listPage(list, { seo, lead: LEAD, list });
});

export default function CurriculumListRoute() {
  return <CurriculumListPage {...useLoaderData<typeof loader>()} />;
}
