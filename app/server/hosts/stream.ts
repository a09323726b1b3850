import { isBrokenCircuitError } from "cockatiel";
import { isRedirect, reasonOf } from "./attempt";
import { type Caller, HostError, type Operation } from "./define";
import { headersOf } from "./request-parts";
import type { Transport } from "./transport";

interface StreamCall {
  host: string;
  name: string;
  operation: Operation;
  /** The operation's path with a slash at the front, and its query. */
  path: string;
  input: { body?: unknown; rawBody?: BodyInit; headers?: Record<string, string>; idempotencyKey?: string };
}

/** Head lines of a file or stream that mean the same to whoever gets it next; cookies and encodings are between the host and us. */
const HANDED_ON = ["content-type", "content-range", "accept-ranges", "etag", "last-modified", "content-disposition"];
const MOST_REASON_BYTES = 16_384;

/**
 * A call whose answer is a stream. Only its head has a deadline; from then on it lasts until it ends, its reader cancels
 * it, or the caller's signal ends the upstream call because the visitor went away. Not repeated, not cached, no redirects.
 * The signal carries one listener until then.
 * @throws HostError when there is no success of the operation in time; a stream that breaks later fails in its reader
 */
export async function streamHost(transport: Transport, caller: Caller, call: StreamCall): Promise<Response> {
  const { host, name, operation, path, input } = call;
  const { signal } = caller;
  const body = operation.body ? JSON.stringify(operation.body.parse(input.body)) : input.rawBody;
  const fail = (kind: HostError["kind"], message: string, cause?: unknown) =>
    new HostError(host, name, kind, 0, message, undefined, { cause });
  if (signal?.aborted) throw fail("aborted", "the caller went away");
  const controller = new AbortController();
  const ended = new Promise<never>((_, reject) => controller.signal.addEventListener("abort", () => reject(controller.signal.reason)));
  ended.catch(() => undefined);
  const headers = headersOf({
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
  const init = { method: operation.method, headers, signal: controller.signal, redirect: "manual" as const };
  // A body that is a stream is sent while it is read.
  const request = new Request(transport.baseUrl + path, { ...init, ...(body !== undefined && { body, duplex: "half" }) } as RequestInit);
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
    const head = new Headers(
      HANDED_ON.flatMap((header): [string, string][] => {
        const value = response.headers.get(header);
        return value === null ? [] : [[header, value]];
      }),
    );
    const length = response.headers.get("content-length");
    // A decoded body is longer than what came.
    if (length !== null && !response.headers.has("content-encoding")) head.set("content-length", length);
    return new Response(response.body && handOn(response.body, controller.signal, end), { status: response.status, headers: head });
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
    if (operation.success.includes(response.status) && !controller.signal.aborted) return response;
    if (isRedirect(response.status)) {
      await response.body?.cancel();
      throw fail("redirect", "a redirect that is not followed");
    }
    const { message, data } = await reasonIn(response);
    throw new HostError(host, name, "status", response.status, message, data);
  }
}

/** What the host says of its refusal, if it says so in an envelope. */
async function reasonIn(response: Response): Promise<{ message: string; data?: unknown }> {
  if (!response.headers.get("content-type")?.includes("json") || Number(response.headers.get("content-length") ?? 0) > MOST_REASON_BYTES) {
    await response.body?.cancel();
    return { message: "" };
  }
  try {
    const { message, data } = JSON.parse((await response.text()).slice(0, MOST_REASON_BYTES)) as { message?: unknown; data?: unknown };
    return { message: typeof message === "string" ? message : "", data };
  } catch {
    return { message: "" };
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
