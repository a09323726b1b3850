import { redirect } from "@remix-run/node";
import { z } from "zod";
import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { downloadTenantExport, tenantExportPath } from "~/server/features/tenant-exports";
import { defineLoader } from "~/server/request/define-route";
import { createArchiveResponse } from "../../archive-response";

export const handle = {
  access: "tenant.manage",
  cache: false,
  query: z.object({ ticket: z.string().max(200).catch("") }),
} satisfies RouteHandle;

/** Downloads the archive of a tenant, for people who have just given their password. */
export const loader = defineLoader(handle, async (context, { params }) => {
  const wanted = { tenantId: params.id ?? "", exportId: params.export ?? "" };
  const { ticket } = readQuery(handle.query, context.url);
  const response = await downloadTenantExport(context, { ...wanted, ticket });
  if (!response) throw redirect(`${tenantExportPath(wanted)}?expired=1`, 303);
  return createArchiveResponse(response);
});
