import { setMaxListeners } from "node:events";
import { CircuitState } from "cockatiel";
import { createBody, createHeaders, createPath, createQueryString } from "./build-request";
import type { HostConnection } from "./host-connection";
import {
  type Caller,
  type HostClient,
  type HostContract,
  HostError,
  type Operation,
  type RawBody,
} from "./host-contract";
import { parseResponse } from "./parse-response";
import { type HostErrorFactory, type HostResponse, sendOnce } from "./send-once";
import { streamHost } from "./stream-host";

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
  rawBody?: RawBody;
  headers?: Record<string, string>;
}
type AnyResponse = { data: unknown; message: string };

/** One call with its operation, connection and caller. */
interface Call {
  host: string;
  name: string;
  operation: Operation;
  connection: HostConnection;
  caller: Caller;
  input: AnyInput;
}

/**
 * One function per operation, bound to one caller. Results of cached reads are shared and frozen.
 * Functions reject with `HostError` for anything but a documented success, `ContractInputError` if path, query or a
 * reference in the body violates the contract, and `ZodError` if the rest of the body does.
 */
export function createClient<C extends HostContract>(
  contract: C,
  connection: HostConnection,
  caller: Caller,
): HostClient<C> {
  const client: Record<string, (input?: AnyInput) => Promise<AnyResponse | Response>> = {};
  const host = contract.name;
  // Each concurrent call adds a listener; Node warns of a leak beyond ten.
  if (caller.signal) setMaxListeners(0, caller.signal);
  for (const [name, operation] of Object.entries(contract.operations)) {
    client[name] = (input = {}) => perform({ host, name, operation, connection, caller, input });
  }
  return client as unknown as HostClient<C>;
}

async function perform(call: Call): Promise<AnyResponse | Response> {
  const { host, name, operation, connection, caller, input } = call;
  const target =
    createPath(host, name, operation, input.params) + createQueryString(operation, input.query);
  if (operation.raw)
    return streamHost(connection, caller, { host, name, operation, path: target, input });
  if (operation.cache && !caller.accessToken) return readCached(call, operation.cache, target);
  const response = await send(call, target).catch((error: unknown) =>
    readPublicCopy(call, target, error),
  );
  if (operation.changesContent && caller.tenantId) connection.onContentChange(caller.tenantId);
  // Reads that find a tenant carry none, so their tag is empty.
  if (operation.changesTenant)
    for (const tag of ["", ...Object.values(input.params ?? {})])
      connection.onContentChange(String(tag));
  return response;
}

/** Key, tag and the earlier process's copy of a public read. */
function createCacheEntry(call: Call, target: string) {
  const { host, operation, caller } = call;
  const { storedReads } = call.connection;
  const tag = caller.tenantId ?? "";
  const origin = operation.sendsOrigin ? ` ${caller.origin ?? ""}` : "";
  const key = `${tag} ${host} ${target}${origin}`;
  const recall = async () => {
    const stored = await storedReads?.load(key);
    if (!stored) return null;
    try {
      const value: AnyResponse = parseResponse(call, stored, createErrorFactory(call));
      return { value, storedAt: stored.storedAt };
    } catch {
      // An earlier release's contract.
      return null;
    }
  };
  return { key, tag, recall: storedReads && recall };
}

/** Signed-in users get the public copy of a public read while its host is away. @throws `error` without one */
async function readPublicCopy(call: Call, target: string, error: unknown): Promise<AnyResponse> {
  if (!call.operation.cache || !isUnavailable(error)) throw error;
  const entry = createCacheEntry(call, target);
  const copy = await call.connection.readCache.peek<AnyResponse>(entry);
  if (!copy) throw error;
  return copy;
}

/** No usable response: the last good one is better. */
const isUnavailable = (error: unknown) =>
  error instanceof HostError &&
  error.kind !== "aborted" &&
  (error.kind !== "status" || error.status >= 500);

