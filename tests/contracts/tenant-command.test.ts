import { mkdtempSync, rmSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Database, openDatabase } from "~/server/embedded/database/open-database";
import { sha256 } from "~/server/embedded/kit/ids";
import { tenant } from "~/server/tenant-command";
import { createPostgresDatabase, getPostgresUrl } from "../support/postgres-url";
import { createSignedInUser, seedTenants } from "./core-fixture";

const server = await getPostgresUrl();
const NEW_SITE =
  "--name Kopi --layout foundation --admin-name Sari --admin-email sari@kopi.example";
const REASON = ["--reason", "Tagihan belum dibayar"];
const FILE_ID = "123456789012";
let folder = "";
let said = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pendopo-tenants-"));
  said = "";
  const keep = (text: unknown) => {
    said += String(text);
    return true;
  };
  vi.spyOn(process.stdout, "write").mockImplementation(keep);
  vi.spyOn(process.stderr, "write").mockImplementation(keep);
  vi.stubEnv("DATA_DIR", folder);
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

async function run(...args: string[]): Promise<{ code: unknown; text: string }> {
  await tenant(args);
  const outcome = { code: process.exitCode ?? 0, text: said };
  process.exitCode = undefined;
  said = "";
  return outcome;
}

async function prepare(databaseUrl?: string): Promise<void> {
  const database = await openDatabase({ dataDir: folder, databaseUrl });
  await seedTenants(database.db);
  await database.close();
}

test("tenant explains itself, and wrong usage ends with code 2", async () => {
  await prepare();

  expect(await run("--help")).toEqual({ code: 0, text: expect.stringContaining("clone ID SLUG") });
  for (const args of [
    [],
    ["delete", "lms-theirs"],
    ["toString"],
    ["suspend"],
    ["suspend", "lms-theirs", "--reason", "no"],
    ["create", "kopi", "--name", "Kopi"],
    ["create", "Kopi Susu", ...NEW_SITE.split(" ")],
    ["create", "kopi", ...NEW_SITE.replace("foundation", "none").split(" ")],
    ["list", "--state", "odd"],
    ["export", "lms-theirs"],
    ["list", "--unknown"],
  ])
    expect(await run(...args), args.join(" ")).toEqual({
      code: 2,
      text: expect.stringContaining("npm run tenant -- list"),
    });
});

test("tenant creates, clones, suspends, restores and lists", async () => {
  await prepare();
  const created = { code: 0, text: "lms-kopi\tkopi.ours.example\n" };

  expect(await run("create", "kopi", ...NEW_SITE.split(" "))).toEqual(created);
  expect(await run("create", "kopi", ...NEW_SITE.split(" "))).toEqual(created);
  expect(await run("clone", "lms-kopi", "susu", ...NEW_SITE.split(" "))).toMatchObject({ code: 0 });
  expect(await run("clone", "lms-none", "teh", ...NEW_SITE.split(" "))).toMatchObject({ code: 1 });
  expect(await run("suspend", "lms-kopi", ...REASON)).toEqual({
    code: 0,
    text: "lms-kopi\tsuspended\n",
  });
  expect(await run("suspend", "lms-kopi", ...REASON)).toMatchObject({ code: 1 });
  expect(await run("suspend", "lms-ours", ...REASON)).toMatchObject({ code: 1 });
  expect(await run("list", "--state", "suspended")).toEqual({
    code: 0,
    text: "lms-kopi\tsuspended\t0\t0\tkopi.ours.example\tKopi\n",
  });
  expect(await run("restore", "lms-kopi", ...REASON)).toMatchObject({ code: 0 });
  expect((await run("list")).text.split("\n")).toHaveLength(5);
});

async function addSecrets({ db }: Pick<Database, "db">): Promise<void> {
  for (const tenantId of ["lms-ours", "lms-theirs"])
    await createSignedInUser(db, `person-of-${tenantId}`, [{ tenantId, role: 1 }]);
  await db.updateTable("users").set({ password_hash: "argon-secret" }).execute();
  await db
    .insertInto("user_profiles")
    .values({
      user_id: "person-of-lms-theirs",
      phone: "phone-secret",
      avatar: null,
      birth_date: null,
      province_id: null,
      city_id: null,
      occupation: null,
      school: null,
      guardian: null,
      consent_at: 1,
    })
    .execute();
  const link = { token_hash: "link-secret", lms_id: "lms-theirs", created_at: 0, expires_at: 0 };
  await db.insertInto("setup_links").values(link).execute();
  const bytes = "isi berkas";
  const file = {
    id: FILE_ID,
    lms_id: "lms-theirs",
    name: "a.txt",
    type: "application/pdf" as const,
    bytes: bytes.length,
    sha256: sha256(bytes),
    purpose: "letter" as const,
    ip_hash: "ip-secret",
    created_at: 0,
    stored_at: 1,
    claimed_at: 1,
  };
  await db.insertInto("files").values(file).execute();
  await mkdir(join(folder, "files", FILE_ID.slice(0, 2)), { recursive: true });
  await writeFile(join(folder, "files", FILE_ID.slice(0, 2), FILE_ID), bytes);
}

for (const kind of ["SQLite", "PostgreSQL"] as const)
  test.skipIf(kind === "PostgreSQL" && server === null)(
    `tenant exports one tenant's rows and files without secrets, beside a running site on ${kind}`,
    async () => {
      const postgres =
        kind === "PostgreSQL" && server ? await createPostgresDatabase(server) : null;
      if (postgres) vi.stubEnv("DATABASE_URL", postgres.url);
      const database = await openDatabase({ dataDir: folder, databaseUrl: postgres?.url });
      await seedTenants(database.db);
      await addSecrets(database);
      const path = join(folder, "theirs.tar.gz");

      const exported = await run("export", "lms-theirs", "--to", path);
      const unknown = await run("export", "lms-none", "--to", join(folder, "none.tar.gz"));
      await database.close();
      await postgres?.drop();

      expect(exported).toEqual({ code: 0, text: expect.stringMatching(/\d+ rows\t1 files/) });
      expect(unknown).toEqual({ code: 1, text: "pendopo: No tenant lms-none.\n" });
      const archive = gunzipSync(await readFile(path)).toString();
      for (const expected of ["theirs.example", "person-of-lms-theirs", "isi berkas", "manifest"])
        expect(archive).toContain(expected);
      for (const hidden of ["lms-ours", "argon-secret", "link-secret", "ip-secret", "phone-secret"])
        expect(archive).not.toContain(hidden);
    },
  );
