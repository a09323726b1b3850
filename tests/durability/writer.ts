import { readFileSync } from "node:fs";
import { createEmbeddedHosts } from "~/server/embedded/create-embedded-hosts";
import { openDatabase } from "~/server/embedded/database/open-database";
import { createHosts } from "~/server/hosts/create-hosts";
import { createLog } from "~/server/log/log";
import { APP_SECRET, createHostContext, PUBLIC_KEY } from "../contracts/host-context";
import { LONG_TIMEOUTS } from "../support/timeouts";
import { writeRecord } from "./records";

/** Passed to the writer process as a JSON file. */
export interface WriterOptions {
  dataDir: string;
  databaseUrl?: string | undefined;
  accessToken: string;
  /** Record numbers in writing order. */
  numbers: number[];
}

const CONCURRENCY = 4;

/** Reports each record number once its write is acknowledged. */
export async function runWriter(
  optionsFile: string,
  report: (line: string) => void,
): Promise<void> {
  const { dataDir, databaseUrl, accessToken, numbers } = JSON.parse(
    readFileSync(optionsFile, "utf8"),
  ) as WriterOptions;
  const database = await openDatabase({ dataDir, databaseUrl });
  const context = createHostContext(database, dataDir);
  const embedded = createEmbeddedHosts({ ...context, database });
  const readCache = {
    read: <T>({ load }: { load: () => Promise<T> }) => load(),
    peek: async () => undefined,
    invalidate: () => undefined,
  };
  const shared = {
    appSecret: APP_SECRET,
    publicKey: PUBLIC_KEY,
    readCache,
    onContentChange: () => undefined,
  };
  const bind = createHosts({
    upstream: {},
    embedded,
    ...shared,
    log: createLog({ level: "silent" }),
    timeouts: LONG_TIMEOUTS,
  });
  const body = { id: "pendopo", secret: APP_SECRET, scopes: [] };
  const { data: appToken } = await bind({ requestId: "durability" }).services.generateToken({
    body,
  });
  const queue = [...numbers];
  const runWorker = async () => {
    for (let number = queue.shift(); number !== undefined; number = queue.shift()) {
      const clientIp = `10.0.${number >> 8}.${number & 255}`;
      const caller = {
        requestId: "durability",
        tenantId: "lms-ours",
        appToken,
        accessToken,
        clientIp,
      };
      await writeRecord((other) => bind({ ...caller, ...other }), context, number);
      report(`${number}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, runWorker));
  await database.close();
}
