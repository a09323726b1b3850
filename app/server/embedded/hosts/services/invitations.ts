import type { invitationOperations } from "../../../hosts/services/invitations";
import { getInvitedClass } from "../../domain/classes/class-invitations";
import type { HostContext, OperationHandlers } from "../../kit/context";

export function invitationHandlers(
  context: HostContext,
): OperationHandlers<typeof invitationOperations> {
  return {
    getInvitedClass: async ({ tenantId, params: { token } }) => ({
      data: await getInvitedClass(context, { tenantId, token }),
    }),
  };
}
