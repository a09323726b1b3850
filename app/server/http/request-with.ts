/**
 * A web request whose signal is the very one given. `Request` makes a signal of its own that follows through weak references only: once the
 * request is collected it never aborts again, and whoever kept the request for that would keep its head and body, too.
 */
export function requestWith(signal: AbortSignal, url: string, init: Omit<RequestInit, "signal">): Request {
  return Object.defineProperty(new Request(url, init), "signal", { value: signal });
}
