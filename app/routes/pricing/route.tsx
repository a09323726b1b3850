import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { createBreadcrumbsJsonLd } from "~/lib/json-ld";
import { PRICING_PATH } from "~/lib/plan-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { listFurtherLinks, listPlans } from "~/server/features/plans";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { PricingPage } from "./view";

export const handle = { access: "public" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const plans = await listPlans(context);
  const seo = getPageSeo(context, {
    key: "Pricing",
    title: "Harga",
    path: PRICING_PATH,
    description: "Paket dan harga: untuk siapa, apa yang didapat, dan apa yang tidak termasuk.",
    noindex: !plans.ok || plans.data.length === 0,
    jsonLd: [createBreadcrumbsJsonLd(context.site.origin, [{ name: "Harga", href: PRICING_PATH }])],
  });
  return data({ seo, plans, links: listFurtherLinks(context) }, { status: plans.ok ? 200 : 503 });
});

export default function PricingRoute() {
  const { plans, links } = useLoaderData<typeof loader>();
  return <PricingPage plans={plans} links={links} />;
}
