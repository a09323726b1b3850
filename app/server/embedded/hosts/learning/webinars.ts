import type { webinarOperations } from "../../../hosts/learning/webinars";
import {
  getWebinarPlace,
  joinWebinar,
  leaveWebinar,
  listClassWebinars,
  listWebinarGuests,
  registerForWebinar,
} from "../../domain/classes/webinar-guests";
import type { HostContext, OperationHandlers } from "../../kit/context";

export const webinarHandlers = (
  context: HostContext,
): OperationHandlers<typeof webinarOperations> => ({
  getWebinarPlace: async ({ tenantId, user, params }) => ({
    data: await getWebinarPlace(context, { tenantId, user, ...params }),
  }),
  registerForWebinar: async ({ tenantId, user, params }) => ({
    data: await registerForWebinar(context, { tenantId, user, ...params }),
  }),
  leaveWebinar: async ({ tenantId, user, params }) => ({
    data: await leaveWebinar(context, { tenantId, user, ...params }),
  }),
  joinWebinar: async ({ tenantId, user, params }) => ({
    data: await joinWebinar(context, { tenantId, user, ...params }),
  }),
  listWebinarGuests: async ({ tenantId, user, params, query }) => ({
    data: await listWebinarGuests(context, { tenantId, user, ...params, ...query }),
  }),
  listClassWebinars: async ({ tenantId, user, params }) => ({
    data: await listClassWebinars(context, { tenantId, user, ...params }),
  }),
});
