import type { placeOperations } from "../../../hosts/learning/places";
import { getPlace, joinWait, leaveWait } from "../../domain/classes/waits";
import { leaveClass } from "../../domain/payments/leave-class";
import type { HostContext, OperationHandlers } from "../../kit/context";

export const placeHandlers = (context: HostContext): OperationHandlers<typeof placeOperations> => ({
  getPlace: async ({ tenantId, user, query }) => ({
    data: await getPlace(context, { tenantId, user, ...query }),
  }),
  leaveClass: async (input) => {
    const { tenantId, user, body } = input;
    return { data: await leaveClass(context, { tenantId, user, ...body, source: input }) };
  },
  joinWait: async ({ tenantId, user, body }) => ({
    data: await joinWait(context, { tenantId, user, ...body }),
  }),
  leaveWait: async ({ tenantId, user, body }) => ({
    data: await leaveWait(context, { tenantId, user, ...body }),
  }),
});
