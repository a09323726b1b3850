import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { createItemListJsonLd } from "~/lib/json-ld";
import { pageHref } from "~/lib/page-links";
import { pageQuery, readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listWebinars } from "~/server/features/webinars";
import { defineLoader } from "~/server/request/define-route";
import { listPage } from "~/server/request/list-page";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { WebinarListPage } from "./view";

const LEAD =
  "Temu daring gratis bersama mentor: satu pokok bahasan, waktu untuk bertanya, dan rekaman sesudahnya.";

const querySchema = z.object({ page: pageQuery });

export const handle = { access: "public", query: querySchema } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const { page } = readQuery(handle.query, context.url);
  const list = await listWebinars(context, { page });
  const items = list.ok ? list.data.items : [];
  const seo = getPageSeo(context, {
    key: "Webinar",
    title: "Webinar",
    path: pageHref("/Webinar", { page }),
    description: LEAD,
    noindex: items.length === 0,
    jsonLd:
      items.length > 0
        ? [
            createItemListJsonLd(
              context.site.origin,
              items.map(({ title, href }) => ({ name: title, href })),
            ),
          ]
        : [],
  });
  return listPage(list, { seo, lead: LEAD, list });
});

export default function WebinarListRoute() {
  return <WebinarListPage {...useLoaderData<typeof loader>()} />;
}
