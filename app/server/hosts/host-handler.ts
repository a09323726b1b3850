import type { z } from "zod";
import type { Log } from "../log/log";
import { redactPath } from "../log/redact-path";
import { isStorageError } from "../storage-errors";
import { collectDroppedRows } from "./dropped-rows";
import type { AppToken, Envelope, HostContract, HostFetch, Operation } from "./host-contract";
import { matchOperation } from "./match-operation";

/** Authenticated user of an operation. */
export interface HostUser {
  id: string;
  /** Role numbers granted in the tenant (ENT15). */
  roles: number[];
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

export interface HandlerInput<O extends Operation = Operation> {
  params: Parsed<O["params"]>;
  query: Parsed<O["query"]>;
  body: Parsed<O["body"]>;
  /** Tenant id; "" for operations without a tenant. */
  tenantId: string;
  /** User of "user" and "chat" operations, optional for "visitor". */
  user: O["auth"] extends "user" | "chat"
    ? HostUser
    : O["auth"] extends "visitor"
      ? HostUser | null
      : null;
  /** Unverified token of the header. */
  appToken: AppToken | null;
  clientIp: string;
  /** `Origin` header: the site that the visitor is on; null without one. */
  origin: string | null;
  /** Host name of the request's `Host` header, without port. */
  hostName: string;
  idempotencyKey: string | undefined;
  signal: AbortSignal;
  requestId: string;
  /** Unread request of a `raw` operation; its body is read if the contract has one. */
  request: O["raw"] extends true ? Request : null;
}

export interface HandlerResult<T> {
  data: T;
  message?: string;
  /** Default: the first success code. */
  status?: number;
}

/** Ignores the path, so that operations that differ only in it can share a handler. */
type WithAnyPath<O extends Operation> = Omit<O, "path"> & { path: string } extends infer W extends
  Operation
  ? W
  : never;

/** One handler per operation; a missing one does not compile. */
export type Handlers<C extends HostContract> = {
  [K in keyof C["operations"]]: (
    input: HandlerInput<WithAnyPath<C["operations"][K]>>,
  ) => Promise<
    C["operations"][K]["raw"] extends true
      ? Response
      : HandlerResult<z.input<C["operations"][K]["response"]>>
  >;
};

/** Expected error with its HTTP status, such as 404, 409 or 422. */
export class ApiError extends Error {
  override name = "ApiError";
  constructor(
    readonly status: number,
    message: string,
    readonly data: unknown = null,
  ) {
    super(message);
  }
}

export interface HostDependencies {
  /** Decrypts a header of this host; null if invalid or expired. */
  decryptHeader: (host: string, header: string | null) => AppToken | null;
  /** Whether the token is valid for this tenant; "" for operations without a tenant. */
  isKnownToken: (appToken: AppToken, tenantId: string) => Promise<boolean>;
  tenantExists: (tenantId: string) => Promise<boolean>;
  /** Tenant of a call that may name none: the host name's, else the main tenant; null if there is none. */
  findTenantByHostName: (hostName: string) => Promise<string | null>;
  findUser: (accessToken: string, tenantId: string) => Promise<HostUser | null>;
  findChatUser: (chatToken: string, tenantId: string) => Promise<HostUser | null>;
  isPublicKey: (key: string | null) => boolean;
  log: Log;
}

const MAX_BODY_BYTES = 1_048_576;
/** One file with its multipart framing. */
export const MAX_UPLOAD_BYTES = 6 * 1_048_576;

/** Response in the common envelope (ENT1). */
export const createEnvelopeResponse = (status: number, envelope: Envelope<unknown>) =>
  createJsonResponse(status, envelope);

const createJsonResponse = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" },
  });

/**
 * Implements a contract as `(Request) => Promise<Response>`. Errors are envelopes: 400 query or
 * tenant, 401 token, 404 path, 405 method, 413 body, 422 fields, 500 otherwise, with the cause
 * logged only. Rejects only if the request was aborted.
 */
export function createHostHandler<C extends HostContract>(
  contract: C,
  handlers: Handlers<C>,
  deps: HostDependencies,
): HostFetch {
  return async (request) => {
    try {
      const outcome = await dispatch({ contract, handlers, deps }, request);
      if (outcome instanceof Response) return outcome;
      const { status, data, message, bare } = outcome;
      return bare
        ? createJsonResponse(status, data)
        : createEnvelopeResponse(status, { status: true, message, data });
    } catch (error) {
      if (error instanceof ApiError)
        return createEnvelopeResponse(error.status, {
          status: false,
          message: error.message,
          data: error.data,
        });
      if (request.signal.aborted) throw error;
      const requestId = request.headers.get("x-request-id");
      deps.log.error(
        { error, host: contract.name, path: redactPath(new URL(request.url).pathname), requestId },
        "embedded host failed",
      );
      if (isStorageError(error))
        return createEnvelopeResponse(507, {
          status: false,
          message: "Ruang penyimpanan situs penuh",
          data: null,
        });
      return createEnvelopeResponse(500, {
        status: false,
        message: "Terjadi kesalahan pada layanan",
        data: null,
      });
    }
  };
}

interface EmbeddedHost<C extends HostContract> {
  contract: C;
  handlers: Handlers<C>;
  deps: HostDependencies;
}

