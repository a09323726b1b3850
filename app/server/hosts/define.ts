import type { z } from "zod";

/**
 * A host's contract is a table of operations. The client and the embedded host are both made from it, so that a path,
 * a query name or a status is written once (specification, section 7).
 */
export interface Operation {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Relative to the host's base address; `{name}` is a path parameter. Misspellings of the specification are kept. */
  path: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The envelope's `data`; the whole body where the operation is `bare`; unused where it is `raw`. */
  answer: z.ZodType;
  /** The status codes that mean success; every other one is a failure even when it is 2xx (STO2, STO3, STO5). */
  success: readonly number[];
  /** May the client send it again after a failure? Creates are sent again only with an idempotency key. */
  idempotent: boolean;
  /** The answer is its data alone, in no envelope: the hosted database's REST. */
  bare?: true;
  /** Bytes or a stream instead of JSON: the handler gets the request as it came and makes the response, the client hands the response on. */
  raw?: true;
  /**
   * What the embedded host asks for before it answers: nothing, a valid app token; with it a signed-in user's token
   * ("user"; "visitor": where there is one), the assistant's own token ("chat"); or the public key alone ("key").
   */
  needs: "nothing" | "app" | "visitor" | "user" | "chat" | "key";
  /** The header that names the tenant, where it is not `lms-id`. */
  tenantHeader?: "tenant-id";
  /** False for the few operations that are asked before the tenant is known; all others carry the `lms-id` header. */
  tenant?: false;
  /** Milliseconds to wait for an answer, where that is less than usual because others wait for this call first. */
  deadlineMs?: number;
  /** Public reads: kept by tenant for `fresh` ms, then served stale for up to `stale` ms while one flight renews them. */
  cache?: { fresh: number; stale: number };
  /** A success changes what public pages show: the tenant's cached reads and pages are dropped. */
  changesContent?: true;
}

export interface HostContract<O extends Record<string, Operation> = Record<string, Operation>> {
  /** Also the name in `UPSTREAM_<NAME>_URL` and the `host` in the app token's key (BOOT5). */
  name: string;
  operations: O;
}

export function defineHost<const O extends Record<string, Operation>>(name: string, operations: O): HostContract<O> {
  return { name, operations };
}

type Input<O extends Operation> = (O["params"] extends z.ZodType ? { params: z.input<O["params"]> } : unknown) &
  (O["query"] extends z.ZodType ? { query?: z.input<O["query"]> } : unknown) &
  (O["body"] extends z.ZodType ? { body: z.input<O["body"]> } : unknown);

export type RawBody = ArrayBuffer | Uint8Array | ReadableStream<Uint8Array>;

interface RawInput {
  /** Bytes instead of a JSON `body`, such as a file; and headers of this call alone, such as `Range`. */
  rawBody?: RawBody;
  headers?: Record<string, string>;
}

export type OperationInput<O extends Operation> = Input<O> & { idempotencyKey?: string } & (O["raw"] extends true ? RawInput : unknown);
export type OperationAnswer<O extends Operation> = O["raw"] extends true ? Response : { data: z.output<O["answer"]>; message: string };

/** One function an operation. Throws `HostError` for anything but the operation's documented success. */
export type HostClient<C extends HostContract> = {
  [K in keyof C["operations"]]: (
    ...input: Record<never, never> extends OperationInput<C["operations"][K]>
      ? [input?: OperationInput<C["operations"][K]>]
      : [input: OperationInput<C["operations"][K]>]
  ) => Promise<OperationAnswer<C["operations"][K]>>;
};

/** On whose behalf a call is made; becomes its headers (section 6). */
export interface Caller {
  requestId: string;
  /** Absent: the `AppToken` header is absent too (BOOT8). */
  appToken?: AppToken | undefined;
  /** Present only when someone is signed in: `Authorization: Bearer` (STO10). */
  accessToken?: string | undefined;
  /** The assistant's own token, sent in place of the access token where an operation needs it (ROL7). */
  chatToken?: string | undefined;
  /** `lms-id` header: the tenant. Every tenant-bound operation needs it. */
  lmsId?: string | undefined;
  /** The visitor's address, for the host's rate limits: `x-client-ip`. */
  clientIp?: string | undefined;
  /** Ends the call when the visitor goes away. Not used for shared, cached reads. */
  signal?: AbortSignal | undefined;
}

export interface AppToken {
  code: string;
  token: string;
}

/** The network's `fetch`, or an embedded host's handler in its place. */
export type HostFetch = (request: Request) => Promise<Response>;

/** Body of every answer (ENT1). On failure `status` is false, `data` null and `message` says why. */
export interface Envelope<T> {
  status: boolean;
  message: string;
  data: T;
}

/**
 * A call that did not end in its documented success.
 * `status` is the host's HTTP status, or 0 when there was no answer (network, deadline, open circuit, unreadable answer).
 */
export class HostError extends Error {
  override name = "HostError";
  constructor(
    readonly host: string,
    readonly operation: string,
    readonly kind: "network" | "deadline" | "aborted" | "circuit" | "redirect" | "status" | "answer",
    readonly status: number,
    /** The host's own message; safe to log, never shown to visitors unless the feature says so. */
    readonly upstreamMessage: string,
    /** The envelope's `data` of a failure, e.g. field errors; unparsed. */
    readonly data?: unknown,
    options?: ErrorOptions,
  ) {
    super(`${host}.${operation}: ${kind} ${status} ${upstreamMessage}`, options);
  }
}
