import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { exportInvoices } from "~/server/features/invoice-desk";
import { defineLoader } from "~/server/request/define-route";
import { createCsvResponse } from "../../csv-response";
import { invoiceFilterSchema } from "../filter-schema";

export const handle = {
  cache: false,
  access: "invoice.manage",
  query: invoiceFilterSchema,
} satisfies RouteHandle;

/** CSV of all filtered rows. */
export const loader = defineLoader(handle, async (context) => {
  const csv = await exportInvoices(context, readQuery(handle.query, context.url));
  return createCsvResponse(csv, "tagihan");
});
