import { HOUR_MS } from "~/lib/time";
import type { EmailNotification } from "../../../hosts/mailer/contract";
import type { HostContext } from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { consumeAttempt, keyedHash } from "../../kit/rate-limit";
import { enqueueMail } from "../mail/enqueue-mail";
import { getMailSite, type MailSite } from "../mail/mail-site";

const MAX_EMAILS_PER_HOUR = 20;

type AppointmentNotification = Extract<EmailNotification, { kind: "appointment" }>;

interface NotifyAppointmentInput {
  tenantId: string;
  notification: AppointmentNotification;
  idempotencyKey: string | undefined;
}

/** Emails the receipt of an appointment request. @throws ApiError 429 */
export async function notifyAppointment(
  context: HostContext,
  { tenantId, notification, idempotencyKey: key }: NotifyAppointmentInput,
): Promise<void> {
  const { email } = notification;
  const site = await getMailSite(context, tenantId);
  await withIdempotency(
    context,
    { tenantId, operation: "notify", key, body: notification },
    async (trx) => {
      const now = context.clock();
      const limit = {
        name: `notify:${keyedHash(context, tenantId, email)}`,
        max: MAX_EMAILS_PER_HOUR,
        windowMs: HOUR_MS,
      };
      await consumeAttempt(trx, limit, now);
      await enqueueMail(trx, {
        tenantId,
        to: email,
        now,
        ...createAppointmentEmail(site, notification),
      });
      return null;
    },
  );
}

const createAppointmentEmail = (
  site: MailSite,
  { data: { name, number, when, path } }: AppointmentNotification,
) => ({
  kind: "appointment",
  subject: `Janji temu ${number}`,
  body: `Halo ${name},\n\nPermintaan pertemuan Anda kami terima: ${when}. Nomornya ${number}.\n\nLihat atau batalkan di sini:\n${site.getUrl(path)}\n\nSalam,\n${site.title}`,
});
