import { ConsecutiveBreaker, circuitBreaker, type CircuitBreakerPolicy, handleWhen } from "cockatiel";
import { Agent, fetch as undiciFetch } from "undici";
import { HostError, type HostFetch } from "./define";

/** One pool for all real hosts: kept-alive connections, a second to connect. */
const agent = new Agent({ connections: 128, connect: { timeout: 1_000 }, keepAliveTimeout: 30_000 });

/** The network, for a host with an `UPSTREAM_<HOST>_URL`. */
export const networkFetch: HostFetch = async (request) => {
  const init = {
    method: request.method,
    headers: Object.fromEntries(request.headers),
    body: request.body ? new Uint8Array(await request.arrayBuffer()) : null,
    redirect: request.redirect,
    signal: request.signal,
    dispatcher: agent,
  };
  return (await undiciFetch(request.url, init)) as unknown as Response;
};

/** Opens after five failures in a row and tries one call again after five seconds. A caller that went away is no failure. */
export function createBreaker(halfOpenMs = 5_000): CircuitBreakerPolicy {
  const isFailure = (error: unknown) => !(error instanceof HostError && (error.kind === "aborted" || error.kind === "redirect"));
  return circuitBreaker(handleWhen(isFailure), { halfOpenAfter: halfOpenMs, breaker: new ConsecutiveBreaker(5) });
}
