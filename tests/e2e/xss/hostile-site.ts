import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HOST_NAMES } from "../../../app/server/hosts/contracts";
import { type RunningApp, startApp } from "../../support/start-app";
import { type RunningHosts, startHosts } from "../../support/start-hosts";
import { type HostileHosts, startHostileHosts } from "./hostile-hosts";

const APP_SECRET = "a-secret-of-these-tests";
const createDir = () => mkdtempSync(join(tmpdir(), "pendopo-xss-"));

export interface HostileSite {
  hosts: HostileHosts;
  /** Starts another app, whose caches are empty. */
  openApp(): Promise<RunningApp>;
  close(): Promise<void>;
}

/** The built app in front of hosts that send payloads. */
export async function startHostileSite(): Promise<HostileSite> {
  const running: RunningHosts = await startHosts({ DATA_DIR: createDir(), APP_SECRET });
  const hosts = await startHostileHosts(running.url);
  return {
    hosts,
    openApp: () =>
      startApp({
        ...Object.fromEntries(
          HOST_NAMES.map((name) => [`UPSTREAM_${name.toUpperCase()}_URL`, `${hosts.url}/${name}`]),
        ),
        DATA_DIR: createDir(),
        APP_SECRET,
        OWN_HOSTS: "all",
        PAGE_CACHE: "off",
        TRUST_PROXY: "1",
        LOG_LEVEL: "warn",
      }),
    async close() {
      hosts.close();
      await running.stop();
    },
  };
}

/** Address of a page of a tenant. */
export const toUrl = ({ url }: RunningApp, path: string, tenant = "main") =>
  url.replace("127.0.0.1", `${tenant}.localhost`) + path;
