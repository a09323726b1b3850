import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { BYTE_ORDER_MARK, toCsvRow } from "~/lib/csv";
import { choiceQuery, readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { STATISTIC_KEYS, type StatisticTable } from "~/lib/statistic-views";
import { AppError } from "~/server/app-error";
import { readStatisticTable } from "~/server/features/statistics";
import { defineLoader } from "~/server/request/define-route";
import { periodSchema, toPeriod } from "../period-schema";

export const handle = {
  cache: false,
  access: "statistics.view",
  query: periodSchema.extend({ bagian: choiceQuery(STATISTIC_KEYS) }),
} satisfies RouteHandle;

/** A part of the statistics as CSV. */
export const loader = defineLoader(handle, async (context) => {
  const { bagian, ...period } = readQuery(handle.query, context.url);
  if (!bagian) throw new AppError("not-found");
  const table = await readStatisticTable(context, bagian, toPeriod(period));
  return new Response(createReadableStreamFromReadable(Readable.from(listLines(table))), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="statistik-${bagian}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
});

function* listLines({ rowLabel, columns, rows }: StatisticTable) {
  yield BYTE_ORDER_MARK + toCsvRow([rowLabel, ...columns]);
  for (const { label, values } of rows) yield toCsvRow([label, ...values]);
}
