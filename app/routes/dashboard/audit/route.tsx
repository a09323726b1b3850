import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { pageQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listAudit } from "~/server/features/audit";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../load-filtered-list";
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

export const loader = defineLoader(handle, (context) =>
  loadFilteredList(context, handle, { title: "Jejak audit", readList: listAudit }),
);

export default function AuditLogRoute() {
  const page = useLoaderData<typeof loader>();
  return <AuditLog {...page} />;
}
