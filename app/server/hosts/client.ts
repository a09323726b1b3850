import { type CircuitBreakerPolicy, CircuitState } from "cockatiel";
import { z } from "zod";
import { type ReadCache, type ReadOptions } from "../cache/read-cache";
import type { Log } from "../log/log";
import { sealAppToken } from "./app-token";
import { attempt, type Timing } from "./attempt";
import { type Caller, type HostClient, type HostContract, HostError, type HostFetch, type Operation, type OperationInput } from "./define";

export interface Transport {
  /** Without a slash at the end. */
  baseUrl: string;
  fetch: HostFetch;
  appSecret: string;
  readCache: ReadCache;
  breaker: CircuitBreakerPolicy;
  timing: Timing;
  /** A success changed what public pages show. */
  onContentChange: (lmsId: string) => void;
  log: Log;
}

type AnyInput = OperationInput<Operation> & { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };
type AnyAnswer = { data: unknown; message: string };

const envelopeSchema = z.object({ status: z.unknown(), message: z.string().nullish(), data: z.unknown() });

/** One function an operation, bound to one caller. Making it is cheap: a closure a call, nothing a request. */
export function createClient<C extends HostContract>(contract: C, transport: Transport, caller: Caller): HostClient<C> {
  const client: Record<string, (input?: AnyInput) => Promise<AnyAnswer>> = {};
  for (const [name, operation] of Object.entries(contract.operations)) {
    client[name] = (input = {} as AnyInput) => call(contract.name, name, operation, transport, caller, input);
  }
  return client as HostClient<C>;
}

async function call(host: string, name: string, operation: Operation, transport: Transport, caller: Caller, input: AnyInput): Promise<AnyAnswer> {
  const search = searchOf(operation, input.query);
  const path = pathOf(operation, input.params);
  const { cache } = operation;
  if (cache && !caller.accessToken) {
    const tag = caller.lmsId ?? "";
    const options: ReadOptions<AnyAnswer> = {
      ...cache,
      key: `${tag} ${host} ${path}${search}`,
      tag,
      signal: caller.signal,
      // Shared by all who ask: neither this visitor's signal nor address belongs to it.
      load: () => send(host, name, operation, transport, { ...caller, signal: undefined, clientIp: undefined }, path + search, input),
    };
    return transport.readCache.read(options).catch((error: unknown) => {
      if (caller.signal?.aborted && error === caller.signal.reason) throw new HostError(host, name, "aborted", 0, "the caller went away", undefined, { cause: error });
      throw error;
    });
  }
  const answer = await send(host, name, operation, transport, caller, path + search, input);
  if (operation.changesContent && caller.lmsId) transport.onContentChange(caller.lmsId);
  return answer;
}

/** Sends, and once more when that may be done: after no answer or a passing 5xx, for idempotent or keyed calls only. */
async function send(host: string, name: string, operation: Operation, transport: Transport, caller: Caller, target: string, input: AnyInput): Promise<AnyAnswer> {
  const body = operation.body ? JSON.stringify(operation.body.parse(input.body)) : undefined;
  const mayRepeat = operation.idempotent || input.idempotencyKey !== undefined;
  const end = Date.now() + transport.timing.totalMs;
  const once = () => {
    const headers = headersOf(host, transport, caller, input.idempotencyKey, body !== undefined);
    const init: RequestInit = { method: operation.method, headers, redirect: "manual" };
    if (body !== undefined) init.body = body;
    return attempt({ host, operation: name, url: transport.baseUrl + target, init, transport, signal: caller.signal, deadlineMs: Math.min(transport.timing.attemptMs, end - Date.now()) });
  };
  const { status, text } = await once().catch(async (error: unknown) => {
    if (!(error instanceof HostError) || !mayRepeat || !isPassing(error) || end - Date.now() < transport.timing.leastMs || transport.breaker.state === CircuitState.Open) throw error;
    transport.log.debug({ host, operation: name, kind: error.kind, status: error.status, requestId: caller.requestId }, "host call repeated");
    await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 80));
    return once();
  });
  return read(host, name, operation, status, text);
}

const isPassing = ({ kind, status }: HostError) => kind === "network" || kind === "deadline" || (kind === "status" && [502, 503, 504].includes(status));

/** STO2, STO3, STO5: only the operation's own success codes are a success; what they bring is parsed. */
function read(host: string, name: string, operation: Operation, status: number, text: string): AnyAnswer {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = undefined;
  }
  const envelope = envelopeSchema.safeParse(json);
  const message = envelope.data?.message ?? "";
  if (!operation.success.includes(status)) throw new HostError(host, name, "status", status, message, envelope.data?.data);
  if (!envelope.success) throw new HostError(host, name, "answer", 0, "not an envelope");
  const data = operation.answer.safeParse(envelope.data.data);
  if (!data.success) throw new HostError(host, name, "answer", 0, z.prettifyError(data.error).slice(0, 500));
  return { data: data.data, message };
}

function headersOf(host: string, { appSecret }: Transport, caller: Caller, idempotencyKey: string | undefined, hasBody: boolean): Headers {
  const headers = new Headers({ Accept: "application/json", "x-request-id": caller.requestId });
  const token = sealAppToken({ secret: appSecret, host, appToken: caller.appToken, now: Date.now() });
  if (token) headers.set("AppToken", token);
  if (caller.accessToken) headers.set("Authorization", `Bearer ${caller.accessToken}`);
  if (caller.lmsId) headers.set("lms-id", caller.lmsId);
  if (caller.clientIp) headers.set("x-client-ip", caller.clientIp);
  if (idempotencyKey) headers.set("Idempotency-Key", idempotencyKey);
  if (hasBody) headers.set("Content-Type", "application/json");
  return headers;
}

/** In the contract's order of names, so that equal questions have one key; what was not given stays out. */
function searchOf(operation: Operation, query: Record<string, unknown> | undefined): string {
  if (!operation.query) return "";
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(operation.query.parse(query ?? {}))) if (value !== undefined && value !== null) search.append(name, String(value));
  search.sort();
  return search.size > 0 ? `?${search}` : "";
}

function pathOf(operation: Operation, params: Record<string, unknown> | undefined): string {
  if (!operation.params) return `/${operation.path}`;
  const parsed = operation.params.parse(params ?? {});
  return `/${operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parsed[name])))}`;
}
