import { MESSAGE_LABELS } from "~/lib/inbox";
import type { VisitorMessage } from "~/lib/message-fields";
import { inboxItemPath } from "~/lib/paths";
import { formatPhone } from "~/lib/phone";
import type { HostContext, Queryable } from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { newRecordId } from "../../kit/ids";
import { nextReferenceNumber } from "../../kit/sequences";
import { createInboxItem } from "../inbox/inbox-items";
import { consumeSubmissionAttempt } from "../inbox/submission-limit";
import { notifyTeam } from "../inbox/team";
import { enqueueMail } from "../mail/enqueue-mail";
import { getMailSite, type MailSite } from "../mail/mail-site";

const NUMBER_PREFIXES = { demo: "DEMO", contact: "KONTAK" } as const;

interface MessageInput {
  tenantId: string;
  body: VisitorMessage;
  clientIp: string;
  idempotencyKey: string | undefined;
}

/** Stores a demo request or a question, confirms it by email and puts it before the team. @throws ApiError 429 */
export async function sendMessage(
  context: HostContext,
  { tenantId, body, clientIp, idempotencyKey: key }: MessageInput,
) {
  const site = await getMailSite(context, tenantId);
  const request = { tenantId, operation: "sendMessage", key, body };
  return withIdempotency(context, request, async (trx) => {
    const createdAt = context.clock();
    const number = await nextReferenceNumber(trx, {
      tenantId,
      prefix: NUMBER_PREFIXES[body.kind],
      sequence: body.kind,
      now: createdAt,
    });
    await consumeSubmissionAttempt(context, trx, { kind: body.kind, tenantId, clientIp });
    await storeAndNotify(context, trx, { tenantId, body, number, site, now: createdAt });
    return { number, createdAt };
  });
}

interface NewMessage extends Pick<MessageInput, "tenantId" | "body"> {
  number: string;
  site: MailSite;
  now: number;
}

async function storeAndNotify(
  context: HostContext,
  trx: Queryable,
  { tenantId, body, number, site, now }: NewMessage,
): Promise<void> {
  const { kind, name, email, phone, message } = body;
  const id = newRecordId();
  const institution = body.kind === "demo" ? body.institution : "";
  const subject = body.kind === "demo" ? institution : body.topic;
  await createInboxItem(trx, { tenantId, id, kind, number, name, email, phone, subject, now });
  const row = { lms_id: tenantId, id, institution, message };
  await trx.insertInto("visitor_messages").values(row).execute();
  await enqueueMail(trx, { tenantId, to: email, now, ...createReceiptEmail(site, body, number) });
  await notifyTeam(context, trx, {
    tenantId,
    permission: "inbox.manage",
    notice: kind,
    kind: EMAIL_KIND,
    subject: `${MESSAGE_LABELS[kind]} ${number}: ${subject.replace(/\s+/g, " ")}`,
    text: createNoticeText(site, body, { id, subject }),
    site,
  });
}

const EMAIL_KIND = "message";

/** Holds only the name of the sender, because any address can be entered. */
const createReceiptEmail = (site: MailSite, { kind, name }: VisitorMessage, number: string) => {
  const what = kind === "demo" ? "Permintaan demo" : "Pesan";
  return {
    kind: EMAIL_KIND,
    subject: `${what} Anda kami terima (${number})`,
    body: `Halo ${name},\n\n${what} Anda kami terima dengan nomor ${number}. Kami menjawab lewat email ini paling lambat dua hari kerja lagi.\n\nSalam,\n${site.title}`,
  };
};

function createNoticeText(
  site: MailSite,
  { name, email, phone, message }: VisitorMessage,
  { id, subject }: { id: string; subject: string },
): string {
  const lines = [
    `Nama: ${name}`,
    `Email: ${email}`,
    ...(phone ? [`HP: ${formatPhone(phone)}`] : []),
    `Perihal: ${subject}`,
    ...(message ? [`Pesan: ${message}`] : []),
  ];
  return `${lines.join("\n")}\n\nJawab dari kotak masuk:\n${site.getUrl(inboxItemPath(id))}`;
}
