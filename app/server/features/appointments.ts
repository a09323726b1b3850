import type { z } from "zod";
import {
  type AppointmentFields,
  appointmentFields,
  formatAppointmentTime,
  isOpenAppointment,
  type proposalAnswerFields,
} from "~/lib/appointment";
import { appointmentReceiptPath } from "~/lib/paths";
import { AppError } from "../app-error";
import type { ReceivedAppointment } from "../hosts/admin/appointments";
import { HostError } from "../hosts/host-contract";
import { type Appointment, appointmentSchema } from "../hosts/services/appointments";
import { warnFailure } from "../log/limited-log";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getAdmin } from "./admin";
import { ALREADY_SENT_MESSAGE } from "./already-sent";
import { optional } from "./optional";
import { required } from "./required";

const RECEIPT_PURPOSE = "appointment";
/** Key of the admin host, as in the link of the emailed receipt, or of a later email. */
const MANAGE_KEY_PATTERN = /^(?:[\w-]{32}|[0-9a-f]{12,32}-[0-9a-f]{64})$/;

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
      const record: Appointment = { ...fields, id, number, manageKey, status, createdAt };
      const receipt = await context.encrypter.encrypt(RECEIPT_PURPOSE, JSON.stringify(record));
      if (!context.installation.hasOwnServices)
        await sendReceipt(context, record, { receipt, idempotencyKey });
      return { receipt };
    },
  );

/** Emails the receipt, for services hosts of others. The appointment stands without it. */
async function sendReceipt(
  context: RequestContext,
  { email, name, number, preferredDate, slot }: Appointment,
  { receipt, idempotencyKey }: { receipt: string; idempotencyKey: string },
): Promise<void> {
  const when = formatAppointmentTime({ date: preferredDate, slot });
  const data = { name, number: number || "–", when, path: appointmentReceiptPath(receipt) };
  await optional(
    context,
    context.hosts.mailer.notify({ body: { kind: "appointment", email, data }, idempotencyKey }),
  );
}

type Proposal = NonNullable<ReceivedAppointment["proposal"]>;

export interface AppointmentView {
  appointment: Appointment;
  /** `as-sent`: no admin host has the record. */
  statusSource: "current" | "unreachable" | "as-sent";
  /** The current status is known and not final. */
  canCancel: boolean;
  /** A time that the visitor may accept or decline. */
  proposal: (Proposal & { time: string }) | null;
  /** What the team wrote, oldest first. */
  messages: ReceivedAppointment["messages"];
}

/** The appointment of a receipt's link: current if the admin host has it, else as sent. @throws AppError not-found */
export async function getAppointment(
  context: RequestContext,
  receipt: string,
): Promise<AppointmentView> {
  const { admin } = context.hosts;
  const sent = await decryptReceipt(context, receipt);
  const key = getManageKey(sent, receipt);
  if (!admin || !key) {
    if (!sent) throw new AppError("not-found");
    return toSentView(sent, "as-sent");
  }
  try {
    const { data } = await admin.getAppointment({ query: { key } });
    const { proposal, messages, ...appointment } = data;
    return {
      appointment,
      statusSource: "current",
      canCancel: isOpenAppointment(data.status),
      proposal: proposal && { ...proposal, time: formatAppointmentTime(proposal) },
      messages,
    };
  } catch (error) {
    if (!sent) return required(Promise.reject(error));
    if (!(error instanceof HostError)) throw error;
    return toSentView(sent, error.status === 404 ? "as-sent" : "unreachable");
  }
}

const toSentView = (
  appointment: Appointment,
  statusSource: "as-sent" | "unreachable",
): AppointmentView => ({
  appointment,
  statusSource,
  canCancel: false,
  proposal: null,
  messages: [],
});

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
  const key = getManageKey(sent, receipt);
  if (!admin || !key) return true;
  try {
    await admin.cancelAppointment({ body: { key } });
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    if (error.status === 404 || error.status === 409) return true;
    const { log, requestId } = context;
    warnFailure(log, error, { message: "appointment cancellation failed", fields: { requestId } });
    return false;
  }
  return true;
}

const PROPOSAL_CHANGED_MESSAGE =
  "Usulan waktu ini sudah berubah. Periksa keadaannya di bawah, lalu jawab sekali lagi bila masih perlu.";

/** Accepts or declines the proposed time that the visitor saw. @throws AppError not-found */
export async function answerProposal(
  context: RequestContext,
  receipt: string,
  answer: z.output<typeof proposalAnswerFields>,
): Promise<ActionResult> {
  const key = getManageKey(await decryptReceipt(context, receipt), receipt);
  if (!key) throw new AppError("not-found");
  return attempt(
    context,
    { fields: ["answer", "text"], messages: { 409: PROPOSAL_CHANGED_MESSAGE } },
    () => getAdmin(context).answerProposal({ body: { ...answer, key } }),
  );
}

/** "" if the link has none. */
const getManageKey = (sent: Appointment | null, receipt: string): string =>
  sent ? sent.manageKey : MANAGE_KEY_PATTERN.test(receipt) ? receipt : "";

async function decryptReceipt(
  context: RequestContext,
  receipt: string,
): Promise<Appointment | null> {
  const text = await context.encrypter.decrypt(RECEIPT_PURPOSE, receipt);
  return text === null ? null : appointmentSchema.parse(JSON.parse(text));
}
