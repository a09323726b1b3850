import { isBrokenCircuitError } from "cockatiel";
import { createRequestWithSignal } from "../http/request-with-signal";
import { HostError, type HostFetch } from "./host-contract";

/** In ms. */
export interface Timeouts {
  /**
   * Per attempt and per call: pages respond within 3 s whatever their hosts do
   * (docs/decisions/0008).
   */
  attemptMs: number;
  totalMs: number;
  /** Minimum time left for another attempt. */
  minRemainingMs: number;
  /** Until the head of a stream; its body has no limit. */
  streamHeadersMs: number;
}
export const TIMEOUTS: Timeouts = {
  attemptMs: 2_000,
  totalMs: 2_300,
  minRemainingMs: 100,
  streamHeadersMs: 10_000,
};

const MAX_RESPONSE_BYTES = 4 * 1_048_576;
const MAX_REDIRECTS = 3;

/** Response of any status. */
export interface HostResponse {
  status: number;
  text: string;
}

export type HostErrorFactory = (
  kind: HostError["kind"],
  message: string,
  cause?: unknown,
) => HostError;

/** A circuit breaker, or nothing in its place. */
interface Guard {
  execute<T>(run: () => Promise<T>): Promise<T>;
}

interface SendOnceInput {
  url: string;
  init: RequestInit;
  connection: { fetch: HostFetch; breaker: Guard; timeouts: Timeouts };
  signal: AbortSignal | undefined;
  deadlineMs: number;
  /** Creates the error of this call. */
  createError: HostErrorFactory;
}

/** Makes a 5xx count against the circuit breaker. */
export class ServerError extends Error {
  constructor(readonly response: HostResponse) {
    super();
  }
}

/** A whole attempt without a response: makes the breaker open at once. `cause` is its error. */
export class SilenceError extends Error {
  constructor(
    override readonly cause: HostError,
    /** From `performance.now`. */
    readonly startedAt: number,
  ) {
    super();
  }
}

/**
 * One attempt within its deadline, behind the circuit breaker. `AbortSignal.any` would leak a
 * listener on the caller's signal, so it is added and removed by hand.
 * @throws HostError without a response; responses of any status are returned
 */
export async function sendOnce({
  url,
  init,
  connection,
  signal,
  deadlineMs,
  createError,
}: SendOnceInput): Promise<HostResponse> {
  if (signal?.aborted) throw createError("aborted", "caller aborted");
  const controller = new AbortController();
  const aborted = new Promise<never>((_, reject) =>
    controller.signal.addEventListener("abort", () => reject(controller.signal.reason)),
  );
  aborted.catch(() => undefined);
  const timer = setTimeout(
    () =>
      controller.abort(createError("deadline", `no response within ${Math.round(deadlineMs)} ms`)),
    deadlineMs,
  );
  const onAbort = () => controller.abort(createError("aborted", "caller aborted"));
  signal?.addEventListener("abort", onAbort, { once: true });
  const startedAt = performance.now();
  /** An operation's own, shorter deadline says less about its host. */
  const isWholeAttempt = deadlineMs >= connection.timeouts.attemptMs;
  const guardedCall = connection.breaker.execute(async () => {
    controller.signal.throwIfAborted();
    // Raced inside the breaker, which must count deadlines of hosts that ignore the signal.
    const response = await Promise.race([
      fetchFollowingRedirects({
        fetchHost: connection.fetch,
        signal: controller.signal,
        url,
        init,
        createError,
      }),
      aborted,
    ]).catch((error: unknown) => {
      if (isWholeAttempt && error instanceof HostError && error.kind === "deadline")
        throw new SilenceError(error, startedAt);
      throw error;
    });
    if (response.status >= 500) throw new ServerError(response);
    return response;
  });
  try {
    // Raced outside too: a half-open breaker delays calls until its probe ends.
    return await Promise.race([guardedCall, aborted]);
  } catch (error) {
    if (error instanceof ServerError) return error.response;
    if (error instanceof SilenceError) throw error.cause;
    if (error instanceof HostError) throw error;
    if (isBrokenCircuitError(error))
      throw createError("circuit", "circuit open after repeated failures");
    if (controller.signal.reason instanceof HostError) throw controller.signal.reason;
    throw createError("network", getErrorMessage(error), error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", onAbort);
  }
}

/** The cause of "fetch failed" names the port or the broken connection. */
export function getErrorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

interface RedirectInput {
  fetchHost: HostFetch;
  signal: AbortSignal;
  url: string;
  init: RequestInit;
  createError: HostErrorFactory;
}

/** Follows few redirects, of GET and within the origin only. */
async function fetchFollowingRedirects({
  fetchHost,
  signal,
  url,
  init,
  createError,
}: RedirectInput): Promise<HostResponse> {
  let target = url;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const response = await fetchHost(createRequestWithSignal(signal, target, init));
    const location = response.headers.get("location");
    if (!isRedirect(response.status) || !location)
      return { status: response.status, text: await readText(response, createError) };
    await response.body?.cancel();
    const next = URL.canParse(location, target) ? new URL(location, target) : null;
    if (init.method !== "GET" || next?.origin !== new URL(target).origin)
      throw createError("redirect", "redirect not followed");
    target = next.href;
  }
  throw createError("redirect", "too many redirects");
}

export const isRedirect = (status: number) => status >= 300 && status < 400;

async function readText(response: Response, createError: HostErrorFactory): Promise<string> {
  if (!response.body) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > MAX_RESPONSE_BYTES)
      throw createError("answer", `response larger than ${MAX_RESPONSE_BYTES} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
