import type { HostContext } from "~/server/embedded/context";
import type { Database } from "~/server/embedded/database";
import { sandboxPorts } from "~/server/embedded/ports";
import { siteUrls } from "~/server/embedded/site-url";
import { createLog } from "~/server/log/log";

export const SECRET = "a-secret-of-these-tests-alone";
export const PUBLIC_KEY = "public-key-of-these-tests";
export const VERSION = "7.1.0-test";

/** What embedded hosts and jobs work with, over a test's own database and folder. */
export function hostContext({ db }: Database, dataDir: string, more: Partial<HostContext> = {}): HostContext {
  const context = {
    ...{ db, appSecret: SECRET, publicKey: PUBLIC_KEY, dataDir, siteUrl: siteUrls(db, undefined, 3000), appVersion: VERSION },
    ...{ clock: Date.now, log: createLog({ level: "silent" }), ...more },
  };
  return { ...context, ports: more.ports ?? sandboxPorts(context) };
}
