import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { PAYLOADS } from "./payloads";

/** Hosts whose answers carry payloads in place of every text. */
export interface HostileHosts {
  url: string;
  /** Answers are passed on as they are until this is set. */
  isHostile: boolean;
  /** Number of the first payload of the next answers. */
  offset: number;
  /** Id of the post that stands for all others. */
  postId: string;
  /** Numbers of the payloads sent so far. */
  readonly sent: ReadonlySet<number>;
  /** Headers of the last call with an access token: for operations that no page issues. */
  readonly credentials: Record<string, string>;
  close(): void;
}

/** Texts that decide which record, page or layout it is. Everything else of an answer is free text to a page. */
const STRUCTURE =
  /^(?:id|slug|token|code|status|type|kinds?|level|layout|domain|version|method|state|key|manageKey|position|currency|.*(?:Id|_id|Slug|At|Token|Date|Key|Path))$/;
const MARKUP = /^(?:content|description|summary|body|overview)$/;
/** A post of this number shows payloads from its number on. */
const POST_ID = /id=9(\d{8})/;
export const MARKUP_CHUNK = 24;

const STREAMED = /^\/assistant\/v2\/chat|^\/(?:radio|drive)\//;

export async function startHostileHosts(target: string): Promise<HostileHosts> {
  const sent = new Set<number>();
  let next = 0;
  const take = () => {
    const number = (next++ + hosts.offset) % PAYLOADS.length;
    sent.add(number);
    return PAYLOADS[number] ?? "";
  };
  const takeChunk = (from: number) =>
    Array.from({ length: MARKUP_CHUNK }, (_, at) => {
      const number = (from + at) % PAYLOADS.length;
      sent.add(number);
      return PAYLOADS[number];
    }).join("\n");

  const poison = (value: unknown, key: string, chunk: number): unknown => {
    if (Array.isArray(value)) return value.map((item) => poison(item, key, chunk));
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, item]) => [name, poison(item, name, chunk)]),
      );
    if (typeof value !== "string" || STRUCTURE.test(key)) return value;
    return MARKUP.test(key) ? takeChunk(chunk) : take();
  };

  async function forward(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { method = "GET", headers } = req;
    if (headers.authorization?.startsWith("Bearer ") && req.url?.startsWith("/services/"))
      hosts.credentials = pickCredentials(headers);
    const url = req.url ?? "/";
    const [, chunk = "0"] = POST_ID.exec(url) ?? [];
    const forwarded = request(target + url.replace(POST_ID, `id=${hosts.postId}`), {
      method,
      headers,
    });
    req.pipe(forwarded);
    const [answer] = (await once(forwarded, "response")) as [IncomingMessage];
    if (!hosts.isHostile || method !== "GET" || STREAMED.test(url)) {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
      return;
    }
    const body = JSON.parse(readBody(answer, Buffer.concat(await answer.toArray())));
    const poisoned = { ...body, data: poison(body.data, "", Number(chunk)) };
    const text = JSON.stringify(poisoned).replaceAll(
      `"${hosts.postId}"`,
      `"${/9\d{8}/.exec(url)?.[0] ?? hosts.postId}"`,
    );
    res.writeHead(answer.statusCode ?? 502, { "Content-Type": "application/json" }).end(text);
  }
  const server = createServer((req, res) => {
    forward(req, res).catch(() => res.destroy());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const hosts: HostileHosts & { credentials: Record<string, string> } = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isHostile: false,
    offset: 0,
    postId: "",
    credentials: {},
    sent,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return hosts;
}

const pickCredentials = (headers: IncomingMessage["headers"]): Record<string, string> =>
  Object.fromEntries(
    ["authorization", "apptoken", "lms-id"].map((name) => [name, String(headers[name] ?? "")]),
  );

function readBody({ headers }: IncomingMessage, bytes: Buffer): string {
  const encoding = headers["content-encoding"];
  if (encoding === "br") return brotliDecompressSync(bytes).toString();
  return (encoding === "gzip" ? gunzipSync(bytes) : bytes).toString();
}
