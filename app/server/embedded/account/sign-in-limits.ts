import type { HostContext, Queryable } from "../context";
import { forgetTries, giveBackTry, keyedHash, networkHash, type TryLimit, takeTry } from "../try-limits";
import { deviceHash } from "./sessions";

const WINDOW_MS = 15 * 60_000;
/** Wrong passwords for one account from one network. */
const MOST_OF_PAIR = 5;
/** Wrong passwords for one account from everybody who never signed in to it. */
const MOST_OF_STRANGERS = 10;
const MOST_OF_DEVICE = 10;
/** Wrong passwords from one network, whatever the account. */
const MOST_OF_NETWORK = 50;

interface Try {
  email: string;
  /** Null for an address that nobody has: it is counted like any other, so that the limits tell nothing. */
  userId: string | null;
  clientIp: string;
  deviceToken: string | undefined;
}

export interface CountedTry {
  /** The password was right: nothing was guessed. */
  forgive(trx: Queryable): Promise<void>;
}

/**
 * Counts a try to sign in, before the password is looked at, so that a thousand at once get no more answers than one after the
 * other. Strangers together have ten tries at an account in 15 minutes; a device or network that signed in to it before has tries of
 * its own, which strangers can't use up: so nobody locks the owner out.
 * @throws HostRefusal 429; what is refused is not counted
 */
export async function countSignIn(context: HostContext, { email, userId, clientIp, deviceToken }: Try): Promise<CountedTry> {
  const { db, clock } = context;
  const account = keyedHash(context, "account", email);
  const network = networkHash(context, clientIp);
  const place = deviceToken ? deviceHash(context, deviceToken) : "";
  const known = await db
    .selectFrom("known_places")
    .select("place_hash")
    .where("user_id", "=", userId ?? "")
    .where("place_hash", "in", [place, network])
    .where("expires_at", ">", clock())
    .execute();
  const isKnown = (hash: string) => known.some(({ place_hash }) => place_hash === hash);
  const limit = (name: string, most: number, rolling?: true): TryLimit => ({
    ...{ name: `sign-in:${name}`, most, windowMs: WINDOW_MS },
    ...(rolling && { rolling }),
  });
  const pair = limit(`pair:${account}:${network}`, MOST_OF_PAIR, true);
  const ofDevice = limit(`device:${account}:${place}`, MOST_OF_DEVICE);
  const ofNetwork = limit(`network:${network}`, MOST_OF_NETWORK);
  const ofStrangers = limit(`account:${account}`, MOST_OF_STRANGERS);
  const counted = isKnown(place)
    ? [ofDevice]
    : [...(clientIp ? [ofNetwork] : []), pair, ...(isKnown(network) && clientIp ? [] : [ofStrangers])];
  await db.transaction().execute(async (trx) => {
    for (const one of counted) await takeTry(trx, one, clock());
  });
  return {
    async forgive(trx) {
      for (const { name } of counted) {
        if (name === pair.name || name === ofDevice.name) await forgetTries(trx, name);
        else await giveBackTry(trx, name);
      }
    },
  };
}
