import { createSandboxPorts } from "~/server/embedded/create-sandbox-ports";
import type { Database } from "~/server/embedded/database/open-database";
import { createSiteUrlBuilder } from "~/server/embedded/domain/tenants/site-url";
import type { HostContext } from "~/server/embedded/kit/context";
import { createLog } from "~/server/log/log";

export const APP_SECRET = "a-secret-of-these-tests-alone";
export const PUBLIC_KEY = "public-key-of-these-tests";
export const APP_VERSION = "7.1.0-test";

export function createHostContext(
  { db }: Database,
  dataDir: string,
  overrides: Partial<HostContext> = {},
): HostContext {
  const context = {
    db,
    appSecret: APP_SECRET,
    publicKey: PUBLIC_KEY,
    dataDir,
    siteUrl: createSiteUrlBuilder(db, undefined, 3000),
    appVersion: APP_VERSION,
    clock: Date.now,
    log: createLog({ level: "silent" }),
    ...overrides,
  };
  return { ...context, ports: overrides.ports ?? createSandboxPorts(context) };
}
