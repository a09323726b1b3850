import type { peopleOperations } from "../../../hosts/admin/people";
import {
  getTenantUser,
  inviteUser,
  listTenantUsers,
  setUserRoles,
} from "../../domain/accounts/manage-users";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** Users and their roles (designs B2). */
export function peopleHandlers(context: HostContext): OperationHandlers<typeof peopleOperations> {
  return {
    listPeople: async ({ tenantId, user, query }) => ({
      data: await listTenantUsers(context, { tenantId, user, ...query }),
    }),
    getPerson: async ({ tenantId, user, params }) => ({
      data: await getTenantUser(context, { tenantId, user, id: params.id }),
    }),
    setRoles: async ({ tenantId, user, clientIp, requestId, params, body }) => ({
      data: await setUserRoles(context, {
        tenantId,
        user,
        clientIp,
        requestId,
        id: params.id,
        ...body,
      }),
    }),
    invitePerson: async ({ tenantId, user, clientIp, requestId, idempotencyKey, body }) => ({
      data: await inviteUser(context, {
        tenantId,
        user,
        clientIp,
        requestId,
        idempotencyKey,
        invitee: body,
      }),
    }),
  };
}
