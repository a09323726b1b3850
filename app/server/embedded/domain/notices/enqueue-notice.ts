import { NOTICE_LABELS } from "~/lib/notices";
import { stopNoticePath } from "~/lib/paths";
import type { HostContext, Queryable } from "../../kit/context";
import { enqueueMail } from "../mail/enqueue-mail";
import type { MailSite } from "../mail/mail-site";
import { createNoticeToken, type NoticeKey } from "./notice-tokens";
import { isSwitchedOff } from "./preferences";

interface Notice extends NoticeKey {
  /** Shown in the outbox. */
  kind: string;
  subject: string;
  /** Between greeting and signature. */
  text: string;
  site: MailSite;
}

/**
 * Queues an email that its recipient may switch off, with a link for that at its end. A kind that is off already is not
 * queued; `sendOutbox` looks again.
 * @returns whether it was queued
 */
export async function enqueueNotice(
  context: Pick<HostContext, "clock" | "appSecret">,
  trx: Queryable,
  { kind, subject, text, site, ...key }: Notice,
): Promise<boolean> {
  if (await isSwitchedOff(trx, key)) return false;
  const { tenantId, userId, notice } = key;
  const { email, name } = await trx
    .selectFrom("users")
    .select(["email", "name"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const url = site.getUrl(stopNoticePath(createNoticeToken(context, key)));
  await enqueueMail(trx, {
    tenantId,
    to: email,
    kind,
    recipient: { userId, notice },
    now: context.clock(),
    subject,
    body: `Halo ${name},\n\n${text}\n\nSalam,\n${site.title}\n\n--\nTidak ingin lagi menerima email "${NOTICE_LABELS[notice].label}" dari ${site.title}? Berhenti di sini:\n${url}`,
  });
  return true;
}
