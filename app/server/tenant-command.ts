import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { reasonField } from "~/lib/payout-fields";
import { newTenantFields, TENANT_STATES, type TenantChange, toTenantId } from "~/lib/tenant-fields";
import { LAYOUT_KEYS } from "~/tenants/registry";
import { version } from "../../package.json";
import { createBlobStore } from "./commands";
import { exportTenant } from "./embedded/backup/export-tenant";
import { BackupError } from "./embedded/backup/manifest";
import { createSandboxPorts } from "./embedded/create-sandbox-ports";
import { openDatabase, openPostgres } from "./embedded/database/open-database";
import { createTenant } from "./embedded/domain/tenants/create-tenant";
import { findInstallationTenant, type TenantActor } from "./embedded/domain/tenants/installation";
import { listTenants } from "./embedded/domain/tenants/list-tenants";
import { createSiteUrlBuilder } from "./embedded/domain/tenants/site-url";
import { changeTenant } from "./embedded/domain/tenants/suspend-tenant";
import type { HostContext } from "./embedded/kit/context";
import { type Env, readEnv, SettingError } from "./env";
import { ApiError } from "./hosts/host-handler";
import { createLog } from "./log/log";
import { loadSecrets } from "./secrets";

const USAGE = `npm run tenant -- list [--search TEXT] [--state active|suspended]
npm run tenant -- create SLUG --name NAME --layout LAYOUT --admin-name NAME --admin-email EMAIL
npm run tenant -- clone ID SLUG --name NAME --layout LAYOUT --admin-name NAME --admin-email EMAIL
npm run tenant -- suspend ID --reason TEXT
npm run tenant -- restore ID --reason TEXT
npm run tenant -- export ID --to FILE

ID is the tenant's id, as "list" shows it. LAYOUT is one of: ${LAYOUT_KEYS.join(", ")}.
With SQLite, stop the site before all of these but export.
Exit codes: 0 done, 1 rejected or failed, 2 wrong usage.
`;
const OPTIONS = {
  help: { type: "boolean" },
  search: { type: "string" },
  state: { type: "string" },
  name: { type: "string" },
  layout: { type: "string" },
  "admin-name": { type: "string" },
  "admin-email": { type: "string" },
  reason: { type: "string" },
  to: { type: "string" },
} as const;
const LIST_SIZE = 100;

/** The command line cannot be understood. */
class UsageError extends Error {}

type Values = Partial<Record<Exclude<keyof typeof OPTIONS, "help">, string>>;
interface Command {
  /** Number of arguments before the options. */
  arity: number;
  run: (args: string[], values: Values) => Promise<void>;
}

const printLine = (line: string) => process.stdout.write(`${line}\n`);

const COMMANDS: Record<string, Command> = {
  list: { arity: 0, run: (_, values) => list(values) },
  create: { arity: 1, run: ([slug], values) => create(null, slug, values) },
  clone: { arity: 2, run: ([from, slug], values) => create(from ?? null, slug, values) },
  suspend: { arity: 1, run: ([id = ""], values) => change(id, "suspend", values) },
  restore: { arity: 1, run: ([id = ""], values) => change(id, "restore", values) },
  export: { arity: 1, run: ([id = ""], values) => writeExport(id, values) },
};

/**
 * `npm run tenant`: the tenants of the installation, by the functions behind `/Dashboard/Semua-Situs`.
 * @param args command-line arguments
 */
export async function tenant(args: string[]): Promise<void> {
  try {
    const { values, positionals } = parse(args);
    if (values.help) {
      process.stdout.write(USAGE);
      return;
    }
    const [name = "", ...rest] = positionals;
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (command?.arity !== rest.length) throw new UsageError(`Unknown command: ${args.join(" ")}`);
    const { help: _, ...options } = values;
    await command.run(rest, options);
  } catch (error) {
    const isUsage = error instanceof UsageError;
    process.stderr.write(`pendopo: ${toMessage(error)}\n${isUsage ? `\n${USAGE}` : ""}`);
    process.exitCode = isUsage ? 2 : 1;
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** The functions speak Indonesian to the site's people; operators read English. */
function toMessage(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.status === 404) return "There is no such tenant.";
    if (error.status === 422) return "Another site has this slug or its domain.";
    return "This does not apply to the tenant: it is the installation's own, or in that state already.";
  }
  const isExpected =
    error instanceof UsageError || error instanceof SettingError || error instanceof BackupError;
  return isExpected ? error.message : String((error as Error).stack);
}

