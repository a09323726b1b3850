import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { exportPayouts } from "~/server/features/payouts";
import { defineLoader } from "~/server/request/define-route";
import { createCsvResponse } from "../../csv-response";
import { payoutFilterSchema } from "../filter-schema";

export const handle = {
  cache: false,
  access: "payout.view",
  query: payoutFilterSchema,
} satisfies RouteHandle;

/** CSV of all filtered rows. */
export const loader = defineLoader(handle, async (context) => {
  const csv = await exportPayouts(context, readQuery(handle.query, context.url));
  return createCsvResponse(csv, "pencairan-dana");
});
