import { cpSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { createLog } from "~/server/log/log";

/** Keys the audit logs of the demo that `createDemoData` copies. */
export const DEMO_APP_SECRET = "an-app-secret-of-the-demo-of-the-tests";
const SECRET_KEY = "a-secret-key-of-the-demo-of-the-tests-0123456789";

/** Creates a DATA_DIR of a seeded demo. Seeding takes seconds, so that a run does it once and copies. */
export async function createDemoData(): Promise<string> {
  const template = join(inject("runDir"), "demo");
  if (!existsSync(template)) await createTemplate(template);
  const dataDir = mkdtempSync(join(inject("runDir"), "demo-of-suite-"));
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

async function createTemplate(template: string): Promise<void> {
  const { openDatabase } = await import("~/server/embedded/database/open-database");
  const { seedDatabase } = await import("~/server/embedded/seed/seed");
  const dataDir = mkdtempSync(`${template}-part-`);
  const database = await openDatabase({ dataDir });
  await seedDatabase({
    db: database.db,
    mode: "demo",
    now: Date.now(),
    appSecret: DEMO_APP_SECRET,
    log: createLog({ level: "silent" }),
  });
  await database.close();
  writeFileSync(
    join(dataDir, "secrets.json"),
    JSON.stringify({ secretKey: SECRET_KEY, appSecret: DEMO_APP_SECRET }),
    { mode: 0o600 },
  );
  try {
    renameSync(dataDir, template);
  } catch (error) {
    rmSync(dataDir, { recursive: true });
    // Another worker was first.
    if (!existsSync(template)) throw error;
  }
}
