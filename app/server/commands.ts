import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { version } from "../../package.json";
import { makeBackup } from "./embedded/backup/make-backup";
import { BackupError, type Manifest } from "./embedded/backup/manifest";
import { verifyArchive } from "./embedded/backup/read-archive";
import { restoreBackup } from "./embedded/backup/restore";
import { backupName } from "./embedded/backup/retention";
import { openPostgres } from "./embedded/database";
import { createFolderStore } from "./embedded/drive/folder-store";
import { type Env, readEnv, SettingError } from "./env";
import { createLog } from "./log/log";
import { outsideServices } from "./outside-services";

const USAGE = `npm run backup [-- --to FILE]          back up DATA_DIR (and DATABASE_URL) while the site runs
npm run restore -- --verify FILE       check a backup without writing anything
npm run restore -- FILE [--to DIR]     restore into an empty DATA_DIR (and an empty DATABASE_URL)
`;

const say = (line: string) => process.stdout.write(`pendopo: ${line}\n`);

const blobsIn = (env: Env, dataDir: string) => outsideServices(env).blobs ?? createFolderStore(dataDir);

/** `npm run backup`: one `.tar.gz` with database, uploaded files, kept keys and manifest. @param args the command line's own */
export function backup(args: string[]): Promise<void> {
  return run(async () => {
    const { to } = parse(() => parseArgs({ args, options: { to: { type: "string" } } })).values;
    const env = readEnv();
    const now = Date.now();
    const path = resolve(to ?? join(env.DATA_DIR, "backups", backupName("pendopo", now)));
    if (await isThere(path)) throw new BackupError(`${path} is there already.`);
    const postgres = env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : null;
    try {
      const source = postgres
        ? ({ dialect: "postgres", db: postgres.db } as const)
        : ({ dialect: "sqlite", dataDir: env.DATA_DIR } as const);
      const log = createLog({ level: env.LOG_LEVEL });
      const appVersion = env.APP_VERSION ?? version;
      const manifest = await makeBackup({ source, blobs: blobsIn(env, env.DATA_DIR), dataDir: env.DATA_DIR, appVersion, now, log }, path);
      say(`${path}: ${summary(manifest)}`);
      say("It holds password hashes, and the kept keys where DATA_DIR has them: keep it as safe as the site itself.");
    } finally {
      await postgres?.close();
    }
  });
}

/** `npm run restore`. @param args the command line's own */
export function restore(args: string[]): Promise<void> {
  return run(async () => {
    const options = { verify: { type: "boolean" }, to: { type: "string" } } as const;
    const { values, positionals } = parse(() => parseArgs({ args, options, allowPositionals: true }));
    const [file] = positionals;
    if (!file || positionals.length > 1) throw new BackupError(`Name one backup.\n${USAGE}`);
    if (values.verify) {
      say(`${file} is whole: ${summary(await verifyArchive(file))}`);
      return;
    }
    const env = readEnv();
    const dataDir = resolve(values.to ?? env.DATA_DIR);
    const manifest = await restoreBackup(file, { dataDir, databaseUrl: env.DATABASE_URL, blobs: blobsIn(env, dataDir) });
    say(`restored to ${dataDir}${env.DATABASE_URL ? " and DATABASE_URL" : ""}: ${summary(manifest)}`);
  });
}

function summary({ createdAt, appVersion, tables, files }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const missing = files.missing.length > 0 ? ` (${files.missing.length} more could not be read when it was made)` : "";
  return `${rows} rows in ${Object.keys(tables).length} tables and ${files.count} files${missing}, of ${createdAt}, made by Pendopo ${appVersion}`;
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

function parse<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new BackupError(`${(error as Error).message}\n${USAGE}`);
  }
}

/** What can be said in a sentence is said in one; the exit code tells failure. */
async function run(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isExpected = error instanceof BackupError || error instanceof SettingError;
    process.stderr.write(`pendopo: ${isExpected ? error.message : String((error as Error).stack)}\n`);
    process.exitCode = 1;
  }
}
