import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { exportPayoutDecisions } from "~/server/features/payout-decisions";
import { defineLoader } from "~/server/request/define-route";
import { createCsvResponse } from "../../csv-response";
import { decisionFilterSchema } from "../report/filter-schema";

export const handle = {
  access: "payout.decide",
  cache: false,
  query: decisionFilterSchema,
} satisfies RouteHandle;

/** CSV of all filtered decisions. */
export const loader = defineLoader(handle, async (context) => {
  const csv = await exportPayoutDecisions(context, readQuery(handle.query, context.url));
  return createCsvResponse(csv, "keputusan-pencairan");
});
