import type { Transaction } from "kysely";
import type { SubmissionKind } from "~/lib/submissions";
import { answerOnce } from "../answer-once";
import type { HostContext } from "../context";
import { newRecordId } from "../ids";
import type { Schema } from "../schema/schema";
import { networkHash, takeTry } from "../try-limits";

const HOUR_MS = 3_600_000;
const PER_HOUR = 5;
const PAUSE_MS = 10_000;

interface Written {
  lmsId: string;
  clientIp: string;
  idempotencyKey: string | undefined;
  operation: string;
  body: unknown;
  kind: SubmissionKind;
  columns: Partial<Schema["submissions"]> & Pick<Schema["submissions"], "name" | "body">;
}

/** Writes what a visitor hands in, waiting to be read by somebody. Five an hour from one network, and ten seconds between two (designs B6). @throws HostRefusal 429 */
export async function writeSubmission(
  context: HostContext,
  { lmsId, clientIp, idempotencyKey, operation, body, kind, columns }: Written,
): Promise<{ id: string; status: string }[]> {
  return answerOnce(context, { lmsId, operation, key: idempotencyKey, body }, async (trx) => {
    const now = context.clock();
    const ip_hash = networkHash(context, clientIp);
    if (clientIp) await limit(trx, `${lmsId}:${ip_hash}`, kind, now);
    const row: Schema["submissions"] = {
      ...{ email: null, rating: null, role: null, topic: null, institution: null, photo_url: null },
      ...columns,
      ...{ lms_id: lmsId, id: newRecordId(), kind, status: "pending", ip_hash, created_at: now },
      ...{ decided_by_name: null, decided_at: null, version: 1 },
    };
    await trx.insertInto("submissions").values(row).execute();
    return [{ id: row.id, status: row.status }];
  });
}

async function limit(trx: Transaction<Schema>, who: string, kind: SubmissionKind, now: number): Promise<void> {
  await takeTry(trx, { name: `submission:${kind}:${who}`, most: PER_HOUR, windowMs: HOUR_MS }, now);
  await takeTry(trx, { name: `submission-pause:${who}`, most: 1, windowMs: PAUSE_MS }, now);
}
