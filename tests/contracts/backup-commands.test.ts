import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { backup, restore } from "~/server/commands";
import { openDatabase } from "~/server/embedded/database/open-database";
import { createPostgresDatabase, getPostgresUrl } from "../support/postgres-url";
import { seedTenants } from "./core-fixture";

const server = await getPostgresUrl();
let folder = "";
let said = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pendopo-commands-"));
  said = "";
  const keep = (text: unknown) => {
    said += String(text);
    return true;
  };
  vi.spyOn(process.stdout, "write").mockImplementation(keep);
  vi.spyOn(process.stderr, "write").mockImplementation(keep);
  vi.stubEnv("DATA_DIR", join(folder, "data"));
  vi.stubEnv("NODE_ENV", "test");
  // Set by Vitest for the browser.
  vi.stubEnv("BASE_URL", "");
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  process.exitCode = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const outcome = () => {
  const isFine = process.exitCode === undefined;
  process.exitCode = undefined;
  const text = said;
  said = "";
  return { isFine, text };
};

test("backup and restore work while a process holds the folder", async () => {
  const running = await openDatabase({ dataDir: join(folder, "data") });
  await seedTenants(running.db);

  await backup([]);

  expect(outcome()).toEqual({
    isFine: true,
    text: expect.stringMatching(
      /pendopo-\d{8}T\d{6}Z\.tar\.gz: \d+ rows in \d+ tables and 0 files/,
    ),
  });

  await running.close();
  const [name = ""] = readdirSync(join(folder, "data/backups"));
  const file = join(folder, "data/backups", name);

  expect(statSync(file).mode & 0o777).toBe(0o600);

  await restore(["--verify", file]);

  expect(outcome()).toEqual({ isFine: true, text: expect.stringContaining("is intact") });

  await restore([file, "--to", join(folder, "else")]);

  expect(outcome()).toEqual({
    isFine: true,
    text: expect.stringContaining(`restored to ${join(folder, "else")}`),
  });

  const restored = await openDatabase({ dataDir: join(folder, "else") });

  expect(
    await restored.db.selectFrom("tenants").select("lms_id").orderBy("lms_id").execute(),
  ).toHaveLength(2);

  await restored.close();

  await restore([file]);

  expect(outcome()).toEqual({ isFine: false, text: expect.stringContaining("is not empty") });
});

test.skipIf(server === null)("backup and restore work with DATABASE_URL", async () => {
  if (!server) return;
  const [from, to] = [await createPostgresDatabase(server), await createPostgresDatabase(server)];
  const running = await openDatabase({ dataDir: "", databaseUrl: from.url });
  await seedTenants(running.db);
  vi.stubEnv("DATABASE_URL", from.url);
  const file = join(folder, "a.tar.gz");

  await backup(["--to", file]);

  expect(outcome().isFine).toBe(true);

  await running.close();
  vi.stubEnv("DATABASE_URL", to.url);
  await restore([file]);

  expect(outcome().isFine).toBe(true);

  const restored = await openDatabase({ dataDir: "", databaseUrl: to.url });

  expect(await restored.db.selectFrom("tenants").select("lms_id").execute()).toHaveLength(2);

  await restored.close();
  for (const { drop } of [from, to]) await drop();
});

test("backup and restore explain wrong usage in a sentence", async () => {
  await backup([]);

  expect(outcome()).toEqual({
    isFine: false,
    text: expect.stringContaining("No database in"),
  });
  expect(
    readdirSync(folder).includes("data") ? readdirSync(join(folder, "data/backups")) : [],
  ).toEqual([]);

  await restore([]);

  expect(outcome()).toEqual({
    isFine: false,
    text: expect.stringContaining("Exactly one backup file is required."),
  });

  await restore(["--force", "x"]);

  expect(outcome()).toEqual({
    isFine: false,
    text: expect.stringContaining("npm run restore -- --verify FILE"),
  });

  const file = join(folder, "there.tar.gz");
  writeFileSync(file, "");
  await backup(["--to", file]);

  expect(outcome()).toEqual({ isFine: false, text: expect.stringContaining("exists already") });
});
