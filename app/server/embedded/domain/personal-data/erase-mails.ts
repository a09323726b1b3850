import { sql } from "kysely";
import { submissionAnchor } from "~/lib/submissions";
import type { Queryable } from "../../kit/context";
import { INBOX_ITEMS, SUBMISSIONS } from "./personal-tables";
import { containsAny, createWordTest, type ErasureStep, getContacts } from "./subject";

const BATCH_SIZE = 500;
const MAIL_TEXT = sql`subject || ' ' || body || ' ' || coalesce(calendar, '')`;

/**
 * Deletes what was written to others about the person, which quotes their texts: what links to something that they sent, and
 * what tells their address or phone number. A name alone deletes nothing, because others may bear it.
 */
export async function eraseMails(trx: Queryable, step: ErasureStep): Promise<void> {
  const links = await listLinks(trx, step);
  if (links.length > 0)
    await trx
      .deleteFrom("outbox")
      .where("lms_id", "=", step.tenantId)
      .where(sql<boolean>`(${containsAny(MAIL_TEXT, links)})`)
      .execute();
  await deleteMailsWithContacts(trx, step);
}

/** Ends of the addresses at which the team sees what the person sent. */
async function listLinks(trx: Queryable, { tenantId, subject }: ErasureStep): Promise<string[]> {
  const items = await trx
    .selectFrom("inbox_items")
    .select("id")
    .where("lms_id", "=", tenantId)
    .where(INBOX_ITEMS.where(subject))
    .execute();
  const submissions = await trx
    .selectFrom("submissions")
    .select("id")
    .where("lms_id", "=", tenantId)
    .where(SUBMISSIONS.where(subject))
    .execute();
  return [
    ...items.map(({ id }) => `/${id}`),
    ...submissions.map(({ id }) => `#${submissionAnchor(id)}`),
  ];
}

async function deleteMailsWithContacts(
  trx: Queryable,
  { tenantId, subject }: ErasureStep,
): Promise<void> {
  const words = getContacts(subject);
  const hasContact = createWordTest(words);
  for (let last: string | undefined = ""; last !== undefined; ) {
    const mails = await readMailsWith(trx, { tenantId, words, after: last });
    const deleted = mails.filter(({ text }) => hasContact(text)).map(({ id }) => id);
    if (deleted.length > 0)
      await trx
        .deleteFrom("outbox")
        .where("lms_id", "=", tenantId)
        .where("id", "in", deleted)
        .execute();
    last = mails.length < BATCH_SIZE ? undefined : mails.at(-1)?.id;
  }
}

interface MailBatch {
  tenantId: string;
  words: readonly string[];
  after: string;
}

/** Emails with the letters of a word anywhere, by id. */
const readMailsWith = (trx: Queryable, { tenantId, words, after }: MailBatch) =>
  trx
    .selectFrom("outbox")
    .select(["id", sql<string>`${MAIL_TEXT}`.as("text")])
    .where("lms_id", "=", tenantId)
    .where("id", ">", after)
    .where(sql<boolean>`(${containsAny(MAIL_TEXT, words)})`)
    .orderBy("id")
    .limit(BATCH_SIZE)
    .execute();
