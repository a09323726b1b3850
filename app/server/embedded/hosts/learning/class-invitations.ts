import type { classInvitationOperations } from "../../../hosts/learning/class-invitations";
import { getClassInvitation, joinByInvitation } from "../../domain/invitations/join-by-invitation";
import {
  inviteToClass,
  listClassInvitations,
  revokeClassInvitation,
} from "../../domain/invitations/staff-invitations";
import type { HostContext, OperationHandlers } from "../../kit/context";

export const classInvitationHandlers = (
  context: HostContext,
): OperationHandlers<typeof classInvitationOperations> => ({
  listClassInvitations: async ({ tenantId, user, params, query }) => ({
    data: await listClassInvitations(context, { tenantId, user, ...params, ...query }),
  }),
  inviteToClass: async (input) => {
    const { tenantId, user, params, body: invitation, idempotencyKey } = input;
    const creation = { tenantId, user, ...params, invitation, idempotencyKey, source: input };
    return { data: await inviteToClass(context, creation), status: 201 };
  },
  revokeClassInvitation: async (input) => {
    const { tenantId, user, params } = input;
    return {
      data: await revokeClassInvitation(context, { tenantId, user, ...params, source: input }),
    };
  },
  getClassInvitation: async ({ tenantId, user, params }) => ({
    data: await getClassInvitation(context, { tenantId, user, ...params }),
  }),
  joinByInvitation: async ({ tenantId, user, params }) => ({
    data: await joinByInvitation(context, { tenantId, user, ...params }),
  }),
});
