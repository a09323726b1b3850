import type { z } from "zod";

/** Keeps the literal type of a path where a plain `string` would widen it. */
type PathTemplate = `${string}/${string}` | (string & {});

/** One row of a host's contract. Client and embedded host are both derived from it. */
export interface Operation {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Relative to the host's base URL; `{name}` is a path parameter. Misspellings are the wire format's. */
  path: PathTemplate;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The envelope's `data`; the whole body of an `unwrapped` operation; unused for a `raw` one. */
  response: z.ZodType;
  /** Status codes of a success, the embedded host's first. Of a read any other one is a failure, 2xx included (STO2). */
  success: readonly number[];
  /** A write of which a 2xx outside `success` is a failure too (STO3); other writes accept 200–299 (STO5). */
  exactStatus?: true;
  /** The client may retry it. Other operations are retried only with an idempotency key. */
  idempotent: boolean;
  /** The response has no envelope (REST of the hosted database). */
  unwrapped?: true;
  /** Bytes or a stream instead of JSON: the handler returns a `Response` and the client passes it on. */
  raw?: true;
  /**
   * Required credentials: none, a valid app token ("app"), or an app token plus a user token ("user"),
   * an optional user token ("visitor") or the assistant's token ("chat"); or the public key ("key").
   */
  auth: "none" | "app" | "visitor" | "user" | "chat" | "key";
  /** Name of the tenant header if it is not `lms-id`. */
  tenantHeader?: "tenant-id";
  /** False for operations called before the tenant is known; all others need the tenant header. */
  tenant?: false;
  /** The call carries the site's `Origin`, as a browser's would: the tenant, or the way back from a payment, depends on it (decision 41). */
  sendsOrigin?: true;
  /** Media type of a `raw` response. Default: a stream of any type. */
  accept?: string;
  /** Deadline in ms, for calls that block others. */
  deadlineMs?: number;
  /** Public reads: cached per tenant for `fresh` ms, then served stale for `stale` ms while one call revalidates. */
  cache?: { fresh: number; stale: number };
  /** A success invalidates the tenant's cached reads and pages. */
  changesContent?: true;
  /** A success invalidates what is cached of the tenant that `params.id` names, and which tenant has which domain. */
  changesTenant?: true;
}

export interface HostContract<O extends Record<string, Operation> = Record<string, Operation>> {
  /** Also the name in `UPSTREAM_<NAME>_URL` and the `host` in the app token's key (BOOT5). */
  name: string;
  operations: O;
}

type Placeholder<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;
type ParamName<O extends Operation> =
  O["params"] extends z.ZodObject<infer Shape> ? Extract<keyof Shape, string> : never;

/** True if the placeholders of `path` are exactly the keys of `params`. */
export type PlaceholdersMatch<O extends Operation> = [Placeholder<O["path"]>] extends [ParamName<O>]
  ? [ParamName<O>] extends [Placeholder<O["path"]>]
    ? true
    : false
  : false;

type CheckedPaths<O extends Record<string, Operation>> = {
  [K in keyof O]: {
    path: PlaceholdersMatch<O[K]> extends true
      ? string
      : `Placeholders of this path must be the keys of params: ${ParamName<O[K]>}`;
  };
};

/** Defines a host. A path placeholder without a `params` key of that name does not compile, nor the reverse. */
export function defineHost<const O extends Record<string, Operation>>(
  name: string,
  operations: O & CheckedPaths<O>,
): HostContract<O> {
  return { name, operations };
}

type Input<O extends Operation> = (O["params"] extends z.ZodType
  ? { params: z.input<O["params"]> }
  : unknown) &
  (O["query"] extends z.ZodType ? { query?: z.input<O["query"]> } : unknown) &
  (O["body"] extends z.ZodType ? { body: z.input<O["body"]> } : unknown);

export type RawBody = ArrayBuffer | Uint8Array | ReadableStream<Uint8Array>;

interface RawInput {
  /** Bytes in place of a JSON `body`, such as a file; and extra headers, such as `Range`. */
  rawBody?: RawBody;
  headers?: Record<string, string>;
}

export type OperationInput<O extends Operation> = Input<O> & {
  idempotencyKey?: string;
} & (O["raw"] extends true ? RawInput : unknown);
export type OperationResponse<O extends Operation> = O["raw"] extends true
  ? Response
  : { data: z.output<O["response"]>; message: string };

/** One function per operation. Throws `HostError` for anything but a documented success. */
export type HostClient<C extends HostContract> = {
  [K in keyof C["operations"]]: (
    ...input: Record<never, never> extends OperationInput<C["operations"][K]>
      ? [input?: OperationInput<C["operations"][K]>]
      : [input: OperationInput<C["operations"][K]>]
  ) => Promise<OperationResponse<C["operations"][K]>>;
};

/** Caller of an operation; determines the request headers. */
export interface Caller {
  requestId: string;
  /** Absent: the `AppToken` header is absent too (BOOT8). */
  appToken?: AppToken | undefined;
  /** Only of a signed-in user: `Authorization: Bearer` (STO10). */
  accessToken?: string | undefined;
  /** The assistant's token, sent in place of the access token for "chat" operations (ROL7). */
  chatToken?: string | undefined;
  /** Tenant header, `lms-id`. */
  tenantId?: string | undefined;
  /** `https://` and the visited domain. */
  origin?: string | undefined;
  /** For the host's rate limits: `x-client-ip`. */
  clientIp?: string | undefined;
  /** Aborts the call when the client disconnects. Ignored for shared, cached reads. */
  signal?: AbortSignal | undefined;
}

export interface AppToken {
  code: string;
  token: string;
}

/** `fetch`, or the handler of an embedded host in its place. */
export type HostFetch = (request: Request) => Promise<Response>;

/** Body of every response (ENT1). On failure `status` is false and `message` is the reason. */
export interface Envelope<T> {
  status: boolean;
  message: string;
  data: T;
}

/** A call without a documented success. `status` is the HTTP status, or 0 without a readable response. */
export class HostError extends Error {
  override name = "HostError";
  constructor(
    readonly host: string,
    readonly operation: string,
    readonly kind:
      | "network"
      | "deadline"
      | "aborted"
      | "circuit"
      | "redirect"
      | "status"
      | "answer",
    readonly status: number,
    /** Message of the host: safe to log, shown to visitors only where a feature decides so. */
    readonly upstreamMessage: string,
    /** Unparsed `data` of a failure's envelope, such as field errors. */
    readonly data?: unknown,
    options?: ErrorOptions,
  ) {
    super(`${host}.${operation}: ${kind} ${status} ${upstreamMessage}`, options);
  }
}

/** A path, query or reference does not fit its contract. Nothing was sent: no such record can exist. */
export class ContractInputError extends Error {
  override name = "ContractInputError";
}
