import type { InboxKind } from "~/lib/inbox";
import type { HostContext, Queryable } from "../../kit/context";
import { consumeNetworkAttempt } from "../../kit/rate-limit";

/** Per network, so a class behind one router can still submit together. */
const MAX_PER_HOUR = 10;

interface Submission {
  kind: "apply" | "service" | Extract<InboxKind, "contact" | "demo">;
  tenantId: string;
  clientIp: string;
}

/** @throws ApiError 429 after ten submissions an hour from one network */
export function consumeSubmissionAttempt(
  context: HostContext,
  trx: Queryable,
  { kind, tenantId, clientIp }: Submission,
): Promise<void> {
  const name = `${kind}:${tenantId}`;
  return consumeNetworkAttempt(context, trx, { name, clientIp, maxPerHour: MAX_PER_HOUR });
}
