/**
 * Request with exactly this signal. `Request` follows a given signal through a weak reference: once
 * collected it never aborts, and keeping it alive would retain head and body.
 */
export function createRequestWithSignal(
  signal: AbortSignal,
  url: string,
  init: Omit<RequestInit, "signal">,
): Request {
  return Object.defineProperty(new Request(url, init), "signal", { value: signal });
}
