import type {
  invitedPeopleOperations,
  peopleOperations,
  securityOperations,
} from "../../../hosts/admin/people";
import {
  getTenantUser,
  inviteUser,
  listTenantUsers,
  setUserRoles,
} from "../../domain/accounts/manage-users";
import { changePerson } from "../../domain/people/change-person";
import { importPeople } from "../../domain/people/import-people";
import {
  listOpenInvitations,
  resendInvitation,
  withdrawInvitation,
} from "../../domain/people/open-invitations";
import { readSecurity, setSecurity } from "../../domain/people/security-settings";
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
    changePerson: async ({ tenantId, user, clientIp, requestId, params: { id }, body }) => ({
      data: await changePerson(context, { tenantId, user, clientIp, requestId, id, ...body }),
    }),
    invitePerson: async ({
      tenantId,
      user,
      clientIp,
      requestId,
      idempotencyKey,
      body: { password, ...invitee },
    }) => ({
      data: await inviteUser(context, {
        tenantId,
        user,
        clientIp,
        requestId,
        idempotencyKey,
        invitee,
        password,
      }),
    }),
  };
}

/** Open invitations, and people from a spreadsheet. */
export const invitedPeopleHandlers = (
  context: HostContext,
): OperationHandlers<typeof invitedPeopleOperations> => ({
  listInvitations: async ({ tenantId, user, query }) => ({
    data: await listOpenInvitations(context, { tenantId, user, ...query }),
  }),
  resendInvitation: async ({ tenantId, user, clientIp, requestId, params: { id } }) => ({
    data: await resendInvitation(context, { tenantId, user, clientIp, requestId, id }),
  }),
  withdrawInvitation: async ({ tenantId, user, clientIp, requestId, params: { id } }) => {
    await withdrawInvitation(context, { tenantId, user, clientIp, requestId, id });
    return { data: null };
  },
  importPeople: async ({ tenantId, user, clientIp, requestId, idempotencyKey, body }) => ({
    data: await importPeople(context, {
      tenantId,
      user,
      clientIp,
      requestId,
      idempotencyKey,
      ...body,
    }),
  }),
});

export const securityHandlers = (
  context: HostContext,
): OperationHandlers<typeof securityOperations> => ({
  getSecurity: async ({ tenantId, user }) => ({
    data: await readSecurity(context, { tenantId, user }),
  }),
  setSecurity: async ({ tenantId, user, clientIp, requestId, body }) => ({
    data: await setSecurity(context, { tenantId, user, clientIp, requestId, ...body }),
  }),
});
