import type { z } from "zod";
import {
  APPOINTMENT_STATUS,
  type appointmentDecisionFields,
  formatAppointmentTime,
  getAppointmentStart,
  isOpenAppointment,
} from "~/lib/appointment";
import { ApiError } from "../../../hosts/host-handler";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import { type HostContext, requirePermission, validationError } from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { getUserName } from "../accounts/users";
import { StaleItemError } from "../inbox/inbox-items";
import type { ItemQuery } from "../inbox/item-detail";
import { getMailSite } from "../mail/mail-site";
import { type AppointmentRow, findAppointment, toSchedule } from "./appointment-rows";
import { changeAppointment } from "./change-appointment";

type Decision = z.output<typeof appointmentDecisionFields>;

interface DecisionInput extends ItemQuery, AuditSource {
  decision: Decision;
  idempotencyKey: string | undefined;
}

/**
 * Confirms, cancels or closes an appointment, or proposes another time; emails the visitor.
 * @throws ApiError 403, 404, 422; 409 if it was decided meanwhile
 */
export async function decideAppointment(
  context: HostContext,
  { decision, idempotencyKey: key, ...query }: DecisionInput,
) {
  const { tenantId, user, id } = query;
  requirePermission(user, "appointment.manage");
  const site = await getMailSite(context, tenantId);
  const request = { tenantId, operation: "decideAppointment", key, body: { id, ...decision } };
  return withIdempotency(context, request, async (trx) => {
    const row = await findAppointment(trx, { tenantId, id });
    requireDecidable(row, decision);
    const actorName = await getUserName(trx, user.id);
    const change = toChange(row, decision, context.clock());
    const { text } = decision;
    const changed = await changeAppointment(context, trx, {
      ...change,
      row,
      actorName,
      text,
      site,
    });
    await appendAudit(context, trx, query, {
      user,
      actorName,
      action: `appointment.${change.step}`,
      entity: "appointment",
      entityId: id,
      before: { status: row.status },
      after: { status: changed.status },
    });
    return { ...toSchedule(changed), version: changed.version };
  });
}

/** @throws ApiError 409 */
function requireDecidable({ status, version }: AppointmentRow, decision: Decision): void {
  if (!isOpenAppointment(status) || (status === "confirmed" && decision.decision === "confirm"))
    throw new ApiError(
      409,
      `Janji temu ini sudah berstatus ${APPOINTMENT_STATUS[status].label.toLowerCase()}.`,
    );
  if (version !== decision.version) throw new StaleItemError();
}

const NO_PROPOSAL = { proposed_date: null, proposed_slot: null };

/** Confirming a proposed time is for visitors who accept it by telephone. @throws ApiError 422 for a time in the past */
function toChange(row: AppointmentRow, { decision, date, slot, text }: Decision, now: number) {
  if (decision === "cancel")
    return { step: "cancelled", status: "cancelled", set: NO_PROPOSAL } as const;
  if (decision === "done") return { step: "done", status: "done", set: NO_PROPOSAL } as const;
  if (decision === "propose" && date && slot) {
    const time = formatAppointmentTime({ date, slot });
    const detail = [time, text].filter(Boolean).join("\n");
    const set = { proposed_date: date, proposed_slot: slot };
    return { step: "proposed", status: "rescheduled", set, detail } as const;
  }
  const { proposal, ...preferred } = toSchedule(row);
  const time = proposal ?? { date: preferred.date, slot: preferred.slot };
  if (getAppointmentStart(time) < now)
    throw validationError({ decision: "Waktu ini sudah lewat. Usulkan waktu lain." });
  return {
    step: "confirmed",
    status: "confirmed",
    set: { preferred_date: time.date, slot: time.slot, ...NO_PROPOSAL },
    detail: [formatAppointmentTime(time), text].filter(Boolean).join("\n"),
  } as const;
}
