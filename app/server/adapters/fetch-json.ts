import { AdapterError } from "./adapter-error";

/** The network's `fetch`, handed in so that tests can put a server of their own in its place. */
export type HttpFetch = (request: Request) => Promise<Response>;

interface JsonRequest {
  service: string;
  send: HttpFetch;
  method: "GET" | "POST";
  url: string;
  headers?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** Statuses that are an answer beside 2xx, such as 404. */
  acceptedStatuses?: readonly number[];
}

/** Payment services ask for patience; a person who waits for a page has none. */
const DEADLINE_MS = 10_000;
const MAX_BYTES = 1_048_576;

/** A user name without a password, as payment services want their key. */
export const toBasicAuth = (key: string): string =>
  `Basic ${Buffer.from(`${key}:`).toString("base64")}`;

/**
 * One JSON call to a service outside, no redirects followed.
 * @throws AdapterError `retryable` without an answer, after 429 and 5xx; not so for any other refusal
 */
export async function fetchJson({
  service,
  send,
  method,
  url,
  headers,
  body,
  signal,
  acceptedStatuses: also = [],
}: JsonRequest): Promise<{ status: number; body: unknown }> {
  const ends = AbortSignal.timeout(DEADLINE_MS);
  const request = new Request(url, {
    method,
    headers: {
      Accept: "application/json",
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...headers,
    },
    redirect: "manual",
    signal: signal ? AbortSignal.any([signal, ends]) : ends,
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
  if (!response.ok && !also.includes(status))
    throw new AdapterError(service, status === 429 || status >= 500, getErrorText(text), status);
  try {
    return { status, body: text.length > MAX_BYTES ? null : JSON.parse(text || "null") };
  } catch (error) {
    throw new AdapterError(service, true, "an answer that is not JSON", status, { cause: error });
  }
}

/** The first words of what a service says, for the log; it may not hold keys, which only ever travel in headers. */
const getErrorText = (text: string) => text.replace(/\s+/g, " ").slice(0, 300) || "refused";
