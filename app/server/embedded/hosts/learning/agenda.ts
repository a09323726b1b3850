import type { agendaOperations } from "../../../hosts/learning/agenda";
import { getAgenda } from "../../domain/learning/agenda";
import type { HostContext, OperationHandlers } from "../../kit/context";

export const agendaHandlers = (
  context: HostContext,
): OperationHandlers<typeof agendaOperations> => ({
  getMyAgenda: async ({ tenantId, user, query }) => ({
    data: await getAgenda(context, { tenantId, userId: user.id, ...query }),
  }),
});
