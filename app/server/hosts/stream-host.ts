import { isBrokenCircuitError } from "cockatiel";
import { createHeaders } from "./build-request";
import type { HostConnection } from "./host-connection";
import { type Caller, HostError, type Operation, type RawBody } from "./host-contract";
import { getErrorMessage, type HostErrorFactory, isRedirect } from "./send-once";
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

/** A body whose deadline rests while its sender is waited for. */
function pauseDeadline(body: ReadableStream<Uint8Array>, deadline: Deadline) {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(out) {
        deadline.pause();
        const { done, value } = await reader.read();
        deadline.start();
        if (done) out.close();
        else out.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

interface Deadline {
  /** From the beginning, unless it has ended. */
  start(): void;
  pause(): void;
  end(): void;
}

function createDeadline(ms: number, onElapsed: () => void): Deadline {
  let timer: NodeJS.Timeout | undefined;
  let hasEnded = false;
  const pause = () => clearTimeout(timer);
  return {
    pause,
    start() {
      pause();
      if (!hasEnded) timer = setTimeout(onElapsed, ms);
    },
    end() {
      hasEnded = true;
      pause();
    },
  };
}

/**
 * Call with a streamed response. The deadline covers its head; the body lasts until it ends, is
 * cancelled, or the caller's signal aborts. A body that is streamed to the host may take as long as
 * its sender does. No retries, cache or redirects.
 * @throws HostError without a success in time; later failures reject the reader
 */
export async function streamHost(
  connection: HostConnection,
  caller: Caller,
  call: StreamCall,
): Promise<Response> {
  const { host, name, operation, path } = call;
  const { signal } = caller;
  const createError: HostErrorFactory = (kind, message, cause) =>
    new HostError(host, name, kind, 0, message, undefined, { cause });
  const controller = new AbortController();
  if (signal?.aborted) throw createError("aborted", "caller aborted");
  let abort: (error: HostError) => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    abort = (error) => {
      controller.abort(error);
      reject(error);
    };
  });
  aborted.catch(() => undefined);
  const deadlineMs = operation.deadlineMs ?? connection.timeouts.streamHeadersMs;
  const deadline = createDeadline(deadlineMs, () =>
    abort(createError("deadline", `no response within ${deadlineMs} ms`)),
  );
  deadline.start();
  const { body, ...head } = createStreamInit(connection, caller, call);
  const init = {
    ...head,
    body: body instanceof ReadableStream ? pauseDeadline(body, deadline) : body,
    signal: controller.signal,
  };
  const onAbort = () => abort(createError("aborted", "caller aborted"));
  signal?.addEventListener("abort", onAbort);
  /** Rejects inside the breaker, so that a 5xx counts as a failure. */
  const connect = async () => {
    const response = await connection.stream(connection.baseUrl + path, init);
    if (operation.success.includes(response.status) && !controller.signal.aborted) return response;
    throw await toHostError(response, call, createError);
  };
  try {
    const connected = connection.breaker.execute(() => Promise.race([connect(), aborted]));
    const response = await Promise.race([connected, aborted]);
    return new Response(
      response.body && forwardBody(response.body, { host, name, controller, signal }),
      { status: response.status, headers: createForwardedHeaders(response.headers) },
    );
  } catch (error) {
    if (error instanceof HostError) throw error;
    if (isBrokenCircuitError(error))
      throw createError("circuit", "circuit open after repeated failures");
    throw controller.signal.reason instanceof HostError
      ? controller.signal.reason
      : createError("network", getErrorMessage(error), error);
  } finally {
    deadline.end();
    signal?.removeEventListener("abort", onAbort);
  }
}

function createStreamInit(
  { appSecret, publicKey, isOwn }: HostConnection,
  caller: Caller,
  { host, operation, input }: StreamCall,
) {
  const headers = createHeaders({
    host,
    operation,
    isOwn,
    appSecret,
    publicKey,
    caller,
    accept: operation.accept ?? "text/event-stream, */*",
    idempotencyKey: input.idempotencyKey,
    hasBody: operation.body !== undefined,
  });
  for (const [header, value] of Object.entries(input.headers ?? {})) headers.set(header, value);
  const body = operation.body ? JSON.stringify(operation.body.parse(input.body)) : input.rawBody;
  return { method: operation.method, headers, body };
}

function createForwardedHeaders(from: Headers): Headers {
  const headers = new Headers();
  for (const name of FORWARDED_RESPONSE_HEADERS) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  const length = from.get("content-length");
  // A decoded body is longer than its declared length.
  if (length !== null && !from.has("content-encoding")) headers.set("content-length", length);
  return headers;
}

/** Error of a response without a success status. */
async function toHostError(
  response: StreamedResponse,
  { host, name }: StreamCall,
  createError: HostErrorFactory,
): Promise<HostError> {
  if (isRedirect(response.status)) {
    await response.body?.cancel();
    return createError("redirect", "redirect not followed");
  }
  const { message, data } = await readError(response);
  return new HostError(host, name, "status", response.status, message, data);
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
      let chunk = await body?.read();
      chunk && !chunk.done && text.length <= MAX_ERROR_BYTES;
      chunk = await body?.read()
    )
      text += decoder.decode(chunk.value, { stream: true });
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
