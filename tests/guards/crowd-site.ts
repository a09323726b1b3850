import { mkdtempSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, SqliteDialect } from "kysely";
import { afterAll, beforeAll } from "vitest";
import { ROLE } from "~/lib/roles";
import { openDatabase, openPostgres } from "~/server/embedded/database/open-database";
import type { Schema } from "~/server/embedded/database/schema/schema";
import { createCookieJar } from "~/server/session/cookie-jar";
import { COOKIE } from "~/server/session/cookies";
import { createEncrypter } from "~/server/session/encrypter";
import { createSession, setSessionCookie } from "~/server/session/session";
import { createClassRow, createSignedInUser, seedTenants } from "../contracts/core-fixture";
import { createPostgresDatabase } from "../support/postgres-url";
import { type RunningApp, startApp } from "../support/start-app";
import { openAppDatabase } from "./app-database";
import { TestBrowser } from "./test-browser";

const TENANT = { lms_id: "lms-ours", key: "main" };
const SECRETS = {
  SECRET_KEY: "a secret key of the instances of one site",
  APP_SECRET: "an app secret of the same instances",
};
const encrypter = createEncrypter([SECRETS.SECRET_KEY]);
/** As many requests at once as there are browsers. */
const agent = new Agent({ keepAlive: true });

export interface CrowdSite {
  /** Instances over one database. */
  apps: RunningApp[];
  db: Kysely<Schema>;
  /** @returns its slug */
  createClass(columns: Partial<Schema["classes"]>): Promise<string>;
  /** Signed-in learners, spread over the instances. */
  createLearners(count: number): Promise<TestBrowser[]>;
}

/** Runs the built app for one `describe`: two instances on PostgreSQL, or one on SQLite if `server` is null. */
export function setUpCrowdSite(server: string | null): CrowdSite {
  const dataDirs = Array.from({ length: server ? 2 : 1 }, () =>
    mkdtempSync(join(tmpdir(), "pendopo-crowd-")),
  );
  let created = 0;
  const site = {
    async createClass(columns) {
      const slug = `ramai-${++created}`;
      const row = createClassRow(
        TENANT.lms_id,
        slug,
        { open: -1, close: 1 },
        { code: `R${created}`, ...columns },
      );
      await site.db.insertInto("classes").values(row).execute();
      return slug;
    },
    async createLearners(count) {
      const learners = [];
      for (let at = 0; at < count; at++) {
        const url = site.apps[at % site.apps.length]?.url ?? "";
        learners.push(await createLearner(site.db, `peserta-${++created}`, url));
      }
      return learners;
    },
  } as CrowdSite;
  let drop: () => Promise<void> = async () => undefined;
  beforeAll(async () => {
    const postgres = server ? await createPostgresDatabase(server) : null;
    if (postgres) drop = postgres.drop;
    await prepareDatabase(dataDirs[0] ?? "", postgres?.url);
    site.apps = await Promise.all(dataDirs.map((dataDir) => startInstance(dataDir, postgres?.url)));
    site.db = postgres
      ? openPostgres(postgres.url).db
      : new Kysely<Schema>({
          dialect: new SqliteDialect({ database: await openAppDatabase(dataDirs[0] ?? "") }),
        });
  });
  afterAll(async () => {
    await site.db?.destroy();
    await Promise.all((site.apps ?? []).map(({ stop }) => stop()));
    await drop();
    for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
  });
  return site;
}

const startInstance = (dataDir: string, databaseUrl: string | undefined) =>
  startApp({
    ...SECRETS,
    DATA_DIR: dataDir,
    SEED: "none",
    TRUST_PROXY: "1",
    LOG_LEVEL: "error",
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });

async function prepareDatabase(dataDir: string, databaseUrl: string | undefined) {
  const { db, close } = await openDatabase({ dataDir, databaseUrl });
  await seedTenants(db);
  await db
    .insertInto("tenant_domains")
    .values({ domain: `${TENANT.key}.localhost`, lms_id: TENANT.lms_id, is_primary: 0 })
    .execute();
  await close();
}

/** Signed in without a password, whose hash takes longer than all that the learner does. */
async function createLearner(db: Kysely<Schema>, id: string, url: string): Promise<TestBrowser> {
  const tenantId = TENANT.lms_id;
  const accessToken = await createSignedInUser(db, id, [{ tenantId, role: ROLE.student }]);
  const cookies = createCookieJar(undefined, false);
  const now = Date.now();
  const user = { accessToken, userId: id, name: id, kind: ROLE.student, tenantId };
  await setSessionCookie({ cookies, encrypter }, createSession(user, now), now);
  const browser = new TestBrowser(url, TENANT.key);
  browser.cookies.set(COOKIE.session, cookies.get(COOKIE.session) ?? "");
  browser.agent = agent;
  return browser;
}
