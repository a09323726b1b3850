/**
 * Generates `app/server/embedded/seed/content/regions.json` from the CSV files of idn-area-data 4.0.1 (data: ODbL 1.0,
 * see NOTICE). Unpacks the package in a temporary folder:
 *
 *   node scripts/regions.mjs && npx biome format --write app/server/embedded/seed/content/regions.json
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PACKAGE = "idn-area-data@4.0.1";
const TARGET = "app/server/embedded/seed/content/regions.json";
/** Common names instead of official ones. */
const SHORT_NAMES = new Map([
  ["31", "DKI Jakarta"],
  ["34", "DI Yogyakarta"],
]);

const folder = mkdtempSync(join(tmpdir(), "regions-"));
try {
  const archive = execFileSync("npm", ["pack", PACKAGE, "--silent"], {
    cwd: folder,
    encoding: "utf8",
  }).trim();
  execFileSync("tar", ["xzf", archive], { cwd: folder });
  const rows = (/** @type {string} */ name) =>
    readFileSync(join(folder, "package/data", name), "utf8")
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => line.trim().split(","));
  const regencies = rows("regencies.csv");
  const provinces = rows("provinces.csv").map(([id = "", name]) => {
    // City ids consist of the province id, a dot and the two digits kept in front of the name.
    const cities = regencies
      .filter(([, province]) => province === id)
      .map(([code = "", , city]) => `${code.slice(3)} ${city}`);
    return { id, name: SHORT_NAMES.get(id) ?? name, cities };
  });
  writeFileSync(TARGET, `${JSON.stringify(provinces, null, 2)}\n`);
  console.log(
    `${provinces.length} provinces, ${provinces.flatMap(({ cities }) => cities).length} cities`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
