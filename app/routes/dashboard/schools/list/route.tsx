import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { choiceQuery, pageQuery, readQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { getCurrentUser } from "~/server/features/current-user";
import { listSchools } from "~/server/features/schools";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { SchoolList } from "./view";

const querySchema = z.object({
  page: pageQuery,
  status: choiceQuery(["submitted", "revision_requested", "verified", "rejected"]),
  search: searchQuery,
});

export const handle = {
  cache: false,
  access: "school.inbox",
  query: querySchema,
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const { page, ...filters } = readQuery(handle.query, context.url);
  const [me, list] = await Promise.all([
    getCurrentUser(context),
    listSchools(context, { page, ...filters }),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: "Sekolah", noindex: true }),
    roles: me?.roles ?? [],
    path: context.url.pathname,
    filters,
    list,
  };
});

export default function SchoolListRoute() {
  const page = useLoaderData<typeof loader>();
  return <SchoolList {...page} />;
}
