import type { adminAppointmentOperations } from "../../../hosts/admin/appointments";
import { decideAppointment } from "../../domain/appointments/decide-appointment";
import { listAppointments } from "../../domain/appointments/list-appointments";
import {
  answerProposal,
  cancelAppointment,
  getAppointment,
} from "../../domain/appointments/manage-appointment";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** A visitor's appointment by the key of a link, and the team's list of all. */
export function adminAppointmentHandlers(
  context: HostContext,
): OperationHandlers<typeof adminAppointmentOperations> {
  return {
    getAppointment: async ({ tenantId, query }) => ({
      data: await getAppointment(context, { tenantId, key: query.key }),
    }),
    cancelAppointment: async ({ tenantId, body }) => ({
      data: await cancelAppointment(context, { tenantId, key: body.key }),
    }),
    answerProposal: async ({ tenantId, body: { key, ...answer } }) => ({
      data: await answerProposal(context, { tenantId, key, answer }),
    }),
    listAppointments: async ({ tenantId, user, query: filters }) => ({
      data: await listAppointments(context, { tenantId, user, filters }),
    }),
    decideAppointment: async ({
      tenantId,
      user,
      clientIp,
      requestId,
      params: { id },
      body: decision,
      idempotencyKey,
    }) => ({
      data: await decideAppointment(context, {
        tenantId,
        user,
        clientIp,
        requestId,
        id,
        decision,
        idempotencyKey,
      }),
    }),
  };
}
