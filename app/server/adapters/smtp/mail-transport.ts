import { createTransport } from "nodemailer";
import { AdapterError } from "../adapter-error";
import type { MailTransport } from "../mail-transport";

/** Milliseconds for a connection, a greeting, and silence. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Mail by SMTP. @param url `smtp://user:password@host:587` or `smtps://…:465`; STARTTLS is used where it is offered */
export function createSmtpTransport(url: string): MailTransport & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    ...TIMEOUTS,
  } as Parameters<typeof createTransport>[0]);
  return {
    async send({ id, from, to, subject, text }) {
      const domain = from.address.split("@")[1] ?? "localhost";
      try {
        await transport.sendMail({
          from,
          to: [{ name: "", address: to }],
          subject,
          text,
          messageId: `<${id}@${domain}>`,
        });
      } catch (error) {
        // 5yz is for good (RFC 5321 4.2.1); anything else may pass.
        const code = (error as { responseCode?: number }).responseCode ?? 0;
        throw new AdapterError("smtp", code < 500, (error as Error).message, code, {
          cause: error,
        });
      }
    },
    close: () => transport.close(),
  };
}
