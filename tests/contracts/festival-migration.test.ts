import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "~/server/embedded/database/open-database";
import { readFestivalPart } from "~/server/embedded/domain/festival/festival-items";
import { createPostgresDatabase, getPostgresUrl } from "../support/postgres-url";
import { createClassRow } from "./core-fixture";

const server = await getPostgresUrl();
const TENANT = "lms-old";
const SPEAKER = {
  id: "ayu-rahma",
  name: "Ayu Rahma",
  short_bio: "Guru.",
  isConfirmed: true,
  image: null,
  linkedIn: "https://situs.example/ayu",
};

/** A festival as the release before stored it. */
async function fillOldRelease(options: { dataDir: string; databaseUrl?: string }): Promise<void> {
  const older = await openDatabase({ ...options, targetMigration: "0060-application-age" });
  // Schema types describe the newest release.
  const tables = older.db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  await tables
    .insertInto("tenants")
    .values({ lms_id: TENANT, is_main: 1, created_at: 0 })
    .execute();
  const row = createClassRow(TENANT, "festival-belajar-bersama", {});
  await tables
    .insertInto("classes")
    .values({ ...row })
    .execute();
  await tables
    .insertInto("class_events")
    .values({
      lms_id: TENANT,
      class_id: row.id,
      speakers: JSON.stringify([SPEAKER]),
      programme: JSON.stringify([{ name: "Pameran", image: null, description: "Karya." }]),
    })
    .execute();
  await older.close();
}

test.each(server === null ? ["SQLite"] : ["SQLite", "PostgreSQL"])(
  "the upgrade keeps speakers, programme and packages of a festival on %s",
  async (kind) => {
    const dataDir = mkdtempSync(join(tmpdir(), "pendopo-festival-"));
    const postgres = kind === "PostgreSQL" && server ? await createPostgresDatabase(server) : null;
    const options = { dataDir, ...(postgres && { databaseUrl: postgres.url }) };
    await fillOldRelease(options);

    const { db, close } = await openDatabase(options);

    expect(await readFestivalPart(db, TENANT, "speaker")).toEqual([
      {
        id: "pembicara-1",
        part: "speaker",
        name: "Ayu Rahma",
        bio: "Guru.",
        isConfirmed: true,
        link: "https://situs.example/ayu",
        image: null,
        imageAlt: "",
      },
    ]);
    const programme = await readFestivalPart(db, TENANT, "programme");
    expect(programme.map(({ name, description }) => [name, description])).toEqual([
      ["Pameran", "Karya."],
    ]);
    const packages = await readFestivalPart(db, TENANT, "package");
    expect(packages.map(({ name, price }) => [name, price])).toEqual([
      ["Title Sponsor", null],
      ["Platinum", 50_000_000],
      ["Gold", 25_000_000],
      ["Silver", 10_000_000],
    ]);
    await close();
    await postgres?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  },
);
