import type { Handlers } from "../../hosts/implement";
import type { mailerContract, Notice } from "../../hosts/mailer/contract";
import { type MailSite, mailSite } from "../account/mail-site";
import { answerOnce } from "../answer-once";
import type { HostContext } from "../context";
import { enqueueMail } from "../outbox";
import { keyedHash, takeTry } from "../try-limits";
import { requestDemo } from "./demo-requests";

const MOST_PER_HOUR = 20;
const HOUR_MS = 3_600_000;

/** Mails that screens ask for. */
export function mailerHandlers(context: HostContext): Handlers<typeof mailerContract> {
  return {
    notify: async ({ lmsId, body, clientIp, idempotencyKey }) => {
      if (body.kind === "request-demo") await requestDemo(context, lmsId, body.email, clientIp);
      else {
        const site = await mailSite(context, lmsId);
        await answerOnce(context, { lmsId, operation: "notify", key: idempotencyKey, body }, async (trx) => {
          const now = context.clock();
          await takeTry(trx, { name: `notify:${keyedHash(context, lmsId, body.email)}`, most: MOST_PER_HOUR, windowMs: HOUR_MS }, now);
          await enqueueMail(trx, { lmsId, to: body.email, now, ...appointmentMail(site, body) });
          return null;
        });
      }
      return { data: null, message: "Berhasil mengirim request" };
    },
  };
}

const appointmentMail = (site: MailSite, { data: { name, number, when, path } }: Extract<Notice, { kind: "appointment" }>) => ({
  kind: "appointment",
  subject: `Janji temu ${number}`,
  body: `Halo ${name},\n\nPermintaan pertemuan Anda kami terima: ${when}. Nomornya ${number}.\n\nLihat atau batalkan di sini:\n${site.url(path)}\n\nSalam,\n${site.title}`,
});