/** Runs with the database open, in the name of the command line. */
async function withDatabase<T>(
  run: (context: HostContext, actor: TenantActor) => Promise<T>,
): Promise<T> {
  const env = readEnv();
  const { appSecret } = loadSecrets(env);
  const database = await openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  const { db } = database;
  try {
    const tenantId = await findInstallationTenant(db);
    if (tenantId === null)
      throw new SettingError("This database has no tenant yet. Start the site once.");
    const base = {
      db,
      appSecret,
      publicKey: "",
      dataDir: env.DATA_DIR,
      siteUrl: createSiteUrlBuilder(db, env.BASE_URL, env.PORT),
      appVersion: getAppVersion(env),
      clock: Date.now,
      log: createLog({ level: env.LOG_LEVEL }),
    };
    const source = { tenantId, clientIp: "", requestId: "command-line" };
    const actor = { user: null, name: "Operator instalasi", source };
    return await run({ ...base, ports: createSandboxPorts(base) }, actor);
  } finally {
    await database.close();
  }
}

const getAppVersion = (env: Env) => env.APP_VERSION ?? version;

async function list({ search, state }: Values): Promise<void> {
  const chosen = TENANT_STATES.find((each) => each === state);
  if (state !== undefined && !chosen) throw new UsageError(`Unknown state: ${state}`);
  await withDatabase(async ({ db }) => {
    for (let page = 1; ; page++) {
      const found = await listTenants(db, { page, perPage: LIST_SIZE, search, state: chosen });
      for (const { id, name, domains, people, classes, suspendedAt } of found.items) {
        const status = suspendedAt === null ? "active" : "suspended";
        printLine([id, status, people, classes, domains.join(","), name].join("\t"));
      }
      if (page >= found.totalPages) return;
    }
  });
}

async function create(from: string | null, slug: string | undefined, values: Values) {
  const { name, layout, "admin-name": adminName, "admin-email": adminEmail } = values;
  const input = { name, slug, layout, adminName, adminEmail, from: from ?? "" };
  const { data, error } = z.object(newTenantFields).safeParse(input);
  if (!data) {
    const wrong = error.issues.map(({ path }) => path.join(".")).join(", ");
    throw new UsageError(`Missing or wrong: ${wrong}`);
  }
  if (!LAYOUT_KEYS.includes(data.layout)) throw new UsageError(`Unknown layout: ${data.layout}`);
  const created = await withDatabase((context, actor) =>
    // The key makes a repeated command harmless.
    createTenant(context, actor, { ...data, from }, `command-line ${toTenantId(data.slug)}`),
  );
  printLine(`${created.id}\t${created.domain}`);
}

async function change(id: string, kind: TenantChange, values: Values): Promise<void> {
  const reason = reasonField.safeParse(values.reason).data;
  if (!reason) throw new UsageError("--reason needs 10 to 500 characters.");
  await withDatabase((context, actor) =>
    changeTenant(context, actor, { id, change: kind, reason }),
  );
  printLine(`${id}\t${kind === "suspend" ? "suspended" : "active"}`);
}

/** Reads beside a running site, as `npm run backup` does. */
async function writeExport(id: string, { to }: Values): Promise<void> {
  if (!to) throw new UsageError("--to FILE is required.");
  const env = readEnv();
  const path = resolve(to);
  const postgres = env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : null;
  try {
    const summary = await exportTenant(
      {
        source: postgres
          ? { dialect: "postgres", db: postgres.db }
          : { dialect: "sqlite", dataDir: env.DATA_DIR },
        blobs: createBlobStore(env, env.DATA_DIR),
        appVersion: getAppVersion(env),
        now: Date.now(),
        log: createLog({ level: env.LOG_LEVEL }),
      },
      { tenantId: id, path },
    );
    const rows = Object.values(summary.tables).reduce((sum, count) => sum + count, 0);
    printLine(`${path}\t${rows} rows\t${summary.files.count} files`);
  } finally {
    await postgres?.close();
  }
}
