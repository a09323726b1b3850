import { createTransport } from "nodemailer";
import { AdapterError } from "../adapter-error";
import type { MailTransport } from "../mail-transport";

/** In ms. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

const toAttachment = (calendar: string) => ({
  filename: "jadwal.ics",
  content: calendar,
  contentType: "text/calendar; charset=utf-8; method=PUBLISH",
});

/**
 * Mail by SMTP.
 * @param url `smtp://user:password@host:587`, with STARTTLS if offered, or `smtps://…:465`
 */
export function createSmtpTransport(url: string): MailTransport & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    ...TIMEOUTS,
  } as Parameters<typeof createTransport>[0]);
  return {
    async send({ id, from, to, subject, text, calendar, unsubscribeUrl }) {
      const domain = from.address.split("@")[1] ?? "localhost";
      try {
        await transport.sendMail({
          from,
          to: [{ name: "", address: to }],
          subject,
          text,
          ...(calendar && { attachments: [toAttachment(calendar)] }),
          messageId: `<${id}@${domain}>`,
          ...(unsubscribeUrl && {
            list: { unsubscribe: unsubscribeUrl },
            headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
          }),
        });
      } catch (error) {
        // 5yz is permanent (RFC 5321 4.2.1).
        const code = (error as { responseCode?: number }).responseCode ?? 0;
        throw new AdapterError("smtp", code < 500, (error as Error).message, code, {
          cause: error,
        });
      }
    },
    close: () => transport.close(),
  };
}
