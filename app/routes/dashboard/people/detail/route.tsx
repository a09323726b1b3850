import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { pageQuery, readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { getPerson } from "~/server/features/people";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { PersonDetail } from "./view";

export const handle = {
  access: "people.manage",
  cache: false,
  query: z.object({ page: pageQuery }),
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const [menu, person] = await Promise.all([
    getDashboardMenu(context),
    getPerson(context, params.id ?? "", readQuery(handle.query, context.url)),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: person.name, noindex: true }),
    menu,
    path: context.url.pathname,
    person,
  };
});

export default function PersonDetailRoute() {
  const page = useLoaderData<typeof loader>();
  return <PersonDetail {...page} />;
}
