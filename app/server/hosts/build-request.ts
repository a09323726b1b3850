import type { z } from "zod";
import { encryptAppToken } from "./app-token";
import { type Caller, ContractInputError, HostError, type Operation } from "./host-contract";

interface HeadersInput {
  host: string;
  operation: Pick<Operation, "auth" | "tenantHeader">;
  appSecret: string;
  /** Public key of the records host. */
  publicKey?: string | undefined;
  caller: Caller;
  accept: string;
  idempotencyKey?: string | undefined;
  /** Host name of the site that the call is for. */
  forwardedHost?: string | undefined;
  hasBody: boolean;
}

/** Headers of a call. Unknown values are absent, never empty (BOOT8, STO10). */
export function createHeaders({
  host,
  operation,
  appSecret,
  publicKey,
  caller,
  accept,
  idempotencyKey,
  forwardedHost,
  hasBody,
}: HeadersInput): Headers {
  const headers = new Headers({ Accept: accept, "x-request-id": caller.requestId });
  const token = encryptAppToken({
    secret: appSecret,
    host,
    appToken: caller.appToken,
    now: Date.now(),
  });
  if (token) headers.set("AppToken", token);
  const bearer = operation.auth === "chat" ? caller.chatToken : caller.accessToken;
  if (bearer) headers.set("Authorization", `Bearer ${bearer}`);
  if (operation.auth === "key" && publicKey) headers.set("apikey", publicKey);
  if (caller.tenantId) headers.set(operation.tenantHeader ?? "lms-id", caller.tenantId);
  if (caller.clientIp) headers.set("x-client-ip", caller.clientIp);
  if (idempotencyKey) headers.set("Idempotency-Key", idempotencyKey);
  if (forwardedHost) headers.set("X-Forwarded-Host", forwardedHost);
  if (hasBody) headers.set("Content-Type", "application/json");
  return headers;
}

/**
 * The query with its question mark, sorted by name so that equal queries share a cache key. Undefined values are
 * omitted; names such as `filter.type` are sent unchanged (CLS9).
 * @throws ContractInputError if the query does not fit the contract
 */
export function createQueryString(
  operation: Operation,
  query: Record<string, unknown> | undefined,
): string {
  if (!operation.query) return "";
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parseInput(operation.query, query))) {
    if (value !== undefined && value !== null) search.append(name, String(value));
  }
  search.sort();
  return search.size > 0 ? `?${search}` : "";
}

/**
 * The operation's path with its parameters filled in.
 * @throws ContractInputError if they do not fit the contract
 * @throws HostError 404 for an empty value, `.` or `..`, which would address another operation, encoded or not
 */
export function createPath(
  host: string,
  name: string,
  operation: Operation,
  params: Record<string, unknown> | undefined,
): string {
  if (!operation.params) return `/${operation.path}`;
  const parsed = parseInput(operation.params, params);
  return `/${operation.path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(parsed[key] ?? "");
    if (/^\.{0,2}$/.test(value))
      throw new HostError(host, name, "status", 404, "not a valid path segment");
    return encodeURIComponent(value);
  })}`;
}

function parseInput<T>(schema: z.ZodType<T>, input: Record<string, unknown> | undefined): T {
  const { data, error } = schema.safeParse(input ?? {});
  if (error) throw new ContractInputError(error.message, { cause: error });
  return data as T;
}

/** Body fields that name a record, as a path does. */
const REFERENCE_FIELDS = new Set<PropertyKey>(["id", "key", "token", "jobId", "orderId"]);

/**
 * The JSON body of a call.
 * @throws ContractInputError if only references to records are invalid, such as the token of a truncated link
 * @throws ZodError if other fields do not fit the contract, which is a bug of the caller
 */
export function createBody(operation: Operation, body: unknown): string | undefined {
  if (!operation.body) return undefined;
  const { data, error } = operation.body.safeParse(body);
  if (!error) return JSON.stringify(data);
  if (error.issues.every(({ path }) => REFERENCE_FIELDS.has(path.at(-1) ?? "")))
    throw new ContractInputError(error.message, { cause: error });
  throw error;
}
