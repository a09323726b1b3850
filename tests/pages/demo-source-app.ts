import { rmSync } from "node:fs";
import { createApplication } from "~/server/application";
import { readEnv } from "~/server/env";
import { createHttpServer } from "~/server/http/server";
import { createPageHandler } from "~/server/request/page-handler";
import { createSourceBuild } from "../literal/source-build";
import { createMemoryLog } from "../server/test-server";
import { createDemoData } from "../support/demo-data";

export interface DemoSourceApp {
  /** `http://127.0.0.1:…` */
  url: string;
  dataDir: string;
  close(): Promise<void>;
}

/** The app from its sources, on demo content. */
export async function startDemoSourceApp(): Promise<DemoSourceApp> {
  const dataDir = await createDemoData();
  const env = readEnv({
    NODE_ENV: "test",
    PORT: "0",
    DATA_DIR: dataDir,
    SEED: "demo",
    TRUST_PROXY: "1",
    PAGE_CACHE: "off",
  });
  const log = createMemoryLog();
  const application = await createApplication(env, log);
  const server = createHttpServer({
    handle: createPageHandler(application, await createSourceBuild()),
    isReady: application.isReady,
    trustProxy: env.TRUST_PROXY,
    limits: { graceMs: 20, drainMs: 2_000 },
    log,
  });
  const port = await server.listen(0, "127.0.0.1");
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    close: async () => {
      await Promise.all([server.drain(), application.stopJobs()]);
      await application.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
