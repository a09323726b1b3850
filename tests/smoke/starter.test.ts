import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createPostgresDatabase, postgresUrl } from "../support/postgres-url";
import { startApp } from "../support/start-app";

const server = await postgresUrl();
const newFolder = () => mkdtempSync(join(tmpdir(), "pendopo-starter-"));
const input = {
  kunci: crypto.randomUUID(),
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
    "prints a link once, by which its first admin is made, and never again",
    async () => {
      const postgres = kind === "PostgreSQL" && server ? await createPostgresDatabase(server) : null;
      const env = { SEED: "starter", DATA_DIR: newFolder(), ...(postgres && { DATABASE_URL: postgres.url }) };
      const app = await startApp(env);
      const link = /https?:\/\/[^\s"/]+(\/Setup\/[\w-]+)/.exec(app.output())?.[1];
      expect(link).toBeDefined();

      const wrong = await post(app.url + link, { ...input, repeated: "lain" });
      const page = await wrong.text();
      expect([wrong.status, page.includes("Kedua kata sandi tidak sama"), page.includes(input.password)]).toEqual([422, true, false]);

      const right = await post(app.url + link, input);
      expect([right.status, right.headers.get("location")]).toEqual([303, "/Setup/Selesai"]);
      expect((await post(app.url + link, input)).status).toBe(404);
      expect(await (await fetch(app.url)).text()).toContain("SMK Harapan");
      expect(app.output()).not.toContain(input.password);
      await app.stop();

      const again = await startApp(env);
      expect(again.output()).not.toContain("/Setup/");
      expect(await (await fetch(again.url)).text()).toContain("SMK Harapan");
      await again.stop();
      await postgres?.drop();
    },
    60_000,
  );
});

test.skipIf(!server)(
  "two machines on one PostgreSQL start at once: one seeds, both serve",
  async () => {
    const postgres = await createPostgresDatabase(server ?? "");
    const start = () =>
      startApp({ SEED: "demo", DATA_DIR: newFolder(), DATABASE_URL: postgres.url, APP_SECRET: "one-secret-for-both-machines" });
    const [one, two] = await Promise.all([start(), start()]);
    for (const { url } of [one, two]) expect((await fetch(`${url}/Class`)).status).toBe(200);
    expect([one, two].filter((app) => app.output().includes("the new database was filled"))).toHaveLength(1);
    await Promise.all([one.stop(), two.stop()]);
    await postgres.drop();
  },
  60_000,
);