async function readCached(
  call: Call,
  cache: { fresh: number; stale: number },
  target: string,
): Promise<AnyResponse> {
  const { host, name, connection, caller } = call;
  const entry = createCacheEntry(call, target);
  let response: HostResponse | undefined;
  try {
    return await connection.readCache.read<AnyResponse>({
      ...cache,
      ...entry,
      signal: caller.signal,
      // Without an app token a real host rejects what it served before; the services host gives the token.
      isUnavailable: (error) =>
        isUnavailable(error) ||
        (!caller.appToken && error instanceof HostError && error.status === 401),
      onLoaded: (outcome) => {
        const { storedReads } = connection;
        if (outcome === "missing") storedReads?.remove(entry.key, entry.tag);
        else if (response) storedReads?.save(entry.key, entry.tag, response);
      },
      isNotFound: (error) =>
        error instanceof HostError && (error.status === 404 || error.status === 410),
      // Shared by all callers, so it carries neither signal nor address of one.
      load: async () => {
        const sharedCaller = { ...caller, signal: undefined, clientIp: undefined };
        response = await exchange({ ...call, caller: sharedCaller }, target);
        return parseResponse(call, response, createErrorFactory(call));
      },
    });
  } catch (error) {
    if (!caller.signal?.aborted || error !== caller.signal.reason) throw error;
    throw new HostError(host, name, "aborted", 0, "caller aborted", undefined, {
      cause: error,
    });
  }
}

const createErrorFactory =
  ({ host, name }: Pick<Call, "host" | "name">): HostErrorFactory =>
  (kind, message, cause) =>
    new HostError(host, name, kind, 0, message, undefined, { cause });

const send = async (call: Call, target: string): Promise<AnyResponse> =>
  parseResponse(call, await exchange(call, target), createErrorFactory(call));

/** Sends, and retries idempotent or keyed calls once after a network error or 502–504. */
async function exchange(call: Call, target: string): Promise<HostResponse> {
  const { host, name, operation, connection, caller, input } = call;
  const { timeouts, breaker, log } = connection;
  const createError = createErrorFactory(call);
  const body = createBody(operation, input.body);
  const end = performance.now() + Math.min(timeouts.totalMs, operation.deadlineMs ?? Infinity);
  const attempt = (): Promise<HostResponse | HostError> => {
    const { appSecret, publicKey, baseUrl, isOwn } = connection;
    const { idempotencyKey } = input;
    const hasBody = body !== undefined;
    const headers = createHeaders({
      host,
      operation,
      isOwn,
      appSecret,
      publicKey,
      caller,
      accept: "application/json",
      idempotencyKey,
      hasBody,
    });
    const init: RequestInit = {
      method: operation.method,
      headers,
      redirect: "manual",
      ...(hasBody && { body }),
    };
    const deadlineMs = Math.min(timeouts.attemptMs, end - performance.now());
    return sendOnce({
      url: baseUrl + target,
      init,
      connection,
      signal: caller.signal,
      deadlineMs,
      createError,
    }).catch(rethrowUnlessHostError);
  };
  let outcome = await attempt();
  const mayRepeat = operation.idempotent || input.idempotencyKey !== undefined;
  if (mayRepeat && isTransient(outcome) && breaker.state !== CircuitState.Open) {
    const delayMs = 20 + Math.random() * 80;
    if (end - performance.now() - delayMs >= timeouts.minRemainingMs) {
      log.debug(
        { host, operation: name, status: outcome.status, requestId: caller.requestId },
        "host call retried",
      );
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      outcome = await attempt();
    }
  }
  if (outcome instanceof HostError) throw outcome;
  return outcome;
}

function rethrowUnlessHostError(error: unknown): HostError {
  if (error instanceof HostError) return error;
  throw error;
}

/** A missed deadline is not retried: no time is left for it. */
const isTransient = (outcome: HostResponse | HostError) =>
  outcome instanceof HostError
    ? outcome.kind === "network"
    : [502, 503, 504].includes(outcome.status);
