import type { adminAppointmentOperations } from "../../../hosts/admin/appointments";
import { cancelAppointment, getAppointment } from "../../domain/appointments/manage-appointment";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** A visitor's appointment by the key on its receipt. */
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
  };
}
