import type { Queryable } from "./context";
import { newRecordId } from "./ids";

interface Mail {
  lmsId: string;
  to: string;
  subject: string;
  /** Plain text in Indonesian; links are absolute. */
  body: string;
  /** What it is about, for the admin's list. */
  kind: string;
  /** UTC ms. */
  now: number;
}

/** Leaves a mail to be sent by the outbox job, in the transaction of what it tells of: neither is there without the other. */
export async function enqueueMail(trx: Queryable, { lmsId, to, subject, body, kind, now }: Mail): Promise<void> {
  await trx
    .insertInto("outbox")
    .values({
      ...{ lms_id: lmsId, id: newRecordId(), to_address: to, subject, body, kind, created_at: now },
      ...{ next_attempt_at: now, attempts: 0, sent_at: null, last_error: null },
    })
    .execute();
}
