import { sealAppToken } from "./app-token";
import { type Caller, HostError, type Operation } from "./define";

interface HeaderParts {
  host: string;
  operation: Pick<Operation, "needs" | "tenantHeader">;
  appSecret: string;
  /** The records host's public key. */
  publicKey?: string | undefined;
  caller: Caller;
  accept: string;
  idempotencyKey?: string | undefined;
  hasBody: boolean;
}

/**
 * A call's headers (section 6). What is not known is absent, never empty: `AppToken` without a token (BOOT8),
 * `Authorization` without somebody signed in (STO10).
 */
export function headersOf({ host, operation, appSecret, publicKey, caller, accept, idempotencyKey, hasBody }: HeaderParts): Headers {
  const headers = new Headers({ Accept: accept, "x-request-id": caller.requestId });
  const token = sealAppToken({ secret: appSecret, host, appToken: caller.appToken, now: Date.now() });
  if (token) headers.set("AppToken", token);
  const bearer = operation.needs === "chat" ? caller.chatToken : caller.accessToken;
  if (bearer) headers.set("Authorization", `Bearer ${bearer}`);
  if (operation.needs === "key" && publicKey) headers.set("apikey", publicKey);
  if (caller.lmsId) headers.set(operation.tenantHeader ?? "lms-id", caller.lmsId);
  if (caller.clientIp) headers.set("x-client-ip", caller.clientIp);
  if (idempotencyKey) headers.set("Idempotency-Key", idempotencyKey);
  if (hasBody) headers.set("Content-Type", "application/json");
  return headers;
}

/**
 * The query with its question mark, sorted by name so that equal questions have one cache key; what was not given stays
 * out, and a name such as `filter.type` is taken as it is (CLS9).
 * @throws ZodError when the query does not fit the contract
 */
export function searchOf(operation: Operation, query: Record<string, unknown> | undefined): string {
  if (!operation.query) return "";
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(operation.query.parse(query ?? {}))) {
    if (value !== undefined && value !== null) search.append(name, String(value));
  }
  search.sort();
  return search.size > 0 ? `?${search}` : "";
}

/**
 * The operation's path with its parameters filled in.
 * @throws ZodError when they do not fit the contract
 * @throws HostError 404 for a value that no address can hold: `..` would name another operation, encoded or not
 */
export function pathOf(host: string, name: string, operation: Operation, params: Record<string, unknown> | undefined): string {
  if (!operation.params) return `/${operation.path}`;
  const parsed = operation.params.parse(params ?? {});
  return `/${operation.path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(parsed[key] ?? "");
    if (/^\.{0,2}$/.test(value)) throw new HostError(host, name, "status", 404, "no record has such a name");
    return encodeURIComponent(value);
  })}`;
}
