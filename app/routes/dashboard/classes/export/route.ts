import { z } from "zod";
import { readQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { exportLearners } from "~/server/features/staff-classes";
import { defineLoader } from "~/server/request/define-route";
import { createCsvResponse } from "../../csv-response";

export const handle = {
  cache: false,
  access: "class.edit",
  query: z.object({ search: searchQuery }),
} satisfies RouteHandle;

/** CSV of all learners that the search finds. */
export const loader = defineLoader(handle, async (context, { params }) => {
  const query = readQuery(handle.query, context.url);
  const csv = await exportLearners(context, params.slug ?? "", query);
  return createCsvResponse(csv, "peserta");
});
