import { pipeline, Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { Agent, fetch as undiciFetch } from "undici";
import { lookup } from "~/lib/lookup";
import { createRequestWithSignal } from "../http/request-with-signal";
import type { HostFetch, RawBody } from "./host-contract";

/** Connection pool of all external hosts. */
const agent = new Agent({
  connections: 128,
  connect: { timeout: 1_000 },
  keepAliveTimeout: 30_000,
});

/** Separate pool: long streams would block short calls and each other. */
const streamAgent = new Agent({ connect: { timeout: 1_000 }, keepAliveTimeout: 30_000 });

const DECODERS: Partial<Record<string, typeof createGunzip>> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

const NULL_BODY_STATUSES = [204, 205, 304];

/** Head and body of a streamed response. `cancel` interrupts a pending `read`. */
export interface StreamedResponse {
  status: number;
  headers: Headers;
  body: Pick<ReadableStreamDefaultReader<Uint8Array>, "read" | "cancel"> | null;
}

interface StreamInit {
  method: string;
  headers: Headers;
  body?: string | RawBody | undefined;
  signal: AbortSignal;
}

/** Sends buffered or streamed calls. Neither follows redirects. */
export interface Transport {
  fetch: HostFetch;
  /** The signal applies until the head arrives; then the reader cancels the body. */
  stream: (url: string, init: StreamInit) => Promise<StreamedResponse>;
}

export const httpFetch: HostFetch = async (request) => {
  const init = {
    method: request.method,
    headers: Object.fromEntries(request.headers),
    body: request.body ? new Uint8Array(await request.arrayBuffer()) : null,
    redirect: request.redirect,
    signal: request.signal,
    dispatcher: request.headers.get("accept")?.startsWith("text/event-stream")
      ? streamAgent
      : agent,
  };
  return (await undiciFetch(request.url, init)) as unknown as Response;
};

/**
 * HTTP transport of external hosts. Streams bypass `fetch`, whose requests and streams cost 40 KB
 * each.
 */
export const httpTransport: Transport = {
  fetch: httpFetch,
  async stream(url, { method, headers, body, signal }) {
    const { origin, pathname, search } = new URL(url);
    const response = await streamAgent.request({
      origin,
      path: pathname + search,
      method: method as "GET",
      headers: [...headers].flat(),
      signal,
      body: toUndiciBody(body),
    });
    const head = new Headers();
    for (const [name, values] of Object.entries(response.headers))
      for (const value of [values ?? []].flat()) head.append(name, value);
    if (NULL_BODY_STATUSES.includes(response.statusCode)) {
      response.body.resume();
      return { status: response.statusCode, headers: head, body: null };
    }
    const decoder = lookup(DECODERS, head.get("content-encoding") ?? "")?.();
    return {
      status: response.statusCode,
      headers: head,
      body: createReader(
        decoder ? pipeline(response.body, decoder, () => undefined) : response.body,
      ),
    };
  },
};

function toUndiciBody(body: StreamInit["body"]) {
  if (body === undefined || typeof body === "string") return body ?? null;
  if (body instanceof ReadableStream) return Readable.fromWeb(body as NodeReadableStream);
  return new Uint8Array(body);
}

/** The stream's async iterator retains three times the memory. */
function createReader(body: Readable): StreamedResponse["body"] {
  let wake: () => void = () => undefined;
  for (const event of ["readable", "end", "error", "close"]) body.on(event, () => wake());
  return {
    async read() {
      for (;;) {
        const value: Uint8Array | null = body.read();
        if (value) return { done: false, value };
        if (body.readableEnded) return { done: true, value: undefined };
        if (body.destroyed) throw body.errored ?? new Error("Response body was destroyed");
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    cancel: async () => void body.destroy(),
  };
}

/** Calls an embedded host in process. */
export const createInProcessTransport = (host: HostFetch): Transport => ({
  fetch: host,
  async stream(url, { signal, body, ...init }) {
    const response = await host(
      createRequestWithSignal(signal, url, {
        ...init,
        ...(body !== undefined && { body, duplex: "half" }),
      } as RequestInit),
    );
    return {
      status: response.status,
      headers: response.headers,
      body: response.body?.getReader() ?? null,
    };
  },
});
