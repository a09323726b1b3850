import type { z } from "zod";
import {
  formatAppointmentTime,
  getAppointmentStart,
  isOpenAppointment,
  type proposalAnswerFields,
} from "~/lib/appointment";
import type { ReceivedAppointment } from "../../../hosts/admin/appointments";
import { ApiError } from "../../../hosts/host-handler";
import { type HostContext, notFound, type Queryable, STALE_MESSAGE } from "../../kit/context";
import { sha256 } from "../../kit/ids";
import { listEvents, StaleItemError } from "../inbox/inbox-items";
import { notifyTeam } from "../inbox/team";
import { getMailSite, type MailSite } from "../mail/mail-site";
import { createVisitorNotice } from "./appointment-emails";
import { findIdByLinkKey } from "./appointment-links";
import { type AppointmentRow, queryAppointments, toSchedule } from "./appointment-rows";
import { changeAppointment } from "./change-appointment";
import { toAppointment } from "./to-appointment";

/** `key` is the secret of a receipt's or a later email's link, which grants reading, answering and cancelling. */
interface AppointmentKeyInput {
  tenantId: string;
  key: string;
}

/** @throws ApiError 404 */
async function findByKey(
  context: Pick<HostContext, "appSecret">,
  db: Queryable,
  { tenantId, key }: AppointmentKeyInput,
): Promise<AppointmentRow> {
  const id = findIdByLinkKey(context, tenantId, key);
  const query = queryAppointments(db, tenantId);
  const row = await (id
    ? query.where("a.id", "=", id)
    : query.where("a.manage_key_hash", "=", sha256(key))
  ).executeTakeFirst();
  if (!row) throw notFound("Janji temu");
  return row;
}

/** An appointment with what the team wrote to its visitor. @throws ApiError 404 */
export async function getAppointment(
  context: HostContext,
  input: AppointmentKeyInput,
): Promise<ReceivedAppointment> {
  const row = await findByKey(context, context.db, input);
  const events = await listEvents(context.db, { tenantId: input.tenantId, id: row.id });
  return {
    ...toAppointment(row, input.key),
    proposal: toSchedule(row).proposal,
    messages: events.flatMap(({ type, at, detail }) =>
      type === "answered" || type === "cancelled" ? [{ type, at, text: detail }] : [],
    ),
  };
}

const MAX_ATTEMPTS = 5;

/** Runs a visitor's step, again if the team changed the item meanwhile: visitors decide on a time, not on a version. */
async function runStep(
  context: HostContext,
  step: (trx: Queryable) => Promise<void>,
): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      return await context.db.transaction().execute(step);
    } catch (error) {
      if (!(error instanceof StaleItemError) || attempt === MAX_ATTEMPTS) throw error;
    }
}

/** Cancels an appointment; repeated calls give the same result. @throws ApiError 404, 409 */
export async function cancelAppointment(
  context: HostContext,
  input: AppointmentKeyInput,
): Promise<ReceivedAppointment> {
  const site = await getMailSite(context, input.tenantId);
  await runStep(context, (trx) => cancelOnce(context, trx, { ...input, site }));
  return getAppointment(context, input);
}

type VisitorInput = AppointmentKeyInput & { site: MailSite };

async function cancelOnce(context: HostContext, trx: Queryable, { site, ...input }: VisitorInput) {
  const row = await findByKey(context, trx, input);
  if (row.status === "done") throw new ApiError(409, "Pertemuan ini sudah berlangsung.");
  if (!isOpenAppointment(row.status)) return;
  const action = "cancelled-by-visitor";
  const changed = await changeAppointment(context, trx, {
    row,
    step: action,
    status: "cancelled",
    set: { proposed_date: null, proposed_slot: null },
    actorName: null,
    text: "",
    site,
  });
  await notifyOfVisitor(context, trx, { row: changed, action, text: "", site });
}

interface VisitorAction {
  row: AppointmentRow;
  action: Parameters<typeof createVisitorNotice>[2]["action"];
  text: string;
  site: MailSite;
}

const notifyOfVisitor = (
  context: HostContext,
  trx: Queryable,
  { row, action, text, site }: VisitorAction,
) =>
  notifyTeam(context, trx, {
    tenantId: row.lms_id,
    permission: "appointment.manage",
    notice: "appointment",
    assigneeId: row.assignee_id,
    site,
    ...createVisitorNotice(site, row, { action, text }),
  });

type Answer = z.output<typeof proposalAnswerFields>;

/**
 * Accepts or declines the proposed time that the visitor saw; repeating an answer gives the same result.
 * @throws ApiError 404; 409 if the proposal has changed or is over
 */
export async function answerProposal(
  context: HostContext,
  { answer, ...input }: AppointmentKeyInput & { answer: Answer },
): Promise<ReceivedAppointment> {
  const site = await getMailSite(context, input.tenantId);
  await runStep(context, (trx) => answerOnce(context, trx, { ...input, answer, site }));
  return getAppointment(context, input);
}

async function answerOnce(
  context: HostContext,
  trx: Queryable,
  { answer: { answer, text, date, slot }, site, ...input }: VisitorInput & { answer: Answer },
): Promise<void> {
  const row = await findByKey(context, trx, input);
  const { status, proposal, ...current } = toSchedule(row);
  const isAccepted = answer === "accept";
  const isSame = (time: { date: string; slot: string }) => time.date === date && time.slot === slot;
  const isRepeated = isAccepted
    ? status === "confirmed" && isSame(current)
    : status === "requested" && (await wasDeclined(trx, row, { date, slot }));
  if (isRepeated) return;
  if (!proposal || !isSame(proposal)) throw new ApiError(409, STALE_MESSAGE);
  if (isAccepted && getAppointmentStart(proposal) < context.clock())
    throw new ApiError(409, STALE_MESSAGE);
  const noProposal = { proposed_date: null, proposed_slot: null };
  const action = isAccepted ? "accepted" : "declined";
  const changed = await changeAppointment(context, trx, {
    row,
    step: action,
    status: isAccepted ? "confirmed" : "requested",
    set: isAccepted ? { preferred_date: date, slot, ...noProposal } : noProposal,
    actorName: null,
    text,
    detail: [formatAppointmentTime(proposal), text].filter(Boolean).join("\n"),
    site,
  });
  await notifyOfVisitor(context, trx, { row: changed, action, text, site });
}

/** Whether the last step was to decline that time. */
async function wasDeclined(
  trx: Queryable,
  { lms_id: tenantId, id }: AppointmentRow,
  time: Pick<Answer, "date" | "slot">,
): Promise<boolean> {
  const last = (await listEvents(trx, { tenantId, id })).at(-1);
  return last?.type === "declined" && last.detail.startsWith(formatAppointmentTime(time));
}
