import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { type RunningApp, startApp } from "../support/start-app";
import { type Looked, openBeside } from "./database";
import { Person } from "./person";

export interface GuardedSite {
  app: RunningApp;
  db: Looked;
  /** Starts the same installation again, after `app.stop`. */
  restart(): Promise<void>;
  person(tenant?: string): Person;
  /** Somebody of the demo, such as `admin`, signed in. */
  signedIn(account: string, tenant?: string): Promise<Person>;
}

/** The built app with the demo's content on a folder of its own, for one file of tests. */
export function demoSite(): GuardedSite {
  const dataDir = mkdtempSync(join(tmpdir(), "pendopo-guards-"));
  const start = () => startApp({ DATA_DIR: dataDir, SEED: "demo", TRUST_PROXY: "1", LOG_LEVEL: "error" });
  const site = {
    person: (tenant = "main") => new Person(site.app.url, tenant),
    async signedIn(account: string, tenant = "main") {
      const person = site.person(tenant);
      await person.signIn(`${account}@pendopo.example`);
      return person;
    },
    async restart() {
      site.app = await start();
    },
  } as GuardedSite;
  beforeAll(async () => {
    site.app = await start();
    site.db = await openBeside(dataDir);
  }, 60_000);
  afterAll(async () => {
    site.db?.close();
    await site.app?.stop();
  });
  return site;
}
