import type { RouteHandle } from "~/lib/route-handle";
import { getStatement } from "~/server/features/statement";
import { renderStatementPdf } from "~/server/features/statement-pdf";
import { defineLoader } from "~/server/request/define-route";

export const handle = { access: "books.view", cache: false } satisfies RouteHandle;

/** A month's statement as PDF. */
export const loader = defineLoader(handle, async (context, { params: { month = "" } }) => {
  const statement = await getStatement(context, month);
  const pdf = await renderStatementPdf(statement, context.tenant.setting.title);
  return new Response(pdf, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="laporan-${month}.pdf"`,
      "Cache-Control": "private, no-store",
    },
  });
});
