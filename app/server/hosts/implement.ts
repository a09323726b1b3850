import type { z } from "zod";
import type { Log } from "../log/log";
import type { AppToken, Envelope, HostContract, HostFetch, Operation } from "./define";
import { matchOperation } from "./match-operation";

/** Who asks, for operations that need a signed-in user. */
export interface HostUser {
  id: string;
  /** Granted role numbers in the tenant that is asked about (ENT15). */
  roles: number[];
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

export interface HandlerInput<O extends Operation = Operation> {
  params: Parsed<O["params"]>;
  query: Parsed<O["query"]>;
  body: Parsed<O["body"]>;
  /** The tenant; "" for the few operations that have none. */
  lmsId: string;
  /** The signed-in user (for "chat": the assistant's guest or user) where the operation needs one, else null. */
  user: O["needs"] extends "user" | "chat" ? HostUser : O["needs"] extends "visitor" ? HostUser | null : null;
  /** The token in the header, whatever it is worth: `validateToken` judges it. */
  appToken: AppToken | null;
  clientIp: string;
  idempotencyKey: string | undefined;
  signal: AbortSignal;
  requestId: string;
  /** As it came, only for operations that are `raw`; its body is unread unless the contract has a `body`. */
  request: O["raw"] extends true ? Request : null;
}

export interface HandlerAnswer<T> {
  data: T;
  message?: string;
  /** Default: the first of the operation's success codes. */
  status?: number;
}

/** A function an operation; one that is missing is a compile error. */
export type Handlers<C extends HostContract> = {
  [K in keyof C["operations"]]: (
    input: HandlerInput<C["operations"][K]>,
  ) => Promise<C["operations"][K]["raw"] extends true ? Response : HandlerAnswer<z.input<C["operations"][K]["answer"]>>>;
};

/** An expected refusal, such as 404, 409 or 422, as the real host would answer it. */
export class HostRefusal extends Error {
  override name = "HostRefusal";
  constructor(
    readonly status: number,
    message: string,
    readonly data: unknown = null,
  ) {
    super(message);
  }
}

export interface HostDeps {
  /** The token that a header of this host holds, if it was sealed for it lately; null otherwise. */
  openHeader: (host: string, header: string | null) => AppToken | null;
  isKnownToken: (appToken: AppToken) => Promise<boolean>;
  tenantExists: (lmsId: string) => Promise<boolean>;
  findUser: (accessToken: string, lmsId: string) => Promise<HostUser | null>;
  findChatUser: (chatToken: string, lmsId: string) => Promise<HostUser | null>;
  isPublicKey: (key: string | null) => boolean;
  log: Log;
}

const MOST_BODY_BYTES = 1_048_576;
/** A file with its frame. */
export const MOST_UPLOAD_BYTES = 6 * 1_048_576;

/** How every host answers (ENT1). */
export const answer = (status: number, envelope: Envelope<unknown>) => json(status, envelope);

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" },
  });

/**
 * The embedded side of a contract: `(Request) => Promise<Response>`, the same over the network and in process. Refuses
 * with an envelope: 400 query or tenant, 401 app token or user, 404 path, 405 method, 413 body, 422 fields, 500 anything
 * unforeseen, whose reason goes to the log alone. Rejects only when the caller has gone.
 */
export function implement<C extends HostContract>(contract: C, handlers: Handlers<C>, deps: HostDeps): HostFetch {
  return async (request) => {
    try {
      const outcome = await dispatch(contract, handlers, deps, request);
      if (outcome instanceof Response) return outcome;
      const { status, data, message, bare } = outcome;
      return bare ? json(status, data) : answer(status, { status: true, message, data });
    } catch (error) {
      if (error instanceof HostRefusal) return answer(error.status, { status: false, message: error.message, data: error.data });
      if (request.signal.aborted) throw error;
      const requestId = request.headers.get("x-request-id");
      deps.log.error({ error, host: contract.name, path: new URL(request.url).pathname, requestId }, "embedded host failed");
      return answer(500, { status: false, message: "Terjadi kesalahan pada layanan", data: null });
    }
  };
}

