import { sql } from "kysely";
import type { Queryable } from "../../kit/context";
import {
  containsAny,
  createWordTest,
  type ErasureStep,
  getContacts,
  readSharedWords,
} from "./subject";

const BATCH_SIZE = 500;
const MAIL_TEXT = sql`subject || ' ' || body || ' ' || coalesce(calendar, '')`;

/**
 * Deletes what was written to others about the person: it quotes their texts. What names a member of staff and is still to be
 * sent stays, and loses the name.
 */
export async function eraseMails(
  trx: Queryable,
  { tenantId, subject }: ErasureStep,
): Promise<void> {
  const items = await trx
    .selectFrom("inbox_items")
    .select("id")
    .where("lms_id", "=", tenantId)
    .where("email", "=", subject.email)
    .execute();
  const links = items.map(({ id }) => `/${id}`);
  if (links.length > 0)
    await trx
      .deleteFrom("outbox")
      .where("lms_id", "=", tenantId)
      .where(sql<boolean>`(${containsAny(MAIL_TEXT, links)})`)
      .execute();
  const words = await readSharedWords(trx, subject);
  const hasContact = createWordTest(getContacts(subject));
  const isNamed = createWordTest(words);
  const mayScrub = subject.staffTenantIds.includes(tenantId);
  for (let last: string | undefined = ""; last !== undefined; ) {
    const mails = await readMailsWith(trx, { tenantId, words, after: last });
    const deleted = mails.filter(
      ({ text, sent_at }) => hasContact(text) || ((sent_at !== null || !mayScrub) && isNamed(text)),
    );
    if (deleted.length > 0)
      await trx
        .deleteFrom("outbox")
        .where("lms_id", "=", tenantId)
        .where(
          "id",
          "in",
          deleted.map(({ id }) => id),
        )
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
    .select(["id", "sent_at", sql<string>`${MAIL_TEXT}`.as("text")])
    .where("lms_id", "=", tenantId)
    .where("id", ">", after)
    .where(sql<boolean>`(${containsAny(MAIL_TEXT, words)})`)
    .orderBy("id")
    .limit(BATCH_SIZE)
    .execute();
