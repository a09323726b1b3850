import { BYTE_ORDER_MARK, toCsvRow } from "~/lib/csv";
import { choiceQuery, readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { STATISTIC_KEYS, type StatisticTable } from "~/lib/statistic-views";
import { AppError } from "~/server/app-error";
import { readStatisticTable } from "~/server/features/statistics";
import { defineLoader } from "~/server/request/define-route";
import { createCsvResponse } from "../../csv-response";
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
  return createCsvResponse(toCsv(table), `statistik-${bagian}`);
});

const toCsv = ({ rowLabel, columns, rows }: StatisticTable): string =>
  [
    BYTE_ORDER_MARK + toCsvRow([rowLabel, ...columns]),
    ...rows.map(({ label, values }) => toCsvRow([label, ...values])),
  ].join("");
