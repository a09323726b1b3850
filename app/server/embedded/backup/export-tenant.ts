import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type ArchiveWriter, writeArchive } from "./archive-writer";
import { addFiles, type BackupInput, SHARE_OF_TABLES, toStoredFile } from "./create-backup";
import { BackupError, getTableEntryName, MANIFEST_ENTRY } from "./manifest";
import { type Row, type Snapshot, withSnapshot } from "./snapshot";

/** Rows of links, sessions and running requests: they open something, or say nothing about the site. */
const EXCLUDED_TABLES = new Set([
  "account_sessions",
  "account_tokens",
  "app_tokens",
  "auth_codes",
  "chat_tokens",
  "domain_claims",
  "erasures",
  "form_drafts",
  "idempotency_keys",
  "setup_links",
  "sign_in_challenges",
  "sign_ups",
]);
/** Columns of secrets, of their hashes, and of hashed addresses. */
const SECRET_COLUMN = /(?:^|_)(?:hash|secret|token)$|^join_code$/;
const PERSON_COLUMNS = ["id", "email", "name", "created_at"];

type Selection = (table: string, row: Row) => Row | null;

interface ExportedTable {
  table: string;
  path: string;
  rows: number;
  sha256: string;
}

/** What an export holds, as its manifest says. */
export interface ExportSummary {
  tenant: string;
  createdAt: string;
  tables: Record<string, number>;
  files: { count: number; missing: string[] };
}

/**
 * Writes one archive of a tenant: its rows as JSON lines, its uploaded files, and a manifest. Nothing of other tenants, no
 * password, session or link. Of its people only name and address, because accounts belong to the installation.
 * @param path of the archive; missing folders are created
 * @throws BackupError for an unknown tenant
 */
export async function exportTenant(
  input: Omit<BackupInput, "dataDir">,
  { tenantId, path }: { tenantId: string; path: string },
): Promise<ExportSummary> {
  const { source, blobs, appVersion, now, log, onProgress = async () => undefined } = input;
  await mkdir(dirname(path), { recursive: true });
  const folder = await mkdtemp(`${path}.rows-`);
  try {
    const { tables, files } = await withSnapshot(source, async (snapshot) =>
      dumpTables(snapshot, {
        folder,
        select: await createSelection(snapshot, tenantId),
        onProgress: (done) => onProgress(done * SHARE_OF_TABLES),
      }),
    );
    let summary: ExportSummary | undefined;
    await writeArchive(path, async (writer) => {
      await addTables(writer, tables);
      const missing = await addFiles(writer, { blobs, files, log }, (done) =>
        onProgress(SHARE_OF_TABLES + done * (1 - SHARE_OF_TABLES)),
      );
      summary = {
        tenant: tenantId,
        createdAt: new Date(now).toISOString(),
        tables: Object.fromEntries(tables.map(({ table, rows }) => [table, rows])),
        files: { count: files.length - missing.length, missing },
      };
      const manifest = { ...summary, appVersion, entries: { ...writer.entries } };
      await writer.addBytes(MANIFEST_ENTRY, Buffer.from(JSON.stringify(manifest, null, 2)));
    });
    if (!summary) throw new Error("archive written without a manifest");
    return summary;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws BackupError for an unknown tenant */
async function createSelection(snapshot: Snapshot, tenantId: string): Promise<Selection> {
  let isKnown = false;
  for await (const row of snapshot.rows("tenants")) isKnown ||= row.lms_id === tenantId;
  if (!isKnown) throw new BackupError(`No tenant ${tenantId}.`);
  const people = new Set<unknown>();
  for await (const row of snapshot.rows("user_roles"))
    if (row.lms_id === tenantId) people.add(row.user_id);
  return (table, row) => {
    if (table === "users") return people.has(row.id) ? pickColumns(row, PERSON_COLUMNS) : null;
    if (row.lms_id !== tenantId) return null;
    // Mails of accounts carry links that sign in.
    if (table === "outbox" && String(row.kind).startsWith("account-")) return null;
    const open = Object.keys(row).filter((name) => !SECRET_COLUMN.test(name));
    return pickColumns(row, open);
  };
}

const pickColumns = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

interface DumpInput {
  folder: string;
  select: Selection;
  onProgress: (done: number) => Promise<void>;
}

/** Tables without a row of the tenant are left out. */
async function dumpTables(snapshot: Snapshot, { folder, select, onProgress }: DumpInput) {
  const tables: ExportedTable[] = [];
  const files: NonNullable<ReturnType<typeof toStoredFile>>[] = [];
  for (const [at, table] of snapshot.tables.entries()) {
    await onProgress(at / snapshot.tables.length);
    if (EXCLUDED_TABLES.has(table)) continue;
    const path = join(folder, `${table}.ndjson`);
    const hash = createHash("sha256");
    let rows = 0;
    const lines = async function* () {
      for await (const row of snapshot.rows(table)) {
        const selected = select(table, row);
        if (!selected) continue;
        rows++;
        const file = table === "files" ? toStoredFile(row) : null;
        if (file) files.push(file);
        const line = `${JSON.stringify(selected)}\n`;
        hash.update(line);
        yield line;
      }
    };
    await pipeline(Readable.from(lines()), createWriteStream(path, { mode: 0o600 }));
    if (rows > 0) tables.push({ table, path, rows, sha256: hash.digest("hex") });
  }
  return { tables, files };
}

async function addTables(writer: ArchiveWriter, tables: readonly ExportedTable[]): Promise<void> {
  for (const { table, path, sha256 } of tables)
    await writer.addFile(getTableEntryName(table), path, sha256);
}
