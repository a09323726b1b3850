import { AdapterError } from "../adapters/adapter-error";
import type { MailTransport } from "../adapters/mail-transport";
import type { HostContext } from "./context";
import type { Schema } from "./schema/schema";
import { readSetting } from "./setting-store";

const MINUTE_MS = 60_000;
/** Minutes after each attempt before the next one. */
const PAUSES = [1, 5, 15, 60, 180, 360, 720, 1_440, 1_440, 1_440];
export const MOST_ATTEMPTS = PAUSES.length;
const BATCH = 20;
const SEND_MS = 20_000;
const LONGEST_ERROR = 500;
/** Secrets in links: 32 bytes as base64url. */
const SECRET = /\/[\w-]{43}(?![\w-])/g;

type Mail = Schema["outbox"];

/**
 * Sends the mail that is due, the oldest first; a job, safe in several processes at once. A mail is claimed by moving its next attempt
 * on, so a process that dies after claiming delays it and loses nothing; one that dies after sending sends it twice, with the same
 * Message-ID. Without a mail server everything stays where it is, untouched.
 * @returns how many were sent
 */
export async function sendOutbox(context: HostContext): Promise<number> {
  const { db, clock, ports } = context;
  if (!ports.mail) return 0;
  const due = await db
    .selectFrom("outbox")
    .selectAll()
    .where("sent_at", "is", null)
    .where("next_attempt_at", "<=", clock())
    .where("attempts", "<", MOST_ATTEMPTS)
    .orderBy("next_attempt_at")
    .orderBy("id")
    .limit(BATCH)
    .execute();
  let sent = 0;
  for (const mail of due) if ((await claim(context, mail)) && (await deliver(context, ports.mail, mail))) sent++;
  return sent;
}

async function claim({ db, clock }: HostContext, { lms_id, id, attempts, next_attempt_at }: Mail): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ attempts: attempts + 1, next_attempt_at: clock() + (PAUSES[attempts] ?? 0) * MINUTE_MS })
    .where("lms_id", "=", lms_id)
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .where("attempts", "=", attempts)
    .where("next_attempt_at", "=", next_attempt_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function deliver(context: HostContext, transport: MailTransport, mail: Mail): Promise<boolean> {
  const { db, clock, log } = context;
  const { lms_id, id, kind, to_address: to, subject, body } = mail;
  const change = db.updateTable("outbox").where("lms_id", "=", lms_id).where("id", "=", id);
  try {
    await transport.send({ id, from: await senderOf(context, lms_id), to, subject, text: body }, AbortSignal.timeout(SEND_MS));
  } catch (error) {
    const isFinal = error instanceof AdapterError && !error.retryable;
    const last_error = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_ERROR);
    await change.set({ last_error, ...(isFinal && { attempts: MOST_ATTEMPTS }) }).execute();
    log.warn({ mail: id, kind, attempts: mail.attempts + 1, error: last_error }, "mail could not be sent");
    return false;
  }
  // Who got the mail has the link; here it is needed no more.
  const kept = kind.startsWith("account-") ? body.replace(SECRET, "/…") : body;
  await change.set({ sent_at: clock(), last_error: null, body: kept }).execute();
  return true;
}

/** The tenant's own name and domain. */
async function senderOf({ db, siteUrl }: HostContext, lmsId: string): Promise<{ name: string; address: string }> {
  const [{ title }, url] = await Promise.all([readSetting(db, lmsId), siteUrl(lmsId, "/")]);
  return { name: title, address: `no-reply@${new URL(url).hostname}` };
}
