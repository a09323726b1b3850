import type { RouteHandle } from "~/lib/route-handle";
import { getStatement, toStatementCsv } from "~/server/features/statement";
import { defineLoader } from "~/server/request/define-route";
import { createCsvResponse } from "../../csv-response";

export const handle = { access: "books.view", cache: false } satisfies RouteHandle;

/** A month's statement as CSV. */
export const loader = defineLoader(handle, async (context, { params: { month = "" } }) =>
  createCsvResponse(toStatementCsv(await getStatement(context, month)), `laporan-${month}`),
);
