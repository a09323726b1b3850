import type { personalDataOperations } from "../../../hosts/admin/personal-data";
import {
  erasePerson,
  getMyErasure,
  getPersonErasure,
  requestErasure,
  withdrawErasure,
} from "../../domain/personal-data/ask-erasure";
import { exportPerson, startExport } from "../../domain/personal-data/export-person";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** A person's copy of their data, and its erasure. */
export const personalDataHandlers = (
  context: HostContext,
): OperationHandlers<typeof personalDataOperations> => ({
  getMyErasure: async ({ tenantId, user }) => ({
    data: await getMyErasure(context, { tenantId, user }),
  }),
  requestErasure: async ({ tenantId, user, clientIp, requestId, body }) => ({
    data: await requestErasure(context, { tenantId, user, clientIp, requestId, ...body }),
  }),
  withdrawErasure: async ({ tenantId, user, clientIp, requestId }) => ({
    data: await withdrawErasure(context, { tenantId, user, clientIp, requestId }),
  }),
  getPersonErasure: async ({ tenantId, user, params: { id } }) => ({
    data: await getPersonErasure(context, { tenantId, user, id }),
  }),
  erasePerson: async ({ tenantId, user, clientIp, requestId, params: { id }, body }) => ({
    data: await erasePerson(context, { tenantId, user, clientIp, requestId, id, ...body }),
  }),
  startExport: async ({ tenantId, user, clientIp, requestId, params: { id }, body }) => ({
    data: await startExport(context, { tenantId, user, clientIp, requestId, id, ...body }),
  }),
  exportPerson: async ({ tenantId, user, params: { id }, query: { key } }) =>
    new Response(await exportPerson(context, { tenantId, user, id, key }), {
      headers: { "Content-Type": "application/json; charset=utf-8" },
    }),
});
