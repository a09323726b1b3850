import type { statementOperations } from "../../../hosts/admin/statements";
import { getStatement } from "../../domain/payments/statement";
import type { HostContext, OperationHandlers } from "../../kit/context";

export const statementHandlers = (
  context: HostContext,
): OperationHandlers<typeof statementOperations> => ({
  getStatement: async ({ tenantId, user, query: { month } }) => ({
    data: await getStatement(context, { tenantId, user, month }),
  }),
});
