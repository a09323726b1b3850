import type { webinarDeskOperations } from "../../../hosts/learning/webinar-desk";
import {
  createClassWebinar,
  getDeskWebinar,
  saveDeskWebinar,
} from "../../domain/classes/webinar-desk";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** Webinars of a class for its staff. */
export const webinarDeskHandlers = (
  context: HostContext,
): OperationHandlers<typeof webinarDeskOperations> => ({
  createClassWebinar: async ({ tenantId, user, params, body, idempotencyKey }) => ({
    status: 201,
    data: await createClassWebinar(context, { tenantId, user, ...params, body, idempotencyKey }),
  }),
  getDeskWebinar: async ({ tenantId, user, params }) => ({
    data: await getDeskWebinar(context, { tenantId, user, ...params }),
  }),
  saveDeskWebinar: async ({ tenantId, user, params, body }) => ({
    data: await saveDeskWebinar(context, { tenantId, user, ...params, body }),
  }),
});
