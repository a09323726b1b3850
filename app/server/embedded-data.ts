import { createHmac } from "node:crypto";
import { basename } from "node:path";
import { version } from "../../package.json";
import type { BlobStore } from "./adapters/blob-store";
import { createEmbeddedHosts } from "./embedded/create-embedded-hosts";
import { createSandboxPorts } from "./embedded/create-sandbox-ports";
import { createWritableCheck } from "./embedded/database/check-writable";
import { openDatabase } from "./embedded/database/open-database";
import { createSiteUrlBuilder } from "./embedded/domain/tenants/site-url";
import { createJobs } from "./embedded/jobs/all-jobs";
import { keyAuditLogs } from "./embedded/kit/audit/key-audit-logs";
import { startJobs } from "./embedded/kit/jobs/start-jobs";
import { readSeedMode, seedDatabase } from "./embedded/seed/seed";
import type { Env } from "./env";
import { createExternalServices } from "./external-services";
import type { EmbeddedHosts } from "./hosts/create-hosts";
import { NotReadyError } from "./http/health-checks";
import { deleteUploadCopies, getImageCacheDir } from "./images/image-cache";
import { warnOncePerMinute } from "./log/limited-log";
import type { Log } from "./log/log";
import type { Secrets } from "./secrets";
import { isStorageError } from "./storage-errors";

export interface EmbeddedData {
  hosts: EmbeddedHosts;
  /** Whether the database holds the demo, with its published passwords. */
  isDemo: boolean;
  /** Path of the one-time set-up link; null once a superadmin exists. */
  setupPath: string | null;
  isReady(): Promise<boolean>;
  stopJobs(): Promise<void>;
  close(): Promise<void>;
}

interface EmbeddedDataOptions {
  env: Env;
  log: Log;
  secrets: Secrets;
  dataDir: string;
  /** Called when a job changed public pages of a tenant. */
  onContentChange?: (tenantId: string) => void;
}

/** A deleted file takes its resized copies along. */
export const withUploadCopies = (blobs: BlobStore, dataDir: string): BlobStore => ({
  ...blobs,
  async delete(key) {
    await deleteUploadCopies(getImageCacheDir(dataDir), basename(key));
    await blobs.delete(key);
  },
});

/** Opens the database, seeds it if it is new, and starts the embedded hosts with their jobs. */
export async function openEmbeddedData({
  env,
  log,
  secrets,
  dataDir,
  onContentChange = () => undefined,
}: EmbeddedDataOptions): Promise<EmbeddedData> {
  const database = await openDatabase({ dataDir, databaseUrl: env.DATABASE_URL });
  const seeded = await seedDatabase({
    db: database.db,
    mode: env.SEED,
    now: Date.now(),
    appSecret: secrets.appSecret,
    log,
    publicUrl: env.BASE_URL,
    defaultDomain: env.DEFAULT_DOMAIN,
  });
  const base = {
    db: database.db,
    appSecret: secrets.appSecret,
    publicKey: getRecordsPublicKey(env, secrets),
    dataDir,
    siteUrl: createSiteUrlBuilder(database.db, env.BASE_URL, env.PORT),
    appVersion: env.APP_VERSION ?? version,
    clock: Date.now,
    log,
  };
  await keyAuditLogs(base);
  const isDemo = (await readSeedMode(database.db)) === "demo";
  const sandbox = createSandboxPorts(base);
  const external = createExternalServices(env, log);
  const context = {
    ...base,
    ports: {
      ...sandbox,
      gateway: { ...sandbox.gateway, isTrial: !isDemo },
      ...external,
      blobs: withUploadCopies(external.blobs ?? sandbox.blobs, dataDir),
    },
  };
  const jobs = createJobs({ context, dialect: database.dialect, onContentChange });
  const runningJobs = startJobs(context, jobs);
  const checkWritable = createWritableCheck(database.db);
  return {
    hosts: createEmbeddedHosts({
      ...context,
      database,
      operations: { jobs, wakeJob: runningJobs.wake, commit: env.APP_COMMIT ?? null },
    }),
    isDemo,
    setupPath: seeded.setupToken ? `/Setup/${seeded.setupToken}` : null,
    async isReady() {
      await checkWritable().catch((error: unknown) => {
        warnOncePerMinute(log, "database-probe", {
          message: "database cannot be written",
          fields: { error },
        });
        throw new NotReadyError(
          isStorageError(error) ? "storage is full or read-only" : "database does not answer",
        );
      });
      return true;
    },
    stopJobs: runningJobs.stop,
    async close() {
      await runningJobs.stop();
      await database.close();
    },
  };
}

/** Public key of the records host. Derived, so that the client and an embedded host agree on it. */
export const getRecordsPublicKey = (env: Env, { appSecret }: Secrets) =>
  env.RECORDS_PUBLIC_KEY ?? createHmac("sha256", appSecret).update("records").digest("base64url");
