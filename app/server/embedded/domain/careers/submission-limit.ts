import { HOUR_MS } from "~/lib/time";
import type { HostContext, Queryable } from "../../kit/context";
import { consumeAttempt, networkHash } from "../../kit/rate-limit";

/** Per network, so a class behind one router can still submit together. */
const MAX_PER_HOUR = 10;

interface Submission {
  kind: "apply" | "service";
  tenantId: string;
  clientIp: string;
}

/** @throws ApiError 429 after ten submissions an hour from one network */
export async function consumeSubmissionAttempt(
  context: HostContext,
  trx: Queryable,
  { kind, tenantId, clientIp }: Submission,
): Promise<void> {
  if (!clientIp) return;
  const name = `${kind}:${tenantId}:${networkHash(context, clientIp)}`;
  await consumeAttempt(trx, { name, max: MAX_PER_HOUR, windowMs: HOUR_MS }, context.clock());
}
