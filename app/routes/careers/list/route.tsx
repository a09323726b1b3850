import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { pageHref } from "~/lib/page-links";
import { pageQuery, readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listCareers } from "~/server/features/careers";
import { defineLoader } from "~/server/request/define-route";
import { listPage } from "~/server/request/list-page";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { CareerListPage } from "./view";

const querySchema = z.object({ page: pageQuery });

export const handle = { access: "public", query: querySchema } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const { page } = readQuery(handle.query, context.url);
  const list = await listCareers(context, page);
  const seo = getPageSeo(context, {
    key: "Career",
    title: "Karier",
    path: pageHref("/Career", { page }),
    description: "Lowongan kerja dan magang dari perusahaan yang mengenal cara kami belajar.",
    noindex: !list.ok || list.data.items.length === 0,
  });
  return listPage(list, { seo, list });
});

export default function CareerList() {
  return <CareerListPage {...useLoaderData<typeof loader>()} />;
}
