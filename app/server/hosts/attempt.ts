import { type CircuitBreakerPolicy, isBrokenCircuitError } from "cockatiel";
import { requestWith } from "../http/request-with";
import { HostError, type HostFetch } from "./define";

/** Milliseconds. */
export interface Timing {
  /** For one attempt and for all attempts of a call: a page must answer within 3 s whatever its hosts do. */
  attemptMs: number;
  totalMs: number;
  /** With less than this left, no further attempt is made. */
  leastMs: number;
  /** Until a stream's head is there; its body may take as long as it likes. */
  streamHeadMs: number;
}
export const TIMING: Timing = { attemptMs: 2_000, totalMs: 2_300, leastMs: 100, streamHeadMs: 10_000 };

const MOST_ANSWER_BYTES = 4 * 1_048_576;
const MOST_REDIRECTS = 3;

/** What came back, whatever its status. */
export interface Answer {
  status: number;
  text: string;
}

export type Fail = (kind: HostError["kind"], message: string, cause?: unknown) => HostError;

interface Attempt {
  url: string;
  init: RequestInit;
  transport: { fetch: HostFetch; breaker: CircuitBreakerPolicy };
  signal: AbortSignal | undefined;
  deadlineMs: number;
  /** Makes the call's error, with its host and operation. */
  fail: Fail;
}

/** A 5xx counts against the circuit like no answer at all; it is thrown inside and taken out again. */
class ServerFailure extends Error {
  constructor(readonly answer: Answer) {
    super();
  }
}

/**
 * One attempt at a call: within its deadline, ended when the caller goes away, behind the host's circuit breaker. The
 * caller's signal carries one listener meanwhile and none afterwards (`AbortSignal.any` would leave its own behind).
 * @throws HostError for everything but an answer; an answer of any status is returned
 */
export async function attempt({ url, init, transport, signal, deadlineMs, fail }: Attempt): Promise<Answer> {
  if (signal?.aborted) throw fail("aborted", "the caller went away");
  const controller = new AbortController();
  const ended = new Promise<never>((_, reject) => controller.signal.addEventListener("abort", () => reject(controller.signal.reason)));
  ended.catch(() => undefined);
  const timer = setTimeout(() => controller.abort(fail("deadline", `no answer in ${Math.round(deadlineMs)} ms`)), deadlineMs);
  const onAbort = () => controller.abort(fail("aborted", "the caller went away"));
  signal?.addEventListener("abort", onAbort, { once: true });
  const guarded = transport.breaker.execute(async () => {
    controller.signal.throwIfAborted();
    // Raced here, because an embedded host may not look at its signal and the breaker must hear of the deadline all the same.
    const answer = await Promise.race([follow(transport.fetch, controller.signal, url, init, fail), ended]);
    if (answer.status >= 500) throw new ServerFailure(answer);
    return answer;
  });
  try {
    // And here, because a half-open breaker makes a call wait for its trial before it begins.
    return await Promise.race([guarded, ended]);
  } catch (error) {
    if (error instanceof ServerFailure) return error.answer;
    if (error instanceof HostError) throw error;
    if (isBrokenCircuitError(error)) throw fail("circuit", "the host has failed lately and is left alone for a while");
    if (controller.signal.reason instanceof HostError) throw controller.signal.reason;
    throw fail("network", reasonOf(error), error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", onAbort);
  }
}

/** "fetch failed" alone says nothing: the cause names the port or the broken connection. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** Redirects stay on the host's own origin, are followed for GET alone, and only a few times. */
async function follow(fetchHost: HostFetch, signal: AbortSignal, url: string, init: RequestInit, fail: Fail): Promise<Answer> {
  let target = url;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    const response = await fetchHost(requestWith(signal, target, init));
    const location = response.headers.get("location");
    if (!isRedirect(response.status) || !location) return { status: response.status, text: await readText(response, fail) };
    await response.body?.cancel();
    const next = URL.canParse(location, target) ? new URL(location, target) : null;
    if (init.method !== "GET" || next?.origin !== new URL(target).origin) throw fail("redirect", "a redirect that is not followed");
    target = next.href;
  }
  throw fail("redirect", "too many redirects");
}

export const isRedirect = (status: number) => status >= 300 && status < 400;

async function readText(response: Response, fail: Fail): Promise<string> {
  if (!response.body) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > MOST_ANSWER_BYTES) throw fail("answer", `an answer of more than ${MOST_ANSWER_BYTES} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
