import { pipeline, type Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { Agent, fetch as undiciFetch } from "undici";
import { requestWith } from "../http/request-with";
import type { HostFetch, RawBody } from "./define";

/** One pool for all real hosts: kept-alive connections, a second to connect. */
const agent = new Agent({ connections: 128, connect: { timeout: 1_000 }, keepAliveTimeout: 30_000 });

/** Streams last as long as their readers: in the pool above they would keep short calls waiting, and each other. */
const streamAgent = new Agent({ connect: { timeout: 1_000 }, keepAliveTimeout: 30_000 });

const DECODERS: Partial<Record<string, typeof createGunzip>> = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress };

const WITHOUT_BODY = [204, 205, 304];

/** An answer that lasts: its head, and its body piece by piece. `cancel` ends it at once, whatever `read` waits for. */
export interface OpenAnswer {
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

/** The two ways to ask a host: for an answer that is read at once, and for one that is read as it comes. Neither follows redirects. */
export interface HostLine {
  fetch: HostFetch;
  /** The signal ends the call until its head is there; from then on it is for whoever reads the body to cancel it. */
  open: (url: string, init: StreamInit) => Promise<OpenAnswer>;
}

/** The network's `fetch`. */
export const networkFetch: HostFetch = async (request) => {
  const init = {
    method: request.method,
    headers: Object.fromEntries(request.headers),
    body: request.body ? new Uint8Array(await request.arrayBuffer()) : null,
    redirect: request.redirect,
    signal: request.signal,
    dispatcher: request.headers.get("accept")?.startsWith("text/event-stream") ? streamAgent : agent,
  };
  return (await undiciFetch(request.url, init)) as unknown as Response;
};

/** The network, for a host with an `UPSTREAM_<HOST>_URL`. Streams come without `fetch`, whose own streams and requests cost 40 KB each. */
export const networkLine: HostLine = {
  fetch: networkFetch,
  async open(url, { method, headers, body, signal }) {
    const { origin, pathname, search } = new URL(url);
    const answer = await streamAgent.request({
      ...{ origin, path: pathname + search, method: method as "GET", headers: [...headers].flat(), signal },
      body:
        body === undefined || typeof body === "string"
          ? (body ?? null)
          : new Uint8Array(await new Response(body as BodyInit).arrayBuffer()),
    });
    const head = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) for (const one of [value ?? []].flat()) head.append(name, one);
    if (WITHOUT_BODY.includes(answer.statusCode)) {
      answer.body.resume();
      return { status: answer.statusCode, headers: head, body: null };
    }
    const decoder = DECODERS[head.get("content-encoding") ?? ""]?.();
    return {
      status: answer.statusCode,
      headers: head,
      body: readerOf(decoder ? pipeline(answer.body, decoder, () => undefined) : answer.body),
    };
  },
};

/** By hand, because a stream's own iterator costs three times as much for as long as the stream lasts. */
function readerOf(body: Readable): OpenAnswer["body"] {
  let wake: () => void = () => undefined;
  for (const event of ["readable", "end", "error", "close"]) body.on(event, () => wake());
  return {
    async read() {
      for (;;) {
        const value: Uint8Array | null = body.read();
        if (value) return { done: false, value };
        if (body.readableEnded) return { done: true, value: undefined };
        if (body.destroyed) throw body.errored ?? new Error("The body was given up");
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    cancel: async () => void body.destroy(),
  };
}

/** An embedded host in the network's place. */
export const inProcess = (host: HostFetch): HostLine => ({
  fetch: host,
  async open(url, { signal, body, ...init }) {
    const answer = await host(requestWith(signal, url, { ...init, ...(body !== undefined && { body, duplex: "half" }) } as RequestInit));
    return { status: answer.status, headers: answer.headers, body: answer.body?.getReader() ?? null };
  },
});
