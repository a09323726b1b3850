import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { pageQuery, readQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listAudit } from "~/server/features/audit";
import { getCurrentUser } from "~/server/features/current-user";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { AuditLog } from "./view";

const querySchema = z.object({
  page: pageQuery,
  entity: searchQuery,
  entityId: searchQuery,
  actor: searchQuery,
});

export const handle = {
  cache: false,
  access: "audit.view",
  query: querySchema,
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const { page, ...filters } = readQuery(handle.query, context.url);
  const [me, list] = await Promise.all([
    getCurrentUser(context),
    listAudit(context, { page, ...filters }),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: "Jejak audit", noindex: true }),
    roles: me?.roles ?? [],
    path: context.url.pathname,
    filters,
    list,
  };
});

export default function AuditLogRoute() {
  const page = useLoaderData<typeof loader>();
  return <AuditLog {...page} />;
}
