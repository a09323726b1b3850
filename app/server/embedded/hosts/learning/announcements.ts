import type { announcementOperations } from "../../../hosts/learning/announcements";
import {
  listAnnouncements,
  listMyAnnouncements,
  sendAnnouncement,
} from "../../domain/learning/announcements";
import type { HostContext, OperationHandlers } from "../../kit/context";

export const announcementHandlers = (
  context: HostContext,
): OperationHandlers<typeof announcementOperations> => ({
  listAnnouncements: async ({ tenantId, user, params, query }) => ({
    data: await listAnnouncements(context, { tenantId, user, ...params, ...query }),
  }),
  sendAnnouncement: async ({ tenantId, user, params, body, idempotencyKey }) => ({
    data: await sendAnnouncement(context, { tenantId, user, idempotencyKey, ...params, ...body }),
  }),
  listMyAnnouncements: async ({ tenantId, user, query }) => ({
    data: await listMyAnnouncements(context, { tenantId, user, ...query }),
  }),
});
