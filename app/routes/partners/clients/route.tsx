import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { createBreadcrumbsJsonLd } from "~/lib/json-ld";
import { pageHref } from "~/lib/page-links";
import { CLIENTS_PATH, COLLABORATION_PATH } from "~/lib/paths";
import { PORTFOLIO_KIND_NAMES } from "~/lib/portfolio-fields";
import { choiceQuery, pageQuery, readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listClients } from "~/server/features/clients";
import { defineLoader } from "~/server/request/define-route";
import { listPage } from "~/server/request/list-page";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { ClientListPage } from "./view";

export const handle = {
  access: "public",
  query: z.object({ page: pageQuery, kind: choiceQuery(PORTFOLIO_KIND_NAMES) }),
} satisfies RouteHandle;
export const meta = seoMeta;

const LEAD = "Lembaga yang programnya sudah selesai bersama kami, dan yang dihasilkan program itu.";

export const loader = defineLoader(handle, async (context) => {
  const { page, kind } = readQuery(handle.query, context.url);
  const list = await listClients(context, { page, kind });
  const seo = getPageSeo(context, {
    key: "Clients",
    title: "Klien",
    path: pageHref(CLIENTS_PATH, { page, kind }),
    description: LEAD,
    noindex: !list.ok || list.data.items.length === 0,
    jsonLd: [
      createBreadcrumbsJsonLd(context.site.origin, [
        { name: "Kerja sama", href: COLLABORATION_PATH },
        { name: "Klien", href: CLIENTS_PATH },
      ]),
    ],
  });
  return listPage(list, { seo, list, kind: kind ?? null, lead: LEAD });
});

export default function ClientsRoute() {
  return <ClientListPage {...useLoaderData<typeof loader>()} />;
}
