import { toCalendarFile } from "~/lib/calendar";
import { toWebinarEvent } from "~/lib/calendar-events";
import { webinarCalendarPath, webinarPath } from "~/lib/paths";
import { MINUTE_MS } from "~/lib/time";
import { formatOtherZones, formatWebinarTime } from "~/lib/webinar-time";
import type { Schema } from "../../database/schema/schema";
import type { HostContext, Queryable } from "../../kit/context";
import { enqueueMail } from "../mail/enqueue-mail";
import type { MailSite } from "../mail/mail-site";

interface WebinarEmail {
  row: Schema["webinars"];
  userId: string;
  site: MailSite;
}

/** Receipt of a registration, with a calendar file attached. */
export async function notifyRegistered(
  { clock }: Pick<HostContext, "clock">,
  trx: Queryable,
  { row, userId, site }: WebinarEmail,
): Promise<void> {
  const { email, name } = await trx
    .selectFrom("users")
    .select(["email", "name"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const time = formatWebinarTime({ startAt: row.start_at, durationMin: row.duration_min });
  const text = `Anda terdaftar di webinar ${row.title}.\n\n${time} (${formatOtherZones(row.start_at)})\n\nTombol masuk terbuka 15 menit sebelum mulai di halaman webinarnya:\n${site.getUrl(webinarPath(row.slug))}\n\nJadwalnya kami lampirkan untuk kalender Anda; dapat juga diunduh di sini:\n${site.getUrl(webinarCalendarPath(row.slug))}`;
  await enqueueMail(trx, {
    tenantId: row.lms_id,
    to: email,
    now: clock(),
    kind: "webinar",
    subject: `Anda terdaftar: ${row.title}`,
    body: `Halo ${name},\n\n${text}\n\nSalam,\n${site.title}`,
    calendar: toWebinarCalendar(row, site, clock()),
  });
}

/** Tells all who registered that the webinar takes place at another time, with the calendar file that replaces the former. */
export async function notifyMoved(
  { clock }: Pick<HostContext, "clock">,
  trx: Queryable,
  { row, site }: Omit<WebinarEmail, "userId">,
): Promise<void> {
  const guests = await trx
    .selectFrom("webinar_guests as g")
    .innerJoin("users as u", "u.id", "g.user_id")
    .select(["u.email", "u.name"])
    .where("g.lms_id", "=", row.lms_id)
    .where("g.webinar_id", "=", row.id)
    .orderBy("u.id")
    .execute();
  const time = formatWebinarTime({ startAt: row.start_at, durationMin: row.duration_min });
  const text = `Webinar ${row.title} dipindahkan. Waktunya yang baru:\n\n${time} (${formatOtherZones(row.start_at)})\n\nAnda tetap terdaftar. Bila waktu ini tidak cocok, batalkan di halaman webinarnya:\n${site.getUrl(webinarPath(row.slug))}\n\nJadwal barunya kami lampirkan untuk kalender Anda.`;
  for (const { email, name } of guests)
    await enqueueMail(trx, {
      tenantId: row.lms_id,
      to: email,
      now: clock(),
      kind: "webinar",
      subject: `Waktu baru: ${row.title}`,
      body: `Halo ${name},\n\n${text}\n\nSalam,\n${site.title}`,
      calendar: toWebinarCalendar(row, site, clock()),
    });
}

function toWebinarCalendar(
  { start_at, duration_min, version, ...webinar }: Schema["webinars"],
  { getUrl }: MailSite,
  now: number,
): string {
  const time = { startAt: start_at, endAt: start_at + duration_min * MINUTE_MS };
  const event = toWebinarEvent({ ...webinar, ...time }, getUrl("/"));
  const revision = { sequence: version - 1, isCancelled: false };
  return toCalendarFile({ ...event, revision }, now);
}
