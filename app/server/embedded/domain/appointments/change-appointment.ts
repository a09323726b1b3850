import { APPOINTMENT_MS, APPOINTMENT_STATE, getAppointmentStart } from "~/lib/appointment";
import { toCalendarFile } from "~/lib/calendar";
import { toAppointmentEvent } from "~/lib/calendar-events";
import type { Schema } from "../../database/schema/schema";
import type { HostContext, Queryable } from "../../kit/context";
import { changeItem } from "../inbox/inbox-items";
import { enqueueMail } from "../mail/enqueue-mail";
import type { MailSite } from "../mail/mail-site";
import { type AppointmentStep, createStepEmail } from "./appointment-emails";
import { createAppointmentLink } from "./appointment-links";
import { type AppointmentRow, findAppointment } from "./appointment-rows";

type Change = Partial<
  Pick<
    Schema["appointments"],
    "preferred_date" | "slot" | "proposed_date" | "proposed_slot" | "calendar_sequence"
  >
>;

interface AppointmentChange {
  /** As it was decided on. */
  row: AppointmentRow;
  step: AppointmentStep | "accepted";
  status: AppointmentRow["status"];
  set?: Change;
  /** Null for the visitor. */
  actorName: string | null;
  /** Their words, which the other side reads. */
  text: string;
  /** For the timeline, in place of the text. */
  detail?: string;
  site: MailSite;
}

/**
 * Carries out a step of an appointment: status, history, and an email to the visitor whose calendar file replaces or
 * withdraws earlier ones.
 * @throws ApiError 409 if the appointment has changed since it was read
 */
export async function changeAppointment(
  context: HostContext,
  trx: Queryable,
  { row, step, status, set = {}, actorName, text, detail = text, site }: AppointmentChange,
): Promise<AppointmentRow> {
  const now = context.clock();
  const key = { tenantId: row.lms_id, id: row.id };
  const calendar = getCalendarChange(row, status);
  await changeItem(trx, {
    ...key,
    version: row.version,
    set: { state: APPOINTMENT_STATE[status] },
    events: [{ type: step, actorName, detail }],
    now,
  });
  await trx
    .updateTable("appointments")
    .set({
      ...set,
      status,
      updated_at: now,
      calendar_sequence: row.calendar_sequence + Number(calendar !== null),
    })
    .where("lms_id", "=", row.lms_id)
    .where("id", "=", row.id)
    .execute();
  const changed = await findAppointment(trx, key);
  const link = createAppointmentLink(context, site, key);
  const isByTeam = actorName !== null;
  await enqueueMail(trx, {
    tenantId: row.lms_id,
    to: row.email,
    now,
    ...createStepEmail(site, step === "accepted" ? "confirmed" : step, {
      row: changed,
      text: isByTeam ? text : "",
      link,
    }),
    ...(calendar && { calendar: createCalendar(changed, { calendar, site, now }) }),
  });
  return changed;
}

/** A confirmed time enters calendars; one that no longer holds leaves them. */
function getCalendarChange(
  before: AppointmentRow,
  status: AppointmentRow["status"],
): "confirmed" | "cancelled" | null {
  if (status === "confirmed") return "confirmed";
  return before.status === "confirmed" && status !== "done" ? "cancelled" : null;
}

interface CalendarOptions {
  calendar: "confirmed" | "cancelled";
  site: MailSite;
  now: number;
}

function createCalendar(row: AppointmentRow, { calendar, site, now }: CalendarOptions): string {
  const startAt = getAppointmentStart({ date: row.preferred_date, slot: row.slot });
  const event = toAppointmentEvent(
    {
      id: row.id,
      title: `${site.title}: ${row.topic}`,
      number: row.number,
      startAt,
      endAt: startAt + APPOINTMENT_MS,
      sequence: row.calendar_sequence,
      isCancelled: calendar === "cancelled",
    },
    site.getUrl("/"),
  );
  return toCalendarFile(event, now);
}