async function dispatch<C extends HostContract>(
  { contract, handlers, deps }: EmbeddedHost<C>,
  request: Request,
) {
  const url = new URL(request.url);
  const match = matchOperation(contract, request.method, url.pathname);
  if (typeof match === "number")
    throw new ApiError(match, match === 405 ? "Metode tidak didukung" : "Alamat tidak dikenal");
  const { name, operation, params } = match;

  const caller = await authenticate(deps, { host: contract.name, operation, request });
  const input = {
    params: operation.params && parse(operation.params, params, 404),
    query: operation.query && parse(operation.query, readQuery(url), 400),
    body: operation.body && parse(operation.body, await readJson(request), 422),
    ...caller,
    clientIp: request.headers.get("x-client-ip") ?? "",
    origin: request.headers.get("Origin"),
    hostName: getHostName(request),
    idempotencyKey: request.headers.get("Idempotency-Key") ?? undefined,
    signal: request.signal,
    requestId: request.headers.get("x-request-id") ?? "",
    request: operation.raw ? request : null,
  };
  const handler = handlers[name as keyof Handlers<C>] as unknown as (
    input: unknown,
  ) => Promise<HandlerResult<unknown> | Response>;
  const outcome = await handler(input);
  if (outcome instanceof Response) return outcome;
  const { data, message = "Berhasil", status = operation.success[0] ?? 200 } = outcome;
  return { status, message, data: checkAnswer(operation, data), bare: operation.unwrapped };
}

/** Embedded hosts send whole rows: one that a client would leave out is a bug here. */
function checkAnswer(operation: Operation, data: unknown): unknown {
  const { result, dropped } = collectDroppedRows(() => operation.response.parse(data));
  if (dropped) throw new Error(`${operation.path}: bad row ${dropped.first}`);
  return result;
}

const getHostName = ({ headers, url }: Request) =>
  (headers.get("Host") ?? new URL(url).host).replace(/:\d+$/, "");

/** Browser clients send the filters that are not set as empty values. */
const readQuery = ({ searchParams }: URL) =>
  Object.fromEntries([...searchParams].filter(([, value]) => value !== ""));

interface CallToAuthenticate {
  host: string;
  operation: Operation;
  request: Request;
}

/** @throws ApiError 400 for an unknown tenant, 401 without the required credentials */
async function authenticate(
  deps: HostDependencies,
  { host, operation, request }: CallToAuthenticate,
) {
  const { headers } = request;
  const { auth, tenant, tenantHeader = "lms-id" } = operation;
  const appToken = deps.decryptHeader(host, headers.get("AppToken"));
  if (auth === "key" && !deps.isPublicKey(headers.get("apikey")))
    throw new ApiError(401, "Kunci publik tidak sah");
  const tenantId =
    headers.get(tenantHeader) ??
    // Callers of a hosted database give its key and no tenant.
    (auth === "key" ? await deps.findTenantByHostName(getHostName(request)) : null) ??
    "";
  const needsToken = auth !== "none" && auth !== "key";
  if (needsToken && !(appToken && (await deps.isKnownToken(appToken, tenantId))))
    throw new ApiError(401, "Token aplikasi tidak sah");
  if (tenant !== false && !(tenantId && (await deps.tenantExists(tenantId))))
    throw new ApiError(400, "Tenant tidak dikenal");
  const bearer = /^Bearer (\S{1,512})$/.exec(headers.get("Authorization") ?? "")?.[1];
  const user = bearer ? await authenticateBearer(deps, { auth, bearer, tenantId }) : null;
  if ((auth === "user" || auth === "chat") && !user)
    throw new ApiError(401, "Sesi berakhir, silakan masuk lagi.");
  return { tenantId, user, appToken };
}

/** Resolves the bearer token. An expired visitor token is a 401, not a guest. */
async function authenticateBearer(
  deps: HostDependencies,
  { auth, bearer, tenantId }: { auth: Operation["auth"]; bearer: string; tenantId: string },
): Promise<HostUser | null> {
  if (auth === "chat") return deps.findChatUser(bearer, tenantId);
  if (auth !== "user" && auth !== "visitor") return null;
  const user = await deps.findUser(bearer, tenantId);
  if (!user && auth === "visitor") throw new ApiError(401, "Sesi berakhir, silakan masuk lagi.");
  return user;
}

/** Invalid bodies get `data: { field: message }`, invalid params and queries a plain error. */
function parse(schema: z.ZodType, value: unknown, status: 400 | 404 | 422): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = Object.fromEntries(
    result.error.issues.toReversed().map(({ path, message }) => [path.join("."), message]),
  );
  throw new ApiError(
    status,
    status === 422 ? "Periksa kembali isian Anda" : "Permintaan tidak dapat dibaca",
    status === 404 ? null : fields,
  );
}

async function readJson(request: Request): Promise<unknown> {
  const tooLarge = () => new ApiError(413, "Permintaan terlalu besar");
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  const text = await request.text().catch(() => {
    throw new ApiError(400, "Isi permintaan tidak dapat dibaca");
  });
  if (Buffer.byteLength(text) > MAX_BODY_BYTES) throw tooLarge();
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, "Isi permintaan bukan JSON");
  }
}
