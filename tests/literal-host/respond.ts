import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { fail, MESSAGE_NOT_FOUND } from "./answers";
import { readBody } from "./body";
import { type CallMatch, matchCall } from "./calls";
import { getMode, type Mode, type Settings } from "./control";
import { roleOfToken } from "./data/people";
import { findTenant, type State } from "./data/state";
import { answerBrowser } from "./hosts/browser";
import { HANDLERS } from "./hosts/index";
import { send } from "./send";
import type { Answer, HostName, Json, LiteralRecord } from "./types";
import { applyVariants } from "./variants";

const HTML_PAGE = '<!doctype html><html lang="id"><body><h1>Sedang dirawat</h1></body></html>';

export interface Runtime {
  state: State;
  settings: Settings;
  records: LiteralRecord[];
  unexpected: LiteralRecord[];
  /** Answers sent per call, so that a corruption seed can be replayed. */
  counts: Map<string, number>;
  fileBase(): string;
}

function flattenHeaders(request: IncomingMessage): Record<string, string> {
  const entries = Object.entries(request.headers).map(([name, value]): [string, string] => [
    name,
    Array.isArray(value) ? value.join(", ") : (value ?? ""),
  ]);
  return Object.fromEntries(entries);
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname.slice(1));
  } catch {
    return pathname.slice(1);
  }
}

interface ReceivedRequest {
  host: HostName;
  url: URL;
  match: CallMatch | null;
  record: LiteralRecord;
}

function createRecord(host: HostName, request: IncomingMessage, url: URL, body: Json) {
  const record: LiteralRecord = {
    host,
    method: request.method ?? "",
    path: url.pathname,
    query: [...url.searchParams.keys()],
    values: Object.fromEntries(url.searchParams),
    unknownQuery: [],
    headers: flattenHeaders(request),
    body,
    status: 0,
    call: null,
    tenant: null,
    aborted: false,
  };
  return record;
}

async function receive(runtime: Runtime, host: HostName, request: IncomingMessage) {
  const { state } = runtime;
  const url = new URL(request.url ?? "/", "http://literal");
  const record = createRecord(host, request, url, await readBody(request));
  const isToken = (segment: string) => state.tokens.has(segment);
  const match = matchCall(host, record.method, decodePath(url.pathname), isToken);
  const isBrowserHost = answerBrowser(host, url.searchParams) !== null;
  record.call = match?.call.key ?? null;
  const known = match?.call.query ?? record.query;
  record.unknownQuery = record.query.filter(
    (name) => !known.includes("*") && !known.includes(name),
  );
  record.tenant = findTenant(state, record.headers)?.id ?? null;
  runtime.records.push(record);
  if (!match && !isBrowserHost) runtime.unexpected.push(record);
  return { host, url, match, record };
}

function answerCall({ state }: Runtime, { host, url, match, record }: ReceivedRequest): Answer {
  if (!match) return answerBrowser(host, url.searchParams) ?? fail(404, MESSAGE_NOT_FOUND);
  const handler = HANDLERS[match.call.key];
  const tenant = findTenant(state, record.headers) ?? state.tenants[0];
  if (!handler || !tenant) throw new Error(`No handler or tenant for ${match.call.key}`);
  const bearer = (record.headers.authorization ?? "").replace(/^Bearer\s+/i, "");
  return handler(
    {
      ...match,
      tenant,
      bearer,
      query: url.searchParams,
      headers: record.headers,
      body: record.body,
      role: roleOfToken(bearer),
    },
    state,
  );
}

function answerMode(mode: Mode): Answer | null {
  if (mode.kind === "fail") {
    return fail(mode.status, "Opps.. Maaf terjadi kesalahan pada website");
  }
  if (mode.kind !== "html") return null;
  const raw = { type: "text/html; charset=utf-8", content: Buffer.from(HTML_PAGE) };
  return { status: mode.status, body: null, raw };
}

/** Copies the answer with the addresses of files filled in. */
function withFileBase(answer: Answer, fileBase: string): Answer {
  const body: Json = JSON.parse(JSON.stringify(answer.body).replaceAll("{files}", fileBase));
  return { ...answer, body };
}

function createAnswer(runtime: Runtime, received: ReceivedRequest, mode: Mode): Answer {
  const forced = answerMode(mode);
  if (forced) return forced;
  try {
    const answer = withFileBase(answerCall(runtime, received), runtime.fileBase());
    return applyVariants(answer, received.match?.call ?? null, runtime.settings.variants);
  } catch (error) {
    return fail(500, `Literal host: ${String(error)}`);
  }
}

function createCorruption({ settings, counts }: Runtime, { match }: ReceivedRequest) {
  if (settings.corruptSeed === null || !match) return null;
  const { key } = match.call;
  if (settings.corruptCalls && !settings.corruptCalls.test(key)) return null;
  const count = counts.get(key) ?? 0;
  counts.set(key, count + 1);
  return { seed: settings.corruptSeed, key, count };
}

/** Records a request, then answers it according to the host's mode. */
export async function respond(
  runtime: Runtime,
  host: HostName,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  const received = await receive(runtime, host, request);
  const { record } = received;
  let mode = getMode(runtime.settings, host);
  response.on("close", () => {
    record.aborted = !response.writableFinished && mode.kind !== "cut";
  });
  while (mode.kind === "stall") {
    await mode.released;
    mode = getMode(runtime.settings, host);
  }
  if (mode.kind === "delay") await sleep(mode.ms);
  if (response.destroyed) return;
  const answer = createAnswer(runtime, received, mode);
  record.status = answer.status;
  const corruption =
    answer.raw || mode.kind === "fail" ? null : createCorruption(runtime, received);
  await send(response, { answer, mode, corruption, chat: runtime.state.options.chat ?? {} });
}
