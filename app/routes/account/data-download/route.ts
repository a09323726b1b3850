import { exportQuery } from "~/lib/personal-data";
import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { downloadExport } from "~/server/features/personal-data";
import { defineLoader } from "~/server/request/define-route";

export const handle = { access: "user", cache: false, query: exportQuery } satisfies RouteHandle;

/** The copy of the user's own data. */
export const loader = defineLoader(handle, async (context) => {
  const { kunci } = readQuery(handle.query, context.url);
  return downloadExport(context, { id: null, kunci });
});
