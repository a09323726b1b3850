import type { schoolOperations } from "../../../hosts/services/schools";
import { listVerifiedSchools, registerSchool } from "../../domain/schools/register-school";
import type { HostContext, OperationHandlers } from "../../kit/context";
import { regionHandlers } from "./regions";
import { teamHandlers } from "./teams";

/** Regions, schools and teams. */
export function schoolHandlers(context: HostContext): OperationHandlers<typeof schoolOperations> {
  return {
    ...regionHandlers,
    ...teamHandlers(context),
    listSchools: async ({ tenantId, query }) => ({
      data: await listVerifiedSchools(context, { tenantId, ...query }),
    }),
    registerSchool: async ({ tenantId, body: fields, clientIp, idempotencyKey }) => ({
      data: await registerSchool(context, { tenantId, fields, clientIp, idempotencyKey }),
      message: "Pendaftaran sekolah diterima",
    }),
  };
}
