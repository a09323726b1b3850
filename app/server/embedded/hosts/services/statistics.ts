import type { statisticsOperations } from "../../../hosts/services/statistics";
import { logClick } from "../../domain/statistics/click-log";
import { getCounters, recordStatistic } from "../../domain/statistics/record-statistics";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** Statistics and the click log. */
export function statisticsHandlers(
  context: HostContext,
): OperationHandlers<typeof statisticsOperations> {
  return {
    recordStatistic: async ({ tenantId, body }) => ({
      data: await recordStatistic(context, { tenantId, ...body }),
      status: 201,
    }),
    getCounter: async ({ tenantId, query }) => ({
      data: await getCounters(context, tenantId, query),
    }),
    logClick: async ({ tenantId, body }) => {
      await logClick(context, { tenantId, click: body });
      return { data: null };
    },
  };
}
