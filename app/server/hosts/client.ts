import { setMaxListeners } from "node:events";
import { CircuitState } from "cockatiel";
import { type Answer, attempt, type Fail } from "./attempt";
import { type Caller, type HostClient, type HostContract, HostError, type Operation, type RawBody } from "./define";
import { readAnswer } from "./read-answer";
import { headersOf, pathOf, searchOf } from "./request-parts";
import { streamHost } from "./stream";
import type { Transport } from "./transport";

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
  rawBody?: RawBody;
  headers?: Record<string, string>;
}
type AnyAnswer = { data: unknown; message: string };

/** One call on its way: what is asked, of whom, for whom. */
interface Call {
  host: string;
  name: string;
  operation: Operation;
  transport: Transport;
  caller: Caller;
  input: AnyInput;
}

/**
 * One function an operation, bound to one caller; three microseconds for all hosts together.
 * Each rejects with `HostError` for anything but the operation's documented success, and with `ZodError` when its own
 * input does not fit the contract. Answers of cached reads are shared and frozen.
 */
export function createClient<C extends HostContract>(contract: C, transport: Transport, caller: Caller): HostClient<C> {
  const client: Record<string, (input?: AnyInput) => Promise<AnyAnswer | Response>> = {};
  const host = contract.name;
  // A page asks many questions at once, each with a listener of its own; Node takes more than ten for a leak.
  if (caller.signal) setMaxListeners(0, caller.signal);
  for (const [name, operation] of Object.entries(contract.operations)) {
    client[name] = (input = {}) => perform({ host, name, operation, transport, caller, input });
  }
  return client as unknown as HostClient<C>;
}

async function perform(call: Call): Promise<AnyAnswer | Response> {
  const { host, name, operation, transport, caller, input } = call;
  const target = pathOf(host, name, operation, input.params) + searchOf(operation, input.query);
  if (operation.raw) return streamHost(transport, caller, { host, name, operation, path: target, input });
  if (operation.cache && !caller.accessToken) return readCached(call, operation.cache, target);
  const answer = await send(call, target);
  if (operation.changesContent && caller.lmsId) transport.onContentChange(caller.lmsId);
  return answer;
}

async function readCached(call: Call, life: { fresh: number; stale: number }, target: string): Promise<AnyAnswer> {
  const { host, name, transport, caller } = call;
  const tag = caller.lmsId ?? "";
  try {
    return await transport.readCache.read<AnyAnswer>({
      ...life,
      key: `${tag} ${host} ${target}`,
      tag,
      signal: caller.signal,
      isMissing: (error) => error instanceof HostError && (error.status === 404 || error.status === 410),
      // Shared by all who ask: neither this visitor's signal nor address belongs to it.
      load: () => send({ ...call, caller: { ...caller, signal: undefined, clientIp: undefined } }, target),
    });
  } catch (error) {
    if (!caller.signal?.aborted || error !== caller.signal.reason) throw error;
    throw new HostError(host, name, "aborted", 0, "the caller went away", undefined, { cause: error });
  }
}

/** Sends, and once more when that may be done: after no answer or a passing 5xx, for idempotent or keyed calls only. */
async function send(call: Call, target: string): Promise<AnyAnswer> {
  const { host, name, operation, transport, caller, input } = call;
  const { timing, breaker, log } = transport;
  const fail: Fail = (kind, message, cause) => new HostError(host, name, kind, 0, message, undefined, { cause });
  const body = operation.body ? JSON.stringify(operation.body.parse(input.body)) : undefined;
  const end = performance.now() + Math.min(timing.totalMs, operation.deadlineMs ?? Infinity);
  const once = (): Promise<Answer | HostError> => {
    const { appSecret, publicKey, baseUrl } = transport;
    const { idempotencyKey } = input;
    const hasBody = body !== undefined;
    const headers = headersOf({ host, operation, appSecret, publicKey, caller, accept: "application/json", idempotencyKey, hasBody });
    const init: RequestInit = { method: operation.method, headers, redirect: "manual", ...(hasBody && { body }) };
    const deadlineMs = Math.min(timing.attemptMs, end - performance.now());
    return attempt({ url: baseUrl + target, init, transport, signal: caller.signal, deadlineMs, fail }).catch(asHostError);
  };
  let outcome = await once();
  const mayRepeat = operation.idempotent || input.idempotencyKey !== undefined;
  if (mayRepeat && isPassing(outcome) && breaker.state !== CircuitState.Open) {
    const pause = 20 + Math.random() * 80;
    if (end - performance.now() - pause >= timing.leastMs) {
      log.debug({ host, operation: name, status: outcome.status, requestId: caller.requestId }, "host call repeated");
      await new Promise((resolve) => setTimeout(resolve, pause));
      outcome = await once();
    }
  }
  if (outcome instanceof HostError) throw outcome;
  return readAnswer(host, name, operation, outcome, fail);
}

function asHostError(error: unknown): HostError {
  if (error instanceof HostError) return error;
  throw error;
}

/** A deadline is not passing: whoever waited so long has no time for another one, and a slow host no need of it. */
const isPassing = (outcome: Answer | HostError) =>
  outcome instanceof HostError ? outcome.kind === "network" : [502, 503, 504].includes(outcome.status);
