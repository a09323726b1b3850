import type { overviewOperations } from "../../../hosts/admin/overview";
import { listMonthlyFigures } from "../../domain/statistics/monthly-figures";
import { listSetupSteps } from "../../domain/tenants/setup-steps";
import { listActivity } from "../../kit/audit/read-audit-log";
import type { HostContext, OperationHandlers } from "../../kit/context";

export const overviewHandlers = (
  context: HostContext,
): OperationHandlers<typeof overviewOperations> => ({
  listMonthlyFigures: async ({ tenantId, user, query }) => ({
    data: await listMonthlyFigures(context, { tenantId, user, ...query }),
  }),
  listActivity: async ({ tenantId, user, query }) => ({
    data: await listActivity(context, { tenantId, user, ...query }),
  }),
  listSetupSteps: async ({ tenantId, user }) => ({
    data: await listSetupSteps(context, { tenantId, user }),
  }),
});
