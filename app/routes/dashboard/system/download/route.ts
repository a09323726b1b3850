import { redirect } from "@remix-run/node";
import { z } from "zod";
import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { backupPath, downloadBackup } from "~/server/features/operations/backups";
import { defineLoader } from "~/server/request/define-route";
import { createArchiveResponse } from "../../archive-response";

export const handle = {
  access: "operations.manage",
  cache: false,
  query: z.object({ ticket: z.string().max(200).catch("") }),
} satisfies RouteHandle;

/** Downloads the archive, for people who have just given their password. */
export const loader = defineLoader(handle, async (context, { params }) => {
  const name = params.name ?? "";
  const { ticket } = readQuery(handle.query, context.url);
  const response = await downloadBackup(context, { name, ticket });
  if (!response) throw redirect(`${backupPath(name)}?expired=1`, 303);
  return createArchiveResponse(response);
});
