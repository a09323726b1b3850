import { isBrokenCircuitError } from "cockatiel";
import { isRedirect, reasonOf } from "./attempt";
import { type Caller, HostError, type Operation, type RawBody } from "./define";
import type { OpenAnswer } from "./line";
import { headersOf } from "./request-parts";
import type { Transport } from "./transport";

interface StreamCall {
  host: string;
  name: string;
  operation: Operation;
  /** The operation's path with a slash at the front, and its query. */
  path: string;
  input: { body?: unknown; rawBody?: RawBody; headers?: Record<string, string>; idempotencyKey?: string };
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
  const controller = new AbortController();
  let end: (error: HostError) => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    end = (error) => {
      controller.abort(error);
      reject(error);
    };
  });
  ended.catch(() => undefined);
  const { streamHeadMs } = transport.timing;
  const timer = setTimeout(() => end(fail("deadline", `no answer in ${streamHeadMs} ms`)), streamHeadMs);
  const onAbort = () => end(fail("aborted", "the caller went away"));
  signal?.addEventListener("abort", onAbort);
  try {
    const init = { method: operation.method, headers, body, signal: controller.signal };
    const answered = transport.breaker.execute(() => Promise.race([transport.open(transport.baseUrl + path, init).then(successOf), ended]));
    const answer = await Promise.race([answered, ended]);
    const head = new Headers();
    for (const header of HANDED_ON) {
      const value = answer.headers.get(header);
      if (value !== null) head.set(header, value);
    }
    const length = answer.headers.get("content-length");
    // A decoded body is longer than what came.
    if (length !== null && !answer.headers.has("content-encoding")) head.set("content-length", length);
    return new Response(answer.body && handOn(answer.body, { host, name, controller, signal }), { status: answer.status, headers: head });
  } catch (error) {
    if (error instanceof HostError) throw error;
    if (isBrokenCircuitError(error)) throw fail("circuit", "the host has failed lately and is left alone for a while");
    throw controller.signal.reason instanceof HostError ? controller.signal.reason : fail("network", reasonOf(error), error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", onAbort);
  }

  /** Thrown inside the breaker, which takes a 5xx for a failure. */
  async function successOf(answer: OpenAnswer): Promise<OpenAnswer> {
    if (operation.success.includes(answer.status) && !controller.signal.aborted) return answer;
    if (isRedirect(answer.status)) {
      await answer.body?.cancel();
      throw fail("redirect", "a redirect that is not followed");
    }
    const { message, data } = await reasonIn(answer);
    throw new HostError(host, name, "status", answer.status, message, data);
  }
}

/** What the host says of its refusal, if it says so in an envelope. */
async function reasonIn({ headers, body }: OpenAnswer): Promise<{ message: string; data?: unknown }> {
  if (!headers.get("content-type")?.includes("json") || Number(headers.get("content-length") ?? 0) > MOST_REASON_BYTES) {
    await body?.cancel();
    return { message: "" };
  }
  try {
    const decoder = new TextDecoder();
    let text = "";
    for (let piece = await body?.read(); piece && !piece.done && text.length <= MOST_REASON_BYTES; piece = await body?.read())
      text += decoder.decode(piece.value, { stream: true });
    await body?.cancel();
    const { message, data } = JSON.parse(text) as { message?: unknown; data?: unknown };
    return { message: typeof message === "string" ? message : "", data };
  } catch {
    return { message: "" };
  }
}

interface Handing {
  host: string;
  name: string;
  controller: AbortController;
  /** The caller's. */
  signal: AbortSignal | undefined;
}

/**
 * The body's chunks as they come; the caller's signal ends it even where the host does not look at its own. Holds nothing of the call but
 * what that needs: thousands of streams are open at a time.
 */
function handOn(body: NonNullable<OpenAnswer["body"]>, { host, name, controller, signal }: Handing): ReadableStream<Uint8Array> {
  const onAbort = () => {
    controller.abort(new HostError(host, name, "aborted", 0, "the caller went away"));
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
