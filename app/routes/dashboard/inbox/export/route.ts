import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { exportMessages } from "~/server/features/inbox";
import { defineLoader } from "~/server/request/define-route";
import { createCsvResponse } from "../../csv-response";
import { messageFilterSchema } from "../filter-schema";

export const handle = {
  cache: false,
  access: "inbox.manage",
  query: messageFilterSchema,
} satisfies RouteHandle;

/** CSV of all filtered rows. */
export const loader = defineLoader(handle, async (context) => {
  const csv = await exportMessages(context, readQuery(handle.query, context.url));
  return createCsvResponse(csv, "kotak-masuk");
});
