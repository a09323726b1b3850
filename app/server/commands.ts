import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { version } from "../../package.json";
import { createBackup } from "./embedded/backup/create-backup";
import { BackupError, type Manifest } from "./embedded/backup/manifest";
import { verifyArchive } from "./embedded/backup/read-archive";
import { restoreBackup } from "./embedded/backup/restore";
import { getBackupName } from "./embedded/backup/retention";
import { openPostgres } from "./embedded/database/open-database";
import { createFolderStore } from "./embedded/domain/files/folder-blob-store";
import { type Env, readEnv, SettingError } from "./env";
import { createExternalServices } from "./external-services";
import { createLog } from "./log/log";

const USAGE = `npm run backup [-- --to FILE]          back up DATA_DIR (and DATABASE_URL) while the site runs
npm run restore -- --verify FILE       check a backup without writing anything
npm run restore -- FILE [--to DIR]     restore into an empty DATA_DIR (and an empty DATABASE_URL)
`;

const printLine = (line: string) => process.stdout.write(`pendopo: ${line}\n`);

export const createBlobStore = (env: Env, dataDir: string) =>
  createExternalServices(env, createLog({ level: env.LOG_LEVEL })).blobs ??
  createFolderStore(dataDir);

/**
 * `npm run backup`: writes one `.tar.gz` of database, files, stored keys and manifest.
 * @param args command-line arguments
 */
export function backup(args: string[]): Promise<void> {
  return runCommand(async () => {
    const { to } = parseOrUsage(() =>
      parseArgs({ args, options: { to: { type: "string" } } }),
    ).values;
    const env = readEnv();
    const now = Date.now();
    const path = resolve(to ?? join(env.DATA_DIR, "backups", getBackupName("pendopo", now)));
    if (await exists(path)) throw new BackupError(`${path} exists already.`);
    const postgres = env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : null;
    try {
      const source = postgres
        ? ({ dialect: "postgres", db: postgres.db } as const)
        : ({ dialect: "sqlite", dataDir: env.DATA_DIR } as const);
      const log = createLog({ level: env.LOG_LEVEL });
      const appVersion = env.APP_VERSION ?? version;
      const manifest = await createBackup(
        {
          source,
          blobs: createBlobStore(env, env.DATA_DIR),
          dataDir: env.DATA_DIR,
          appVersion,
          now,
          log,
        },
        path,
      );
      printLine(`${path}: ${formatSummary(manifest)}`);
      printLine(
        "It contains password hashes, and the generated keys if DATA_DIR has them: protect it like the site itself.",
      );
    } finally {
      await postgres?.close();
    }
  });
}

/**
 * `npm run restore`.
 * @param args command-line arguments
 */
export function restore(args: string[]): Promise<void> {
  return runCommand(async () => {
    const options = { verify: { type: "boolean" }, to: { type: "string" } } as const;
    const { values, positionals } = parseOrUsage(() =>
      parseArgs({ args, options, allowPositionals: true }),
    );
    const [file] = positionals;
    if (!file || positionals.length > 1)
      throw new BackupError(`Exactly one backup file is required.\n${USAGE}`);
    if (values.verify) {
      printLine(`${file} is intact: ${formatSummary(await verifyArchive(file))}`);
      return;
    }
    const env = readEnv();
    const dataDir = resolve(values.to ?? env.DATA_DIR);
    const manifest = await restoreBackup(file, {
      dataDir,
      databaseUrl: env.DATABASE_URL,
      blobs: createBlobStore(env, dataDir),
    });
    printLine(
      `restored to ${dataDir}${env.DATABASE_URL ? " and DATABASE_URL" : ""}: ${formatSummary(manifest)}`,
    );
  });
}

function formatSummary({ createdAt, appVersion, tables, files }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const missing =
    files.missing.length > 0
      ? ` (${files.missing.length} more were unreadable during the backup)`
      : "";
  return `${rows} rows in ${Object.keys(tables).length} tables and ${files.count} files${missing}, created ${createdAt} by Pendopo ${appVersion}`;
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return false;
      throw error;
    },
  );

function parseOrUsage<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new BackupError(`${(error as Error).message}\n${USAGE}`);
  }
}

/** Prints expected errors as one sentence and sets the exit code. */
async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isExpected = error instanceof BackupError || error instanceof SettingError;
    process.stderr.write(
      `pendopo: ${isExpected ? error.message : String((error as Error).stack)}\n`,
    );
    process.exitCode = 1;
  }
}
