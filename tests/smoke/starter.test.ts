import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createPostgresDatabase, getPostgresUrl } from "../support/postgres-url";
import { startApp } from "../support/start-app";

const server = await getPostgresUrl();
const createDataDir = () => mkdtempSync(join(tmpdir(), "pendopo-starter-"));
const input = {
  idempotency_key: crypto.randomUUID(),
  title: "SMK Harapan",
  name: "Sri Wahyuni",
  email: "sri@example.id",
  password: "padi-menguning-2026",
  repeated: "padi-menguning-2026",
};

const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });

describe.each(["SQLite", "PostgreSQL"])("a new installation on %s", (kind) => {
  test.skipIf(kind === "PostgreSQL" && !server)(
    "logs a setup link that creates the first admin once, and none after a restart",
    async () => {
      const postgres =
        kind === "PostgreSQL" && server ? await createPostgresDatabase(server) : null;
      const env = {
        SEED: "starter",
        DATA_DIR: createDataDir(),
        ...(postgres && { DATABASE_URL: postgres.url }),
      };

      const app = await startApp(env);
      const link = /https?:\/\/[^\s"/]+(\/Setup\/[\w-]+)/.exec(app.output())?.[1];
      expect(link).toBeDefined();

      const rejected = await post(app.url + link, { ...input, repeated: "lain" });
      const page = await rejected.text();
      expect(rejected.status).toBe(422);
      expect(page).toContain("Kedua kata sandi tidak sama");
      expect(page).not.toContain(input.password);

      const accepted = await post(app.url + link, input);
      expect([accepted.status, accepted.headers.get("location")]).toEqual([
        303,
        "/Login?redirect=%2FDashboard",
      ]);
      expect((await post(app.url + link, input)).status).toBe(404);
      expect(await (await fetch(app.url)).text()).toContain("SMK Harapan");
      expect(app.output()).not.toContain(input.password);
      const donations = await (await fetch(`${app.url}/Donation`)).text();
      expect(donations).toContain("Donasi belum dapat kami terima");
      expect(donations).toContain('href="/Make-Appointment"');
      expect(donations).not.toContain('name="preset"');
      await app.stop();

      const restarted = await startApp(env);
      expect(restarted.output()).not.toContain("/Setup/");
      expect(await (await fetch(restarted.url)).text()).toContain("SMK Harapan");
      await restarted.stop();
      await postgres?.drop();
    },
  );
});

test.skipIf(!server)(
  "two instances that start at once on one PostgreSQL seed it once and both serve",
  async () => {
    const postgres = await createPostgresDatabase(server ?? "");
    const start = () =>
      startApp({
        SEED: "demo",
        DATA_DIR: createDataDir(),
        DATABASE_URL: postgres.url,
        APP_SECRET: "one-secret-for-both-instances",
      });
    const [one, two] = await Promise.all([start(), start()]);

    for (const { url } of [one, two]) expect((await fetch(`${url}/Class`)).status).toBe(200);
    expect([one, two].filter((app) => app.output().includes("database seeded"))).toHaveLength(1);

    await Promise.all([one.stop(), two.stop()]);
    await postgres.drop();
  },
);
