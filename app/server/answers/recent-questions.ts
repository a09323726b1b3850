import { LRUCache } from "lru-cache";
import { MINUTE_MS } from "~/lib/time";
import type { CookieJar } from "../session/cookie-jar";
import type { AnswerStream } from "./answer-stream";

/** A submitted question, with the cookies of the request that sent it. */
interface RecentQuestion {
  stream: Promise<AnswerStream>;
  cookies: CookieJar;
}

export type RecentQuestions = LRUCache<string, RecentQuestion>;

/** Questions of the last minutes by idempotency key, so that a second click gets the same stream. */
export const createRecentQuestions = (): RecentQuestions =>
  new LRUCache({ max: 5_000, ttl: 15 * MINUTE_MS });
