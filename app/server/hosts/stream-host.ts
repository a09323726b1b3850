import { isBrokenCircuitError } from "cockatiel";
import { createHeaders } from "./build-request";
import type { HostConnection } from "./host-connection";
import { type Caller, HostError, type Operation, type RawBody } from "./host-contract";
import { getErrorMessage, isRedirect } from "./send-once";
import type { StreamedResponse } from "./transport";

interface StreamCall {
  host: string;
  name: string;
  operation: Operation;
  /** Path and query with a leading slash. */
  path: string;
  input: {
    body?: unknown;
    rawBody?: RawBody;
    headers?: Record<string, string>;
    idempotencyKey?: string;
  };
}

/** Headers passed on; cookies and encodings concern this connection only. */
const FORWARDED_RESPONSE_HEADERS = [
  "content-type",
  "content-range",
  "accept-ranges",
  "etag",
  "last-modified",
  "content-disposition",
];
const MAX_ERROR_BYTES = 16_384;

/**
 * Call with a streamed response. The deadline covers its head; the body lasts until it ends, is
 * cancelled, or the caller's signal aborts. No retries, cache or redirects.
 * @throws HostError without a success in time; later failures reject the reader
 */
export async function streamHost(
  transport: HostConnection,
  caller: Caller,
  call: StreamCall,
): Promise<Response> {
  const { host, name, operation, path, input } = call;
  const { signal } = caller;
  const body = operation.body ? JSON.stringify(operation.body.parse(input.body)) : input.rawBody;
  const fail = (kind: HostError["kind"], message: string, cause?: unknown) =>
    new HostError(host, name, kind, 0, message, undefined, { cause });
  if (signal?.aborted) throw fail("aborted", "caller aborted");
  const headers = createHeaders({
    host,
    operation,
    appSecret: transport.appSecret,
    publicKey: transport.publicKey,
    caller,
    accept: "text/event-stream, */*",
    idempotencyKey: input.idempotencyKey,
    hasBody: operation.body !== undefined,
  });
  for (const [header, value] of Object.entries(input.headers ?? {})) headers.set(header, value);
  const controller = new AbortController();
  let end: (error: HostError) => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    end = (error) => {
      controller.abort(error);
      reject(error);
    };
  });
  ended.catch(() => undefined);
  const { streamHeadersMs: streamHeadMs } = transport.timeouts;
  const timer = setTimeout(
    () => end(fail("deadline", `no answer in ${streamHeadMs} ms`)),
    streamHeadMs,
  );
  const onAbort = () => end(fail("aborted", "caller aborted"));
  signal?.addEventListener("abort", onAbort);
  try {
    const init = { method: operation.method, headers, body, signal: controller.signal };
    const answered = transport.breaker.execute(() =>
      Promise.race([transport.stream(transport.baseUrl + path, init).then(successOf), ended]),
    );
    const answer = await Promise.race([answered, ended]);
    const head = new Headers();
    for (const header of FORWARDED_RESPONSE_HEADERS) {
      const value = answer.headers.get(header);
      if (value !== null) head.set(header, value);
    }
    const length = answer.headers.get("content-length");
    // A decoded body is longer than its declared length.
    if (length !== null && !answer.headers.has("content-encoding"))
      head.set("content-length", length);
    return new Response(
      answer.body && forwardBody(answer.body, { host, name, controller, signal }),
      {
        status: answer.status,
        headers: head,
      },
    );
  } catch (error) {
    if (error instanceof HostError) throw error;
    if (isBrokenCircuitError(error)) throw fail("circuit", "circuit open after repeated failures");
    throw controller.signal.reason instanceof HostError
      ? controller.signal.reason
      : fail("network", getErrorMessage(error), error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", onAbort);
  }

  /** Throws inside the breaker, so that a 5xx counts as a failure. */
  async function successOf(answer: StreamedResponse): Promise<StreamedResponse> {
    if (operation.success.includes(answer.status) && !controller.signal.aborted) return answer;
    if (isRedirect(answer.status)) {
      await answer.body?.cancel();
      throw fail("redirect", "a redirect that is not followed");
    }
    const { message, data } = await readError(answer);
    throw new HostError(host, name, "status", answer.status, message, data);
  }
}

/** Message and data of an error envelope. */
async function readError({
  headers,
  body,
}: StreamedResponse): Promise<{ message: string; data?: unknown }> {
  if (
    !headers.get("content-type")?.includes("json") ||
    Number(headers.get("content-length") ?? 0) > MAX_ERROR_BYTES
  ) {
    await body?.cancel();
    return { message: "" };
  }
  try {
    const decoder = new TextDecoder();
    let text = "";
    for (
      let piece = await body?.read();
      piece && !piece.done && text.length <= MAX_ERROR_BYTES;
      piece = await body?.read()
    )
      text += decoder.decode(piece.value, { stream: true });
    await body?.cancel();
    const { message, data } = JSON.parse(text) as { message?: unknown; data?: unknown };
    return { message: typeof message === "string" ? message : "", data };
  } catch {
    return { message: "" };
  }
}

interface ForwardBodyOptions {
  host: string;
  name: string;
  controller: AbortController;
  /** Signal of the caller. */
  signal: AbortSignal | undefined;
}

/**
 * Forwards the body; the caller's signal ends it even if the host ignores its own. Retains little,
 * because thousands of streams are open at a time.
 */
function forwardBody(
  body: NonNullable<StreamedResponse["body"]>,
  { host, name, controller, signal }: ForwardBodyOptions,
): ReadableStream<Uint8Array> {
  const onAbort = () => {
    controller.abort(new HostError(host, name, "aborted", 0, "caller aborted"));
    body.cancel().catch(() => undefined);
  };
  signal?.addEventListener("abort", onAbort);
  const end = () => signal?.removeEventListener("abort", onAbort);
  return new ReadableStream<Uint8Array>(
    {
      async pull(out) {
        try {
          const { done, value } = await body.read();
          controller.signal.throwIfAborted();
          if (!done) return out.enqueue(value);
          end();
          out.close();
        } catch (error) {
          end();
          throw controller.signal.aborted ? controller.signal.reason : error;
        }
      },
      cancel(reason) {
        end();
        return body.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
