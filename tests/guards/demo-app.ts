import { afterAll, beforeAll } from "vitest";
import { createDemoData } from "../support/demo-data";
import { type RunningApp, startApp } from "../support/start-app";
import { type AppDatabase, openAppDatabase } from "./app-database";
import { TestBrowser } from "./test-browser";

export interface DemoApp {
  app: RunningApp;
  db: AppDatabase;
  /** Starts the same installation again after `app.stop`. */
  restart(): Promise<void>;
  openBrowser(tenant?: string): TestBrowser;
  /** @param account a demo account, such as `admin` */
  openSignedInBrowser(account: string, tenant?: string): Promise<TestBrowser>;
}

/** Runs the built app with demo content for one test file. */
export function setUpDemoApp(): DemoApp {
  let dataDir: string;
  const start = () =>
    startApp({ DATA_DIR: dataDir, SEED: "demo", TRUST_PROXY: "1", LOG_LEVEL: "error" });
  const site = {
    openBrowser: (tenant = "main") => new TestBrowser(site.app.url, tenant),
    async openSignedInBrowser(account: string, tenant = "main") {
      const browser = site.openBrowser(tenant);
      await browser.signIn(`${account}@pendopo.example`);
      return browser;
    },
    async restart() {
      site.app = await start();
    },
  } as DemoApp;
  beforeAll(async () => {
    dataDir = await createDemoData();
    site.app = await start();
    site.db = await openAppDatabase(dataDir);
  });
  afterAll(async () => {
    site.db?.close();
    await site.app?.stop();
  });
  return site;
}
