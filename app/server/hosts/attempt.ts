import { type CircuitBreakerPolicy, isBrokenCircuitError } from "cockatiel";
import { HostError, type HostFetch } from "./define";

/** Milliseconds. */
export interface Timing {
  /** For one attempt and for all attempts of a call: a page must answer within 3 s whatever its hosts do. */
  attemptMs: number;
  totalMs: number;
  /** With less than this left, no further attempt is made. */
  leastMs: number;
}
export const TIMING: Timing = { attemptMs: 2_000, totalMs: 2_500, leastMs: 100 };

const MOST_ANSWER_BYTES = 4 * 1_048_576;
const MOST_REDIRECTS = 3;

interface Attempt {
  host: string;
  operation: string;
  url: string;
  init: RequestInit;
  transport: { fetch: HostFetch; breaker: CircuitBreakerPolicy };
  signal: AbortSignal | undefined;
  deadlineMs: number;
}

/** A request's own signal follows ours only as long as the request is not collected: it is held until its answer is read. */
const inFlight = new Set<Request>();

/** A 5xx counts against the circuit like no answer at all; it is thrown inside and taken out again. */
class ServerFailure extends Error {
  constructor(readonly answer: { status: number; text: string }) {
    super();
  }
}

/**
 * One attempt at a call: within its deadline, ended when the caller goes away, behind the host's circuit breaker.
 * @throws HostError for everything but an answer; an answer of any status is returned
 */
export async function attempt({ host, operation, url, init, transport, signal, deadlineMs }: Attempt): Promise<{ status: number; text: string }> {
  const fail = (kind: HostError["kind"], message: string, cause?: unknown) => new HostError(host, operation, kind, 0, message, undefined, { cause });
  if (signal?.aborted) throw fail("aborted", "the caller went away");
  const controller = new AbortController();
  // Raced with the call, because an embedded host may not look at its signal.
  const ended = new Promise<never>((_, reject) => controller.signal.addEventListener("abort", () => reject(controller.signal.reason)));
  ended.catch(() => undefined);
  const timer = setTimeout(() => controller.abort(fail("deadline", `no answer in ${deadlineMs} ms`)), deadlineMs);
  const onAbort = () => controller.abort(fail("aborted", "the caller went away"));
  signal?.addEventListener("abort", onAbort, { once: true });
  try {
    return await transport.breaker.execute(async () => {
      const answer = await Promise.race([follow(transport.fetch, url, { ...init, signal: controller.signal }, fail), ended]);
      if (answer.status >= 500) throw new ServerFailure(answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof ServerFailure) return error.answer;
    if (error instanceof HostError) throw error;
    if (isBrokenCircuitError(error)) throw fail("circuit", "the host has failed lately and is left alone for a while");
    if (controller.signal.reason instanceof HostError) throw controller.signal.reason;
    throw fail("network", error instanceof Error ? error.message : String(error), error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", onAbort);
  }
}

/** Redirects stay on the host's own origin, are followed for GET alone, and only a few times. */
async function follow(fetchHost: HostFetch, url: string, init: RequestInit, fail: (kind: HostError["kind"], message: string) => HostError) {
  let target = url;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    const request = new Request(target, init);
    inFlight.add(request);
    try {
      const response = await fetchHost(request);
      const location = response.headers.get("location");
      if (response.status < 300 || response.status >= 400 || !location) return { status: response.status, text: await readText(response) };
      await response.body?.cancel();
      const next = new URL(location, target);
      if (init.method !== "GET" || next.origin !== new URL(target).origin) throw fail("redirect", "a redirect that is not followed");
      target = next.href;
    } finally {
      inFlight.delete(request);
    }
  }
  throw fail("redirect", "too many redirects");
}

async function readText(response: Response): Promise<string> {
  if (!response.body) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > MOST_ANSWER_BYTES) throw new Error(`an answer of more than ${MOST_ANSWER_BYTES} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
