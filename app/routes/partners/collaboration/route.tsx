import { useLoaderData } from "@remix-run/react";
import { createBreadcrumbsJsonLd } from "~/lib/json-ld";
import { COLLABORATION_PATH } from "~/lib/paths";
import type { RouteHandle } from "~/lib/route-handle";
import { getCollaboration } from "~/server/features/collaboration";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { CollaborationPage } from "./view";

export const handle = { access: "public" } satisfies RouteHandle;
export const meta = seoMeta;

const LEAD = "Pilih siapa Anda, lalu cara yang cocok. Setiap cara berawal dari satu formulir.";

export const loader = defineLoader(handle, async (context) => ({
  seo: getPageSeo(context, {
    key: "Collaboration",
    title: "Kerja sama",
    description: LEAD,
    jsonLd: [
      createBreadcrumbsJsonLd(context.site.origin, [
        { name: "Kerja sama", href: COLLABORATION_PATH },
      ]),
    ],
  }),
  lead: LEAD,
  collaboration: await getCollaboration(context),
}));

export default function CollaborationRoute() {
  return <CollaborationPage {...useLoaderData<typeof loader>()} />;
}
