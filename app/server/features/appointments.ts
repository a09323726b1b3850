import { type AppointmentFields, appointmentFields } from "~/lib/appointment";
import { AppError } from "../app-error";
import type { Refusal } from "../form-post";
import { HostError } from "../hosts/define";
import { type Appointment, appointmentSchema } from "../hosts/services/appointments";
import type { Visit } from "../visit";
import { refusalOf } from "./refusal";

/** What happened to a form: a receipt's link text, or why nothing was changed; the person's text is never lost. */
type Outcome = { ok: true; receipt: string } | ({ ok: false } & Refusal);

const PURPOSE = "appointment";
/** The form was sent before with other text, and that is kept: sent back by "Back", or changed after a lost answer. */
const SENT_BEFORE =
  "Permintaan yang Anda kirim sebelumnya sudah kami terima. Tekan tombol kirim sekali lagi bila Anda memang ingin membuat permintaan baru dengan isian ini.";

/**
 * Asks for an appointment, once a key (XJS5). The receipt is the host's answer, sealed: the link shows it also where no
 * desk keeps it, and nobody can make one up.
 */
export async function createAppointment(visit: Visit, fields: AppointmentFields, idempotencyKey: string): Promise<Outcome> {
  try {
    const { data } = await visit.hosts.services.createAppointment({ body: fields, idempotencyKey });
    return { ok: true, receipt: await visit.sealer.seal(PURPOSE, JSON.stringify(data)) };
  } catch (error) {
    return { ok: false, ...refusalOf(visit, error, { fields: Object.keys(appointmentFields.shape), texts: { 409: SENT_BEFORE } }) };
  }
}

export interface AppointmentView {
  appointment: Appointment;
  /** Whether the status is the present one: the desk may not answer, or there may be no desk that keeps it. */
  standing: "current" | "unreachable" | "as-sent";
  /** Its present state is known and not final. */
  canCancel: boolean;
}

/** The appointment behind a receipt's link, as it stands now where a desk knows, else as it was received. @throws AppError not-found */
export async function getAppointment(visit: Visit, receipt: string): Promise<AppointmentView> {
  const kept = await unseal(visit, receipt);
  if (!kept) throw new AppError("not-found");
  if (!visit.hosts.desk) return { appointment: kept, standing: "as-sent", canCancel: false };
  try {
    const { data } = await visit.hosts.desk.getAppointment({ query: { key: kept.manageKey } });
    return { appointment: data, standing: "current", canCancel: data.status !== "cancelled" && data.status !== "done" };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return { appointment: kept, standing: error.status === 404 ? "as-sent" : "unreachable", canCancel: false };
  }
}

/**
 * Cancelling twice is cancelling once. What cannot be cancelled any more, or never could, the receipt's page tells.
 * @returns false when the desk did not answer and the visitor should try again
 */
export async function cancelAppointment(visit: Visit, receipt: string): Promise<boolean> {
  const { desk } = visit.hosts;
  const kept = await unseal(visit, receipt);
  if (!desk || !kept) return true;
  try {
    await desk.cancelAppointment({ body: { key: kept.manageKey } });
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    if (error.status === 404 || error.status === 409) return true;
    visit.log.warn({ requestId: visit.requestId, kind: error.kind, status: error.status }, "an appointment could not be cancelled");
    return false;
  }
  return true;
}

async function unseal(visit: Visit, receipt: string): Promise<Appointment | null> {
  const text = await visit.sealer.open(PURPOSE, receipt);
  return text === null ? null : appointmentSchema.parse(JSON.parse(text));
}
