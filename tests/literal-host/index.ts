/**
 * The literal host: a test server that answers the 97 calls of the product with
 * the fields that the product description names and no others. It knows nothing of the application.
 *
 *   const host = createLiteralHost({ ids: "numbers" });
 *   const { urls, close } = await host.listen();
 *   ... point the application at urls.services, urls.lms, urls.api, urls.batch, urls.auth,
 *       urls.ai, urls.database, urls.drive, urls.mailer (and urls.account, urls.radio, urls.files)
 *   host.records      requests in order of arrival; host.unexpected those outside the 97 calls
 *   host.control      stall, fail, html, cut, large, delay, restore, down, up per host;
 *                     variants, corrupt, invalidateToken for all hosts
 *   host.reset()      fresh data, no records, no modes, variants and seed as in the options
 *
 * - Every host has its own port. Paths carry no prefix: urls.services + "/v1/class/active".
 * - An access token is `access-` + a role kind of section 6 (`access-admin`, `access-none`); see
 *   `accessToken`. Any other bearer is a guest. Chat takes any bearer that is not one of these.
 * - A tenant is recognised by Host name, by a header whose value is the tenant's id, or by a header
 *   that holds the `code` of a token generated for the tenant's client id; else the first tenant.
 * - Calls are listed in calls.ts; decisions on what the product description leaves out in silence.ts.
 * - literal-host.test.ts checks the host itself.
 */
import { type Control, createControl, type Settings } from "./control";
import { createState } from "./data/state";
import { type Runtime, respond } from "./respond";
import { createHostServer, type HostServer } from "./server";
import { HOST_NAMES, type HostName, type LiteralOptions, type LiteralRecord } from "./types";

export { CALLS } from "./calls";
export type { Control } from "./control";
export { accessToken } from "./data/people";
export { CHAT_TOKEN } from "./hosts/ai";
export type { HostName, LiteralOptions, LiteralRecord, Variant } from "./types";
export { VARIANTS } from "./types";

export interface LiteralHost {
  listen(): Promise<{ urls: Record<HostName, string>; close(): Promise<void> }>;
  records: LiteralRecord[];
  unexpected: LiteralRecord[];
  /** Number of corrupted answers so far. */
  countCorrupted(): number;
  control: Control;
  reset(): void;
}

function createSettings(options: LiteralOptions): Settings {
  return {
    modes: new Map(),
    variants: options.variants ?? [],
    corruptSeed: options.corrupt ?? null,
    corruptCalls: null,
  };
}

function createServers(runtime: Runtime): Record<HostName, HostServer> {
  const entries = HOST_NAMES.map((host) => {
    const server = createHostServer((request, response) => {
      respond(runtime, host, { request, response }).catch(() => response.destroy());
    });
    return [host, server];
  });
  return Object.fromEntries(entries);
}

function resetRuntime(runtime: Runtime, control: Control, options: LiteralOptions): void {
  control.restore();
  Object.assign(runtime.settings, createSettings(options));
  runtime.state = createState(options);
  runtime.records.length = 0;
  runtime.unexpected.length = 0;
  runtime.counts.clear();
}

export function createLiteralHost(options: LiteralOptions = {}): LiteralHost {
  const runtime: Runtime = {
    state: createState(options),
    settings: createSettings(options),
    records: [],
    unexpected: [],
    counts: new Map(),
    fileBase: () => options.fileBase ?? servers.files.url(),
  };
  const servers = createServers(runtime);
  const control = createControl({
    settings: runtime.settings,
    stop: (host) => servers[host].stop(),
    start: (host) => servers[host].start(),
    invalidateToken: () => {
      runtime.state.isTokenValid = false;
    },
  });
  const all = Object.values(servers);
  return {
    records: runtime.records,
    unexpected: runtime.unexpected,
    countCorrupted: () => [...runtime.counts.values()].reduce((sum, count) => sum + count, 0),
    control,
    reset: () => resetRuntime(runtime, control, options),
    listen: async () => {
      await Promise.all(all.map((server) => server.start()));
      const urls = HOST_NAMES.map((host) => [host, servers[host].url()]);
      return {
        urls: Object.fromEntries(urls),
        close: async () => {
          control.restore();
          await Promise.all(all.map((server) => server.stop()));
        },
      };
    },
  };
}
