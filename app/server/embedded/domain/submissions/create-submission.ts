import type { SubmissionKind } from "~/lib/submissions";
import { HOUR_MS, SECOND_MS } from "~/lib/time";
import type { Schema } from "../../database/schema/schema";
import type { HostContext, Queryable } from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { newRecordId } from "../../kit/ids";
import { consumeAttempt, networkHash } from "../../kit/rate-limit";
import { getMailSite } from "../mail/mail-site";
import { notifyModerators, notifyReceived } from "./submission-emails";

const MAX_SUBMISSIONS_PER_HOUR = 5;
const MIN_INTERVAL_MS = 10 * SECOND_MS;

export interface SubmissionInput {
  tenantId: string;
  clientIp: string;
  idempotencyKey: string | undefined;
  operation: string;
  body: unknown;
  kind: SubmissionKind;
  columns: Partial<Schema["submissions"]> & Pick<Schema["submissions"], "name" | "body">;
}

/**
 * Stores a visitor's submission for moderation. Each network may send 5 per hour, 10 s apart
 * (designs B6).
 * @throws ApiError 429
 */
export async function createSubmission(
  context: HostContext,
  { tenantId, clientIp, idempotencyKey, operation, body, kind, columns }: SubmissionInput,
): Promise<{ id: string; status: string }[]> {
  const site = await getMailSite(context, tenantId);
  return withIdempotency(
    context,
    { tenantId, operation, key: idempotencyKey, body },
    async (trx) => {
      const now = context.clock();
      const ip_hash = networkHash(context, clientIp);
      if (clientIp)
        await consumeSubmissionAttempts(trx, { network: `${tenantId}:${ip_hash}`, kind, now });
      const row: Schema["submissions"] = {
        email: null,
        rating: null,
        role: null,
        topic: null,
        institution: null,
        photo_url: null,
        class_id: null,
        user_id: null,
        reason: null,
        answer: null,
        ...columns,
        lms_id: tenantId,
        id: newRecordId(),
        kind,
        status: "pending",
        ip_hash,
        created_at: now,
        decided_by_name: null,
        decided_at: null,
        published_at: null,
        version: 1,
      };
      await trx.insertInto("submissions").values(row).execute();
      await notifyReceived(trx, row, site);
      await notifyModerators(context, trx, row, site);
      return [{ id: row.id, status: row.status }];
    },
  );
}

async function consumeSubmissionAttempts(
  trx: Queryable,
  { network, kind, now }: { network: string; kind: SubmissionKind; now: number },
): Promise<void> {
  const hourly = {
    name: `submission:${kind}:${network}`,
    max: MAX_SUBMISSIONS_PER_HOUR,
    windowMs: HOUR_MS,
  };
  const pause = { name: `submission-pause:${network}`, max: 1, windowMs: MIN_INTERVAL_MS };
  await consumeAttempt(trx, hourly, now);
  await consumeAttempt(trx, pause, now);
}
