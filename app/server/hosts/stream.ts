import { sealAppToken } from "./app-token";
import type { Transport } from "./client";
import { type Caller, HostError } from "./define";

const held = new WeakMap<AbortSignal, Request>();

/**
 * A call whose answer is a stream: nothing limits its length but the caller's signal, which ends the upstream call when
 * the visitor goes away. Not repeated, not cached. The body's chunks are handed on as they come.
 * @throws HostError when there is no answer at all or it is not 2xx
 */
export async function streamHost(host: string, transport: Transport, caller: Caller, path: string, init: { method: string; body?: string }): Promise<Response> {
  const headers = new Headers({ "x-request-id": caller.requestId });
  const token = sealAppToken({ secret: transport.appSecret, host, appToken: caller.appToken, now: Date.now() });
  if (token) headers.set("AppToken", token);
  const { signal } = caller;
  try {
    const request = new Request(transport.baseUrl + path, { ...init, headers, ...(signal && { signal }) });
    const response = await transport.fetch(request);
    // The request's own signal is lost when the request is collected: the visitor's signal holds it.
    if (signal) held.set(signal, request);
    if (response.ok) return response;
    await response.body?.cancel();
    throw new HostError(host, path, "status", response.status, "no stream");
  } catch (error) {
    if (error instanceof HostError) throw error;
    throw new HostError(host, path, signal?.aborted ? "aborted" : "network", 0, String(error), undefined, { cause: error });
  }
}
