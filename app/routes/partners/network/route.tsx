import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { createBreadcrumbsJsonLd } from "~/lib/json-ld";
import { pageHref } from "~/lib/page-links";
import { COLLABORATION_PATH, NETWORK_PATH } from "~/lib/paths";
import { pageQuery, readQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { getNetwork } from "~/server/features/network";
import { defineLoader } from "~/server/request/define-route";
import { listPage } from "~/server/request/list-page";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { NetworkPage } from "./view";

export const handle = {
  access: "public",
  query: z.object({ page: pageQuery, search: searchQuery }),
} satisfies RouteHandle;
export const meta = seoMeta;

const LEAD =
  "Sekolah peserta program dan yang terdaftar, daerahnya, dan perusahaan yang membuka lowongan.";

export const loader = defineLoader(handle, async (context) => {
  const { page, search } = readQuery(handle.query, context.url);
  const network = await getNetwork(context, { page, search });
  const { schools, provinces, companies } = network;
  const isEmpty =
    !schools.ok || schools.data.items.length + provinces.length + companies.length === 0;
  const seo = getPageSeo(context, {
    key: "Network",
    title: "Jaringan",
    path: pageHref(NETWORK_PATH, { page, search }),
    description: LEAD,
    noindex: isEmpty || search !== undefined,
    jsonLd: [
      createBreadcrumbsJsonLd(context.site.origin, [
        { name: "Kerja sama", href: COLLABORATION_PATH },
        { name: "Jaringan", href: NETWORK_PATH },
      ]),
    ],
  });
  return listPage(schools, { seo, network, search: search ?? "", lead: LEAD });
});

export default function NetworkRoute() {
  return <NetworkPage {...useLoaderData<typeof loader>()} />;
}
