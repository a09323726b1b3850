import { isBrokenCircuitError } from "cockatiel";
import { isRedirect, reasonOf } from "./attempt";
import type { Transport } from "./client";
import { type Caller, HostError } from "./define";
import { headersOf } from "./request-parts";

interface StreamCall {
  host: string;
  method: "GET" | "POST";
  /** With a slash at the front, and its query. */
  path: string;
  /** JSON. */
  body?: string;
}

/**
 * A call whose answer is a stream. Only its head has a deadline; from then on it lasts until it ends, its reader cancels
 * it, or the caller's signal ends the upstream call because the visitor went away. Not repeated, not cached, no redirects.
 * The signal carries one listener until then.
 * @throws HostError when there is no 2xx answer in time; a stream that breaks later fails in its reader
 */
export async function streamHost(transport: Transport, caller: Caller, { host, method, path, body }: StreamCall): Promise<Response> {
  const { signal } = caller;
  const fail = (kind: HostError["kind"], message: string, cause?: unknown) =>
    new HostError(host, path, kind, 0, message, undefined, { cause });
  if (signal?.aborted) throw fail("aborted", "the caller went away");
  const controller = new AbortController();
  const ended = new Promise<never>((_, reject) => controller.signal.addEventListener("abort", () => reject(controller.signal.reason)));
  ended.catch(() => undefined);
  const headers = headersOf({
    host,
    appSecret: transport.appSecret,
    caller,
    accept: "text/event-stream, */*",
    hasBody: body !== undefined,
  });
  const init = { method, headers, signal: controller.signal, redirect: "manual" as const, ...(body !== undefined && { body }) };
  const request = new Request(transport.baseUrl + path, init);
  const { streamHeadMs } = transport.timing;
  const timer = setTimeout(() => controller.abort(fail("deadline", `no answer in ${streamHeadMs} ms`)), streamHeadMs);
  // Holds the request as long as the visitor may go away: a request's own signal dies with it, whoever still reads its body.
  const gone = { request, handleEvent: () => controller.abort(fail("aborted", "the caller went away")) };
  signal?.addEventListener("abort", gone, { once: true });
  const end = () => signal?.removeEventListener("abort", gone);
  try {
    const answered = transport.breaker.execute(() => Promise.race([transport.fetch(request).then(successOf), ended]));
    const response = await Promise.race([answered, ended]);
    if (!response.body) end();
    // Its type is all that is handed on: cookies, lengths and encodings are between the host and us.
    const type = response.headers.get("content-type");
    const head = { status: response.status, ...(type && { headers: { "Content-Type": type } }) };
    return new Response(response.body && handOn(response.body, controller.signal, end), head);
  } catch (error) {
    end();
    if (error instanceof HostError) throw error;
    if (isBrokenCircuitError(error)) throw fail("circuit", "the host has failed lately and is left alone for a while");
    throw controller.signal.reason instanceof HostError ? controller.signal.reason : fail("network", reasonOf(error), error);
  } finally {
    clearTimeout(timer);
  }

  /** Thrown inside the breaker, which takes a 5xx for a failure. */
  async function successOf(response: Response): Promise<Response> {
    if (response.ok && !controller.signal.aborted) return response;
    await response.body?.cancel();
    if (isRedirect(response.status)) throw fail("redirect", "a redirect that is not followed");
    throw new HostError(host, path, "status", response.status, "");
  }
}

/** The body's chunks as they come; the signal ends it even where the host does not look at it. */
function handOn(body: ReadableStream<Uint8Array>, signal: AbortSignal, end: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  signal.addEventListener("abort", () => void reader.cancel(signal.reason).catch(() => undefined));
  return new ReadableStream<Uint8Array>(
    {
      async pull(out) {
        try {
          const { done, value } = await reader.read();
          signal.throwIfAborted();
          if (!done) return out.enqueue(value);
          end();
          out.close();
        } catch (error) {
          end();
          throw signal.aborted ? signal.reason : error;
        }
      },
      cancel(reason) {
        end();
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
