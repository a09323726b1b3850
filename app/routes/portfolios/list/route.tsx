import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { createBreadcrumbsJsonLd, createItemListJsonLd } from "~/lib/json-ld";
import { pageHref } from "~/lib/page-links";
import {
  PORTFOLIO_KIND_NAMES,
  PORTFOLIO_KINDS,
  PORTFOLIO_PATH,
  portfolioKindPath,
} from "~/lib/portfolio-fields";
import { pageQuery, readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { AppError } from "~/server/app-error";
import { listPortfolios } from "~/server/features/portfolios";
import { defineLoader } from "~/server/request/define-route";
import { listPage } from "~/server/request/list-page";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { PortfolioListPage } from "./view";

export const handle = {
  access: "public",
  query: z.object({ page: pageQuery }),
} satisfies RouteHandle;
export const meta = seoMeta;

/** All past programs, or those of one kind of clients. */
export const loader = defineLoader(handle, async (context, { params }) => {
  const { page } = readQuery(handle.query, context.url);
  const kind = PORTFOLIO_KIND_NAMES.find((name) => name === params.type?.toLowerCase());
  if (params.type !== undefined && kind === undefined) throw new AppError("not-found");
  const list = await listPortfolios(context, { page, kind });
  const items = list.ok ? list.data.items : [];
  const path = kind ? portfolioKindPath(kind) : PORTFOLIO_PATH;
  const title = kind ? `Portofolio: ${PORTFOLIO_KINDS[kind]}` : "Portofolio";
  const { origin } = context.site;
  const steps = items.map(({ title: name, href }) => ({ name, href }));
  const seo = getPageSeo(context, {
    key: "Portfolio",
    title,
    path: pageHref(path, { page }),
    description: "Program yang sudah kami selesaikan bersama mitra, dengan hasilnya.",
    noindex: items.length === 0,
    jsonLd: [
      createItemListJsonLd(origin, steps),
      createBreadcrumbsJsonLd(origin, [{ name: "Portofolio", href: PORTFOLIO_PATH }]),
    ],
  });
  return listPage(list, { seo, list, kind: kind ?? null });
});

export default function PortfolioListRoute() {
  return <PortfolioListPage {...useLoaderData<typeof loader>()} />;
}
