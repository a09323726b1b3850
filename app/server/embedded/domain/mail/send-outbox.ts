import { stopNoticePath } from "~/lib/paths";
import { MINUTE_MS, SECOND_MS } from "~/lib/time";
import { AdapterError } from "../../../adapters/adapter-error";
import type { MailTransport, OutgoingMail } from "../../../adapters/mail-transport";
import type { Schema } from "../../database/schema/schema";
import type { HostContext } from "../../kit/context";
import { createNoticeToken, type NoticeKey } from "../notices/notice-tokens";
import { isSwitchedOff } from "../notices/preferences";
import { isActiveTenant } from "../tenants/active-tenants";
import { readSettings } from "../tenants/settings";

/** Delay after each attempt. */
const RETRY_DELAYS_MINUTES = [1, 5, 15, 60, 180, 360, 720, 1_440, 1_440, 1_440];
/** Of the clocks of several instances. */
const MAX_CLOCK_SKEW_MINUTES = 1;
export const MAX_ATTEMPTS = RETRY_DELAYS_MINUTES.length;
const BATCH_SIZE = 20;
const SEND_TIMEOUT_MS = 20 * SECOND_MS;
const MAX_ERROR_LENGTH = 500;
/** Secrets in links: 32 bytes as base64url. */
const LINK_TOKEN_PATTERN = /\/[\w-]{43}(?![\w-])/g;

/** The text without the secrets of its links. */
export const blankLinks = (body: string): string => body.replace(LINK_TOKEN_PATTERN, "/…");

type OutboxMail = Schema["outbox"];

/**
 * Job: sends due emails, oldest first; safe in several processes. Claiming postpones the next
 * attempt, so a crash after the claim only delays an email; a crash after sending repeats it with
 * the same Message-ID. Does nothing without a mail server.
 * @returns the number of emails sent
 */
export async function sendOutbox(context: HostContext): Promise<number> {
  const { db, clock, ports } = context;
  if (!ports.mail) return 0;
  const now = clock();
  const due = await db
    .selectFrom("outbox")
    .selectAll()
    .where("sent_at", "is", null)
    .where(isActiveTenant("outbox.lms_id"))
    .where(({ or, and, eb }) =>
      or([
        eb("next_attempt_at", "<=", now),
        // Written while a clock was ahead.
        ...[0, ...RETRY_DELAYS_MINUTES].map((minutes, attempts) =>
          and([
            eb("attempts", "=", attempts),
            eb("next_attempt_at", ">", now + (minutes + MAX_CLOCK_SKEW_MINUTES) * MINUTE_MS),
          ]),
        ),
      ]),
    )
    .where("attempts", "<", MAX_ATTEMPTS)
    .orderBy("next_attempt_at")
    .orderBy("id")
    .limit(BATCH_SIZE)
    .execute();
  let sent = 0;
  for (const mail of due) {
    if (await dropUnwanted(context, mail)) continue;
    if ((await claimMail(context, mail)) && (await deliverMail(context, ports.mail, mail))) sent++;
  }
  return sent;
}

/** Kind and recipient of an email that may be switched off. */
const getNoticeKey = ({ lms_id, user_id, notice }: OutboxMail): NoticeKey | null =>
  user_id && notice ? { tenantId: lms_id, userId: user_id, notice } : null;

/** Deletes an email whose kind its recipient has switched off since it was queued. */
async function dropUnwanted({ db }: HostContext, mail: OutboxMail): Promise<boolean> {
  const key = getNoticeKey(mail);
  if (!key || !(await isSwitchedOff(db, key))) return false;
  await db
    .deleteFrom("outbox")
    .where("lms_id", "=", mail.lms_id)
    .where("id", "=", mail.id)
    .where("sent_at", "is", null)
    .execute();
  return true;
}

async function claimMail(
  { db, clock }: HostContext,
  { lms_id, id, attempts, next_attempt_at }: OutboxMail,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({
      attempts: attempts + 1,
      next_attempt_at: clock() + (RETRY_DELAYS_MINUTES[attempts] ?? 0) * MINUTE_MS,
    })
    .where("lms_id", "=", lms_id)
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .where("attempts", "=", attempts)
    .where("next_attempt_at", "=", next_attempt_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function deliverMail(
  context: HostContext,
  transport: MailTransport,
  mail: OutboxMail,
): Promise<boolean> {
  const { db, clock, log } = context;
  const { lms_id, id, kind, body } = mail;
  const change = db.updateTable("outbox").where("lms_id", "=", lms_id).where("id", "=", id);
  try {
    await transport.send(await toOutgoingMail(context, mail), AbortSignal.timeout(SEND_TIMEOUT_MS));
  } catch (error) {
    const isFinal = error instanceof AdapterError && !error.retryable;
    const last_error = (error instanceof Error ? error.message : String(error)).slice(
      0,
      MAX_ERROR_LENGTH,
    );
    await change.set({ last_error, ...(isFinal && { attempts: MAX_ATTEMPTS }) }).execute();
    log.warn(
      { mail: id, kind, attempts: mail.attempts + 1, error: last_error },
      "mail delivery failed",
    );
    return false;
  }
  // Links that grant access are not kept after delivery.
  const storedBody = kind.startsWith("account-") ? blankLinks(body) : body;
  await change.set({ sent_at: clock(), last_error: null, body: storedBody }).execute();
  return true;
}

async function toOutgoingMail(context: HostContext, mail: OutboxMail): Promise<OutgoingMail> {
  const { lms_id, id, to_address: to, subject, body: text, calendar } = mail;
  const key = getNoticeKey(mail);
  const from = await getSender(context, lms_id);
  const outgoing = { id, from, to, subject, text, calendar };
  if (!key) return outgoing;
  const path = stopNoticePath(createNoticeToken(context, key));
  return { ...outgoing, unsubscribeUrl: await context.siteUrl(lms_id, path) };
}

async function getSender(
  { db, siteUrl }: HostContext,
  tenantId: string,
): Promise<{ name: string; address: string }> {
  const [{ title }, url] = await Promise.all([readSettings(db, tenantId), siteUrl(tenantId, "/")]);
  return { name: title, address: `no-reply@${new URL(url).hostname}` };
}
