import { expect, test } from "vitest";
import { MINUTE_MS } from "~/lib/time";
import { createCircuitBreaker } from "~/server/hosts/host-connection";
import { HostError, type HostFetch } from "~/server/hosts/host-contract";
import { createHostMonitor } from "~/server/hosts/host-monitor";
import { createLatencyHour } from "~/server/hosts/latency-hour";
import { sendOnce } from "~/server/hosts/send-once";
import { LONG_TIMEOUTS } from "../support/timeouts";

const NOW = Date.UTC(2026, 10, 22, 12);

/** A host that responds by `state.fetch`, and its monitor. */
function createWatchedHost(origin: string | null = "https://api.example") {
  const state: { now: number; fetch: HostFetch } = { now: NOW, fetch: async () => new Response() };
  const monitor = createHostMonitor(() => state.now);
  const breaker = createCircuitBreaker();
  const connection = {
    baseUrl: "https://api.example/v1",
    breaker,
    fetch: (request: Request) => state.fetch(request),
    timeouts: LONG_TIMEOUTS,
  };
  monitor.watch({ name: "services", origin, connection });
  const call = () =>
    sendOnce({
      url: "https://api.example/v1/x",
      init: {},
      connection,
      signal: undefined,
      deadlineMs: 10_000,
      createError: (kind, message, cause) =>
        new HostError("services", "x", kind, 0, message, undefined, { cause }),
    }).catch(() => undefined);
  const read = () => {
    const [health] = monitor.list();
    if (!health) throw new Error("no host is watched");
    return health;
  };
  return { state, monitor, call, read };
}

test("the monitor counts answers, and keeps the last failure with its cause", async () => {
  const { state, call, read } = createWatchedHost();

  await call();

  expect(read()).toMatchObject({
    name: "services",
    origin: "https://api.example",
    circuit: "closed",
    lastSuccessAt: NOW,
    lastFailure: null,
    lastHour: { calls: 1 },
  });

  state.now += MINUTE_MS;
  state.fetch = async () => new Response("", { status: 502 });
  await call();

  expect(read()).toMatchObject({
    lastSuccessAt: NOW,
    lastFailure: { at: NOW + MINUTE_MS, cause: { kind: "status", status: 502 } },
    lastHour: { calls: 2 },
  });
});

test("the monitor shows the circuit that failures open", async () => {
  const { state, call, read } = createWatchedHost();
  state.fetch = () => Promise.reject(new Error("connect ECONNREFUSED"));

  for (let time = 0; time < 5; time++) await call();

  expect(read()).toMatchObject({
    circuit: "open",
    lastFailure: { cause: { kind: "network", detail: "connect ECONNREFUSED" } },
  });
});

test("a check asks a host behind an open circuit, without opening or closing it", async () => {
  const { state, monitor, call, read } = createWatchedHost();
  state.fetch = async () => new Response("", { status: 503 });

  for (let time = 0; time < 6; time++) await monitor.check(null);

  expect(read()).toMatchObject({
    circuit: "closed",
    lastCheck: { at: NOW, cause: { kind: "status", status: 503 } },
    lastFailure: null,
  });

  for (let time = 0; time < 5; time++) await call();
  state.fetch = async () => new Response("", { status: 404 });
  await monitor.check("services");

  expect(read()).toMatchObject({ circuit: "open", lastCheck: { cause: null } });
});

test("a check of another host leaves this one alone", async () => {
  const { monitor, read } = createWatchedHost();

  await monitor.check("lms");

  expect(read().lastCheck).toBeNull();
});

test("the latencies of an hour have a median within an eighth, and the slowest call", () => {
  const hour = createLatencyHour();

  expect(hour.summarize(NOW)).toEqual({ calls: 0, medianMs: null, slowestMs: null });

  for (const ms of [0.2, 90, 100, 100, 110, 4_000]) hour.add(ms, NOW);
  const { calls, medianMs, slowestMs } = hour.summarize(NOW);

  expect([calls, slowestMs]).toEqual([6, 4_000]);
  expect(Math.abs((medianMs ?? 0) - 100)).toBeLessThanOrEqual(12.5);
});

test("the latencies of an hour forget what is older and keep the slowest of the rest", () => {
  const hour = createLatencyHour();
  hour.add(9_000, NOW);
  hour.add(51, NOW + 59 * MINUTE_MS);

  expect(hour.summarize(NOW + 59 * MINUTE_MS)).toMatchObject({ calls: 2, slowestMs: 9_000 });
  expect(hour.summarize(NOW + 60 * MINUTE_MS)).toMatchObject({ calls: 1, slowestMs: 51 });

  hour.add(20, NOW + 60 * MINUTE_MS);

  expect(hour.summarize(NOW + 60 * MINUTE_MS)).toMatchObject({ calls: 2, slowestMs: 51 });
});
