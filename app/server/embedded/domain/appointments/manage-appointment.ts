import { ApiError } from "../../../hosts/host-handler";
import type { Appointment } from "../../../hosts/services/appointments";
import { type HostContext, notFound } from "../../kit/context";
import { sha256 } from "../../kit/ids";
import { toAppointment } from "./to-appointment";

/** `key` is the secret of the receipt link, which grants reading and cancelling. */
interface AppointmentKeyInput {
  tenantId: string;
  key: string;
}

/** @throws ApiError 404 */
export async function getAppointment(
  { db }: HostContext,
  { tenantId, key }: AppointmentKeyInput,
): Promise<Appointment> {
  const row = await db
    .selectFrom("appointments")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("manage_key_hash", "=", sha256(key))
    .executeTakeFirst();
  if (!row) throw notFound("Janji temu");
  return toAppointment(row, key);
}

/** Cancels an appointment; repeated calls give the same result. @throws ApiError 404, 409 */
export async function cancelAppointment(
  context: HostContext,
  { tenantId, key }: AppointmentKeyInput,
): Promise<Appointment> {
  await context.db
    .updateTable("appointments")
    .set({ status: "cancelled", updated_at: context.clock() })
    .where("lms_id", "=", tenantId)
    .where("manage_key_hash", "=", sha256(key))
    .where("status", "in", ["requested", "confirmed", "rescheduled"])
    .execute();
  const appointment = await getAppointment(context, { tenantId, key });
  if (appointment.status !== "cancelled")
    throw new ApiError(409, "Pertemuan ini sudah berlangsung.");
  return appointment;
}
