import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { choiceQuery, pageQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { TENANT_STATES } from "~/lib/tenant-fields";
import { listTenants } from "~/server/features/tenants";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../../load-filtered-list";
import { TenantList } from "./view";

const querySchema = z.object({
  page: pageQuery,
  search: searchQuery,
  state: choiceQuery(TENANT_STATES),
});

export const handle = {
  access: "tenant.manage",
  cache: false,
  query: querySchema,
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context) =>
  loadFilteredList(context, handle, { title: "Semua situs", readList: listTenants }),
);

export default function TenantListRoute() {
  const page = useLoaderData<typeof loader>();
  return <TenantList {...page} />;
}
