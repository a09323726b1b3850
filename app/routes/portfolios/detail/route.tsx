import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { createBreadcrumbsJsonLd } from "~/lib/json-ld";
import { PORTFOLIO_PATH } from "~/lib/portfolio-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { getPortfolio, type PortfolioView } from "~/server/features/portfolios";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { PortfolioPage } from "./view";

export const handle = { access: "public" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const wanted = params.title ?? "";
  const item = await getPortfolio(context, wanted);
  const { slug, title, summary, href } = item;
  if (slug !== wanted) throw redirect(href, 301);
  const { origin } = context.site;
  const seo = getPageSeo(context, {
    key: "Portfolio-type-title",
    record: { id: slug, slug, title },
    title,
    path: href,
    description: summary,
    image: item.cover?.address ?? `/cover/site/${encodeURIComponent(slug)}.png`,
    type: "article",
    jsonLd: [
      createWorkJsonLd(item, { origin, creator: context.tenant.setting.title }),
      createBreadcrumbsJsonLd(origin, [
        { name: "Portofolio", href: PORTFOLIO_PATH },
        { name: title, href },
      ]),
    ],
  });
  return { seo, item };
});

const createWorkJsonLd = (
  { title, summary, href, date, clientName }: PortfolioView,
  { origin, creator }: { origin: string; creator: string },
): object => ({
  "@context": "https://schema.org",
  "@type": "CreativeWork",
  name: title,
  description: summary,
  url: origin + href,
  dateCreated: date.day,
  creator: { "@type": "Organization", name: creator, url: origin },
  sponsor: { "@type": "Organization", name: clientName },
});

export default function PortfolioRoute() {
  const { item, seo } = useLoaderData<typeof loader>();
  return <PortfolioPage item={item} url={seo.canonical} />;
}