async function dispatch<C extends HostContract>(contract: C, handlers: Handlers<C>, deps: HostDeps, request: Request) {
  const url = new URL(request.url);
  const found = matchOperation(contract, request.method, url.pathname);
  if (typeof found === "number") throw new HostRefusal(found, found === 405 ? "Metode tidak didukung" : "Alamat tidak dikenal");
  const { name, operation, params } = found;

  const appToken = deps.openHeader(contract.name, request.headers.get("AppToken"));
  const { needs } = operation;
  if (needs === "key" && !deps.isPublicKey(request.headers.get("apikey"))) throw new HostRefusal(401, "Kunci publik tidak sah");
  if (needs !== "nothing" && needs !== "key" && !(appToken && (await deps.isKnownToken(appToken))))
    throw new HostRefusal(401, "Token aplikasi tidak sah");
  const lmsId = request.headers.get(operation.tenantHeader ?? "lms-id") ?? "";
  if (operation.tenant !== false && !(lmsId && (await deps.tenantExists(lmsId)))) throw new HostRefusal(400, "Tenant tidak dikenal");
  const bearer = /^Bearer (\S{1,512})$/.exec(request.headers.get("Authorization") ?? "")?.[1];
  const user = bearer ? await findBearer(deps, needs, bearer, lmsId) : null;
  if ((needs === "user" || needs === "chat") && !user) throw new HostRefusal(401, "Sesi berakhir, silakan masuk lagi.");

  const input = {
    params: operation.params && parse(operation.params, params, 404),
    query: operation.query && parse(operation.query, Object.fromEntries(url.searchParams), 400),
    body: operation.body && parse(operation.body, await readJson(request), 422),
    lmsId,
    user,
    appToken,
    clientIp: request.headers.get("x-client-ip") ?? "",
    idempotencyKey: request.headers.get("Idempotency-Key") ?? undefined,
    signal: request.signal,
    requestId: request.headers.get("x-request-id") ?? "",
    request: operation.raw ? request : null,
  };
  const handler = handlers[name as keyof Handlers<C>] as unknown as (input: unknown) => Promise<HandlerAnswer<unknown> | Response>;
  const outcome = await handler(input);
  if (outcome instanceof Response) return outcome;
  const { data, message = "Berhasil", status = operation.success[0] ?? 200 } = outcome;
  return { status, message, data: operation.answer.parse(data), bare: operation.bare };
}

/** Whose token it is. A visitor's that is no longer good is an answer too: one must sign in again, not go on as a guest. */
async function findBearer(deps: HostDeps, needs: Operation["needs"], bearer: string, lmsId: string): Promise<HostUser | null> {
  if (needs === "chat") return deps.findChatUser(bearer, lmsId);
  if (needs !== "user" && needs !== "visitor") return null;
  const user = await deps.findUser(bearer, lmsId);
  if (!user && needs === "visitor") throw new HostRefusal(401, "Sesi berakhir, silakan masuk lagi.");
  return user;
}

/** Bad params and queries get a plain refusal, a bad body its fields: `data: { field: message }`. */
function parse(schema: z.ZodType, value: unknown, status: 400 | 404 | 422): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = Object.fromEntries(result.error.issues.toReversed().map(({ path, message }) => [path.join("."), message]));
  throw new HostRefusal(
    status,
    status === 422 ? "Periksa kembali isian Anda" : "Permintaan tidak dapat dibaca",
    status === 404 ? null : fields,
  );
}

async function readJson(request: Request): Promise<unknown> {
  const tooLarge = () => new HostRefusal(413, "Permintaan terlalu besar");
  if (Number(request.headers.get("content-length") ?? 0) > MOST_BODY_BYTES) throw tooLarge();
  const text = await request.text().catch(() => {
    throw new HostRefusal(400, "Isi permintaan tidak dapat dibaca");
  });
  if (Buffer.byteLength(text) > MOST_BODY_BYTES) throw tooLarge();
  try {
    return JSON.parse(text);
  } catch {
    throw new HostRefusal(400, "Isi permintaan bukan JSON");
  }
}
