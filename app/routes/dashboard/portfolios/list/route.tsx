import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { PORTFOLIO_STATUSES } from "~/lib/portfolio-fields";
import { choiceQuery, pageQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listDeskPortfolios } from "~/server/features/portfolio-desk";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../../load-filtered-list";
import { PortfolioDeskPage } from "./view";

export const handle = {
  access: "portfolio.edit",
  cache: false,
  query: z.object({ page: pageQuery, status: choiceQuery(PORTFOLIO_STATUSES) }),
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context) =>
  loadFilteredList(context, handle, { title: "Portofolio", readList: listDeskPortfolios }),
);

export default function PortfolioDeskRoute() {
  return <PortfolioDeskPage {...useLoaderData<typeof loader>()} />;
}
