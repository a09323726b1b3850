import type { appointmentOperations } from "../../../hosts/services/appointments";
import { createAppointment } from "../../domain/appointments/create-appointment";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** Appointment requests. */
export function appointmentHandlers(
  context: HostContext,
): OperationHandlers<typeof appointmentOperations> {
  return {
    createAppointment: async ({ tenantId, body: fields, clientIp, idempotencyKey }) => ({
      data: await createAppointment(context, { tenantId, fields, clientIp, idempotencyKey }),
      message: "Permintaan pertemuan diterima",
    }),
  };
}
