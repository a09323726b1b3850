import type { teamOperations } from "../../../hosts/services/teams";
import { registerTeam } from "../../domain/schools/register-team";
import type { HostContext, OperationHandlers } from "../../kit/context";

const MESSAGE = "Pendaftaran tim diterima";

/** Team registrations (STO17). */
export function teamHandlers(context: HostContext): OperationHandlers<typeof teamOperations> {
  return {
    registerTeam: async ({ tenantId, body: fields, clientIp, idempotencyKey }) => ({
      data: await registerTeam(context, {
        operation: "registerTeam",
        tenantId,
        fields,
        clientIp,
        idempotencyKey,
      }),
      message: MESSAGE,
    }),
    registerTeamWithAccounts: async ({ tenantId, body: fields, clientIp, idempotencyKey }) => ({
      data: await registerTeam(context, {
        operation: "registerTeamWithAccounts",
        tenantId,
        fields,
        clientIp,
        idempotencyKey,
      }),
      message: MESSAGE,
    }),
  };
}
