import { type AppointmentFields, appointmentFields } from "~/lib/appointment";
import { AppError } from "../app-error";
import { HostError } from "../hosts/host-contract";
import { type Appointment, appointmentSchema } from "../hosts/services/appointments";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { ALREADY_SENT_MESSAGE } from "./already-sent";

const RECEIPT_PURPOSE = "appointment";

/**
 * Requests an appointment, once per idempotency key (XJS5).
 * @returns `receipt`: the encrypted record, which the receipt's link shows even without an admin host
 */
export const createAppointment = (
  context: RequestContext,
  fields: AppointmentFields,
  idempotencyKey: string,
): Promise<ActionResult<{ receipt: string }>> =>
  attempt(
    context,
    {
      fields: Object.keys(appointmentFields.shape),
      messages: { 409: ALREADY_SENT_MESSAGE.appointment },
    },
    async () => {
      const { data } = await context.hosts.services.createAppointment({
        body: fields,
        idempotencyKey,
      });
      // A host that confirms without a record gives neither number nor key.
      const { id, number, manageKey } = data;
      const status = data.status ?? "requested";
      const createdAt = data.createdAt ?? Date.now();
      const sent: Appointment = { ...fields, id, number, manageKey, status, createdAt };
      return { receipt: await context.encrypter.encrypt(RECEIPT_PURPOSE, JSON.stringify(sent)) };
    },
  );

export interface AppointmentView {
  appointment: Appointment;
  /** `as-sent`: no admin host has the record. */
  statusSource: "current" | "unreachable" | "as-sent";
  /** The current status is known and not final. */
  canCancel: boolean;
}

/** The appointment of a receipt's link: current if the admin host has it, else as sent. @throws AppError not-found */
export async function getAppointment(
  context: RequestContext,
  receipt: string,
): Promise<AppointmentView> {
  const sent = await decryptReceipt(context, receipt);
  if (!sent) throw new AppError("not-found");
  if (!context.hosts.admin || !sent.manageKey)
    return { appointment: sent, statusSource: "as-sent", canCancel: false };
  try {
    const { data } = await context.hosts.admin.getAppointment({ query: { key: sent.manageKey } });
    return {
      appointment: data,
      statusSource: "current",
      canCancel: data.status !== "cancelled" && data.status !== "done",
    };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return {
      appointment: sent,
      statusSource: error.status === 404 ? "as-sent" : "unreachable",
      canCancel: false,
    };
  }
}

/**
 * Cancels an appointment. One that cannot be cancelled counts as success: its page shows the status.
 * @returns false if the host was unavailable and the visitor should try again
 */
export async function cancelAppointment(
  context: RequestContext,
  receipt: string,
): Promise<boolean> {
  const { admin } = context.hosts;
  const sent = await decryptReceipt(context, receipt);
  if (!admin || !sent?.manageKey) return true;
  try {
    await admin.cancelAppointment({ body: { key: sent.manageKey } });
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    if (error.status === 404 || error.status === 409) return true;
    context.log.warn(
      { requestId: context.requestId, kind: error.kind, status: error.status },
      "appointment cancellation failed",
    );
    return false;
  }
  return true;
}

async function decryptReceipt(
  context: RequestContext,
  receipt: string,
): Promise<Appointment | null> {
  const text = await context.encrypter.decrypt(RECEIPT_PURPOSE, receipt);
  return text === null ? null : appointmentSchema.parse(JSON.parse(text));
}
