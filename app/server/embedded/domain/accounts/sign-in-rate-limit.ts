import { MINUTE_MS } from "~/lib/time";
import type { HostContext, Queryable } from "../../kit/context";
import {
  clearAttempts,
  consumeAttempt,
  keyedHash,
  networkHash,
  type RateLimit,
  refundAttempt,
} from "../../kit/rate-limit";
import { hashDeviceToken } from "./sessions";

const WINDOW_MS = 15 * MINUTE_MS;
const MAX_PER_ACCOUNT_AND_NETWORK = 5;
const MAX_FROM_UNKNOWN_PLACES = 10;
const MAX_PER_DEVICE = 10;
const MAX_PER_NETWORK = 50;

interface SignInAttempt {
  email: string;
  /** Null for an unknown address, which is counted alike so that limits do not reveal accounts. */
  userId: string | null;
  clientIp: string;
  deviceToken: string | undefined;
}

export interface Attempt {
  /** Called after a correct password. */
  refund(trx: Queryable): Promise<void>;
}

/**
 * Counts a sign-in attempt before the password is verified, so parallel guesses cannot exceed the
 * limits. All unknown places share one limit per account; devices and networks that signed in
 * before have their own, so that attackers cannot lock the owner out.
 * @throws ApiError 429; rejected attempts are not counted
 */
export async function consumeSignInAttempt(
  context: HostContext,
  { email, userId, clientIp, deviceToken }: SignInAttempt,
): Promise<Attempt> {
  const { db, clock } = context;
  const account = keyedHash(context, "account", email);
  const network = networkHash(context, clientIp);
  const device = deviceToken ? hashDeviceToken(context, deviceToken) : "";
  const knownPlaces = await db
    .selectFrom("known_places")
    .select("place_hash")
    .where("user_id", "=", userId ?? "")
    .where("place_hash", "in", [device, network])
    .where("expires_at", ">", clock())
    .execute();
  const isKnown = (hash: string) => knownPlaces.some(({ place_hash }) => place_hash === hash);

  const pairLimit: RateLimit = {
    name: `sign-in:pair:${account}:${network}`,
    max: MAX_PER_ACCOUNT_AND_NETWORK,
    windowMs: WINDOW_MS,
    rolling: true,
  };
  const deviceLimit = createLimit(`device:${account}:${device}`, MAX_PER_DEVICE);
  const limits: RateLimit[] = [];
  if (isKnown(device)) limits.push(deviceLimit);
  else {
    if (clientIp) limits.push(createLimit(`network:${network}`, MAX_PER_NETWORK));
    limits.push(pairLimit);
    if (!(clientIp && isKnown(network)))
      limits.push(createLimit(`account:${account}`, MAX_FROM_UNKNOWN_PLACES));
  }
  await db.transaction().execute(async (trx) => {
    for (const limit of limits) await consumeAttempt(trx, limit, clock());
  });
  return {
    async refund(trx) {
      for (const { name } of limits) {
        if (name === pairLimit.name || name === deviceLimit.name) await clearAttempts(trx, name);
        else await refundAttempt(trx, name);
      }
    },
  };
}

const createLimit = (name: string, max: number): RateLimit => ({
  name: `sign-in:${name}`,
  max,
  windowMs: WINDOW_MS,
});
