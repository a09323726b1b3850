import { exportQuery } from "~/lib/personal-data";
import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { downloadExport } from "~/server/features/personal-data";
import { defineLoader } from "~/server/request/define-route";

export const handle = {
  access: "people.manage",
  cache: false,
  query: exportQuery,
} satisfies RouteHandle;

/** The copy of a person's data. */
export const loader = defineLoader(handle, async (context, { params }) => {
  const { kunci } = readQuery(handle.query, context.url);
  return downloadExport(context, { id: params.id ?? "", kunci });
});
