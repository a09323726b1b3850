import type { agendaOperations } from "../../../hosts/learning/agenda";
import { getAgenda } from "../../domain/learning/agenda";
import {
  findCalendarOwner,
  getCalendarToken,
  renewCalendarToken,
} from "../../domain/learning/calendar-tokens";
import type { HostContext, OperationHandlers } from "../../kit/context";

export const agendaHandlers = (
  context: HostContext,
): OperationHandlers<typeof agendaOperations> => ({
  getMyAgenda: async ({ tenantId, user, query }) => ({
    data: await getAgenda(context, { tenantId, userId: user.id, ...query }),
  }),
  getCalendarToken: async ({ tenantId, user }) => ({
    data: { token: await getCalendarToken(context, { tenantId, userId: user.id }) },
  }),
  renewCalendarToken: async ({ tenantId, user }) => ({
    data: { token: await renewCalendarToken(context, { tenantId, userId: user.id }) },
  }),
  getCalendarFeed: async ({ tenantId, params, query }) => {
    const userId = await findCalendarOwner(context, tenantId, params.token);
    return { data: await getAgenda(context, { tenantId, userId, ...query }) };
  },
});
