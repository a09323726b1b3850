import { z } from "zod";
import type { Caller, HostFetch, Operation } from "~/server/hosts/host-contract";
import { streamHost } from "~/server/hosts/stream-host";
import { createTestConnection } from "./fake-host";

export const operation: Operation = {
  method: "POST",
  path: "v1/stream",
  body: z.object({ q: z.string() }),
  response: z.unknown(),
  success: [200],
  raw: true,
  idempotent: false,
  auth: "user",
};
export const call = {
  host: "things",
  name: "ask",
  operation,
  path: "/v1/stream",
  input: { body: { q: "apa" } },
};
export const openStream = (to: string | HostFetch, caller: Partial<Caller> = {}, more = {}) =>
  streamHost(createTestConnection(to, more), { requestId: "request-1", ...caller }, call);
