import { AdapterError } from "./adapter-error";

/** `fetch`, injected so that tests can replace it. */
export type HttpFetch = (request: Request) => Promise<Response>;

interface JsonRequest {
  service: string;
  send: HttpFetch;
  method: "GET" | "POST";
  url: string;
  headers?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** Statuses accepted besides 2xx, such as 404. */
  acceptedStatuses?: readonly number[];
}

/** Below the timeouts that payment services recommend: a visitor is waiting for the page. */
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1_048_576;

/** Basic authentication with the key as user name and an empty password. */
export const toBasicAuth = (key: string): string =>
  `Basic ${Buffer.from(`${key}:`).toString("base64")}`;

/**
 * One JSON call to an outside service. Redirects are not followed.
 * @throws AdapterError `retryable` without a response and after 429 and 5xx, not for other statuses
 */
export async function fetchJson({
  service,
  send,
  method,
  url,
  headers,
  body,
  signal,
  acceptedStatuses = [],
}: JsonRequest): Promise<{ status: number; body: unknown }> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const request = new Request(url, {
    method,
    headers: {
      Accept: "application/json",
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...headers,
    },
    redirect: "manual",
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  let response: Response;
  let text: string;
  try {
    response = await send(request);
    text = await response.text();
  } catch (error) {
    throw new AdapterError(service, true, "no answer", 0, { cause: error });
  }
  const { status } = response;
  if (!response.ok && !acceptedStatuses.includes(status))
    throw new AdapterError(service, status === 429 || status >= 500, getErrorText(text), status);
  try {
    return { status, body: text.length > MAX_BYTES ? null : JSON.parse(text || "null") };
  } catch (error) {
    throw new AdapterError(service, true, "response is not JSON", status, { cause: error });
  }
}

/** Start of an error response, for the log. Keys are sent in headers only, so the text contains none. */
const getErrorText = (text: string) => text.replace(/\s+/g, " ").slice(0, 300) || "refused";
