import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { pageQuery, readQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listAudit } from "~/server/features/audit";
import { meOf } from "~/server/features/me";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { Audit } from "./view";

export const handle: RouteHandle = { cache: false, access: "audit.view" };

const querySchema = z.object({ page: pageQuery, entity: searchQuery, entityId: searchQuery, actor: searchQuery });

export const loader = guarded(async (visit) => {
  const { page, ...filters } = readQuery(querySchema, visit.url);
  const [me, list] = await Promise.all([meOf(visit), listAudit(visit, { page, ...filters })]);
  return {
    seo: pageSeo(visit, { key: "Dashboard", title: "Jejak audit", noindex: true }),
    roles: me?.roles ?? [],
    path: visit.url.pathname,
    filters,
    list,
  };
}, "audit.view");

export default function AuditRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <Audit {...page} />;
}
