import { HOUR_MS } from "~/lib/time";
import type { HostContext, Queryable } from "../../kit/context";
import { consumeAttempt, consumeNetworkAttempt, type RateLimit } from "../../kit/rate-limit";

/** Hourly limits of designs B9. */
const MAX_GUEST_QUESTIONS_PER_HOUR = 20;
const MAX_USER_QUESTIONS_PER_HOUR = 60;
/** All guests of one network together, so that new identities do not lift the limit. */
const MAX_NETWORK_QUESTIONS_PER_HOUR = 30 * MAX_GUEST_QUESTIONS_PER_HOUR;
const MAX_NEW_GUESTS_PER_HOUR = 200;

interface ChatIdentity {
  tenantId: string;
  identityId: string;
  isGuest: boolean;
}

export interface ChatCaller extends ChatIdentity {
  clientIp: string;
}

const getIdentityLimit = ({ tenantId, identityId, isGuest }: ChatIdentity): RateLimit => ({
  name: `chat:${tenantId}:${identityId}`,
  max: isGuest ? MAX_GUEST_QUESTIONS_PER_HOUR : MAX_USER_QUESTIONS_PER_HOUR,
  windowMs: HOUR_MS,
});

/**
 * Counts a question in the transaction that stores it.
 * @throws ApiError 429
 */
export async function consumeQuestionAttempt(
  context: HostContext,
  trx: Queryable,
  caller: ChatCaller,
): Promise<void> {
  const now = context.clock();
  await consumeAttempt(trx, getIdentityLimit(caller), now);
  if (!caller.isGuest) return;
  await consumeNetworkAttempt(context, trx, {
    name: `chat-network:${caller.tenantId}`,
    clientIp: caller.clientIp,
    maxPerHour: MAX_NETWORK_QUESTIONS_PER_HOUR,
  });
}

/** @throws ApiError 429 */
export async function consumeGuestAttempt(
  context: HostContext,
  trx: Queryable,
  { tenantId, clientIp }: { tenantId: string; clientIp: string },
): Promise<void> {
  await consumeNetworkAttempt(context, trx, {
    name: `chat-guest:${tenantId}`,
    clientIp,
    maxPerHour: MAX_NEW_GUESTS_PER_HOUR,
  });
}

/** Questions left in the identity's current hour. */
export async function getRemainingQuestions(
  { db, clock }: HostContext,
  identity: ChatIdentity,
): Promise<{ limit: number; remaining: number }> {
  const { name, max: limit } = getIdentityLimit(identity);
  const row = await db
    .selectFrom("try_limits")
    .select("count")
    .where("name", "=", name)
    .where("ends_at", ">", clock())
    .executeTakeFirst();
  return { limit, remaining: Math.max(0, limit - (row?.count ?? 0)) };
}
