import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HOST_NAMES, type HostName } from "~/server/hosts/contracts";
import { TestBrowser } from "../guards/test-browser";
import { createDemoData, DEMO_APP_SECRET } from "../support/demo-data";
import { type RunningApp, startApp } from "../support/start-app";
import { type RunningHosts, startHosts } from "../support/start-hosts";
import { type FaultyHost, startFaultyHost } from "./faulty-host";
import type { Visitors } from "./probes";

export interface FaultyHosts {
  hosts: Record<HostName, FaultyHost>;
  close(): Promise<void>;
}

/** All thirteen hosts, each behind its own proxy. */
export async function startFaultyHosts(): Promise<FaultyHosts> {
  const running: RunningHosts = await startHosts({ DATA_DIR: await createDemoData() });
  const entries = await Promise.all(
    HOST_NAMES.map(async (name) => [name, await startFaultyHost(`${running.url}/${name}`)]),
  );
  const hosts: Record<HostName, FaultyHost> = Object.fromEntries(entries);
  return {
    hosts,
    async close() {
      await Promise.all(Object.values(hosts).map((host) => host.close()));
      await running.stop();
    },
  };
}

/** The built app with nothing stored, in front of these hosts. */
export const startFaultyApp = ({ hosts }: FaultyHosts): Promise<RunningApp> =>
  startApp(
    {
      ...Object.fromEntries(
        HOST_NAMES.map((name) => [`UPSTREAM_${name.toUpperCase()}_URL`, hosts[name].url]),
      ),
      DATA_DIR: mkdtempSync(join(tmpdir(), "pendopo-faults-")),
      APP_SECRET: DEMO_APP_SECRET,
      OWN_HOSTS: "all",
      TRUST_PROXY: "1",
      LOG_LEVEL: "info",
      SHUTDOWN_DELAY_MS: "0",
    },
    "/healthz",
  );

let strangerCount = 0;

/** @param admin signed in while all hosts were well */
export const openVisitors = (app: RunningApp, admin: TestBrowser): Visitors => ({
  guest: new TestBrowser(app.url),
  admin,
  // A host name without earlier requests, so that no cache knows its tenant.
  stranger: new TestBrowser(app.url, `uji-${++strangerCount}`),
});

interface LogLine {
  level: string;
  msg: string;
  time: string;
  host?: string;
  kind?: string;
  status?: number;
  path?: string;
  ms?: number;
}

/** The app's log from a position of its output on. */
export const readLog = (app: RunningApp, from = 0): LogLine[] =>
  app
    .output()
    .slice(from)
    .split("\n")
    .filter((line) => line.startsWith("{") && line.endsWith("}"))
    .map((line) => JSON.parse(line) as LogLine);

const START_WARNING = /^(?:demo|not ready|pay(?:ments|outs)|BASE_URL)/i;

/**
 * Causes with more than one line within a minute of the same outage, and failures without a host.
 * @param from position of the app's output
 */
export function findNoise(app: RunningApp, from: number): string[] {
  const lines = readLog(app);
  const firstAt = lines.length - readLog(app, from).length;
  const lastAt = new Map<string, number>();
  return lines.flatMap(({ level, msg, host, kind, status, time }, at) => {
    if (level === "info" && msg.includes("circuit closed")) lastAt.delete(`${host} opened`);
    if ((level !== "warn" && level !== "error") || START_WARNING.test(msg)) return [];
    const cause = msg.includes("circuit opened")
      ? `${host} opened`
      : `${host} ${kind ?? msg} ${status}`;
    const previous = lastAt.get(cause) ?? -Infinity;
    lastAt.set(cause, Date.parse(time));
    if (at < firstAt) return [];
    if (!host) return [`${msg}: names no host`];
    return Date.parse(time) - previous < 60_000 ? [`${msg}: ${cause} again`] : [];
  });
}
