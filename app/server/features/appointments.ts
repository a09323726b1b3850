import { z } from "zod";
import type { AppointmentFields } from "~/lib/appointment";
import { AppError } from "../app-error";
import { HostError } from "../hosts/define";
import { type Appointment, appointmentSchema } from "../hosts/services/appointments";
import type { Visit } from "../visit";
import { subject } from "./read";

/** What happened to a form: a receipt's link text, or why nothing was changed; the person's text is never lost. */
export type Outcome =
  | { ok: true; receipt: string }
  | { ok: false; status: 409 | 422 | 429 | 503; message: string | null; fields: Record<string, string> };

const PURPOSE = "appointment";
const fieldErrors = z.record(z.string(), z.string()).catch({});
const retryAfter = z.object({ retryAfterSeconds: z.number() }).catch({ retryAfterSeconds: 3600 });

/**
 * Asks for an appointment, once a key (XJS5). The receipt is the host's answer, sealed: the link shows it also where no
 * desk keeps it, and nobody can make one up.
 */
export async function createAppointment(visit: Visit, fields: AppointmentFields, idempotencyKey: string): Promise<Outcome> {
  try {
    const { data } = await visit.hosts.services.createAppointment({ body: fields, idempotencyKey });
    return { ok: true, receipt: await visit.sealer.seal(PURPOSE, JSON.stringify(data)) };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    if (error.status === 422) return { ok: false, status: 422, message: null, fields: fieldErrors.parse(error.data) };
    if (error.status === 409) return { ok: false, status: 409, message: "Data sudah berubah, muat ulang halaman.", fields: {} };
    if (error.status === 429) {
      const minutes = Math.ceil(retryAfter.parse(error.data).retryAfterSeconds / 60);
      return { ok: false, status: 429, message: `Terlalu banyak percobaan, coba lagi dalam ${minutes} menit.`, fields: {} };
    }
    visit.log.warn({ requestId: visit.requestId, kind: error.kind, status: error.status }, "an appointment could not be sent");
    return { ok: false, status: 503, message: "Koneksi terputus. Data Anda aman, coba lagi.", fields: {} };
  }
}

export interface AppointmentView {
  appointment: Appointment;
  /** Whether it can be cancelled here: its present state is known and not final. */
  canCancel: boolean;
}

/** The appointment behind a receipt's link, as it stands now where a desk knows, else as it was received. @throws AppError not-found */
export async function getAppointment(visit: Visit, receipt: string): Promise<AppointmentView> {
  const kept = await openReceipt(visit, receipt);
  if (!visit.hosts.desk) return { appointment: kept, canCancel: false };
  try {
    const { data } = await visit.hosts.desk.getAppointment({ query: { key: kept.manageKey } });
    return { appointment: data, canCancel: data.status !== "cancelled" && data.status !== "done" };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return { appointment: kept, canCancel: false };
  }
}

/** Cancelling twice is cancelling once. @throws AppError not-found, conflict, unavailable */
export async function cancelAppointment(visit: Visit, receipt: string): Promise<void> {
  const { manageKey } = await openReceipt(visit, receipt);
  const { desk } = visit.hosts;
  if (!desk) throw new AppError("not-found");
  await subject(
    desk.cancelAppointment({ body: { key: manageKey } }).catch((error: unknown) => {
      if (error instanceof HostError && error.status === 409)
        throw new AppError("conflict", "Pertemuan ini sudah selesai dan tidak dapat dibatalkan lagi.");
      throw error;
    }),
  );
}

async function openReceipt(visit: Visit, receipt: string): Promise<Appointment> {
  const text = await visit.sealer.open(PURPOSE, receipt);
  if (text === null) throw new AppError("not-found");
  return appointmentSchema.parse(JSON.parse(text));
}
