import { createHmac } from "node:crypto";
import { open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { z } from "zod";
import { MINUTE_MS } from "~/lib/time";
import type { BACKUP_KINDS, operationsOperations } from "../../hosts/admin/operations";
import { ApiError } from "../../hosts/host-handler";
import { serveBytes } from "../kit/byte-range";
import { forbidden, type HostContext, notFound } from "../kit/context";
import { areEqualSecrets } from "../kit/equal-secrets";
import { ARCHIVE_ELSEWHERE, toTaskView } from "./backup-tasks";
import { parseBackupName } from "./retention";
import { getBackupFolder } from "./task-files";

type BackupList = z.output<typeof operationsOperations.listBackups.response>;

interface BackupFile {
  name: string;
  kind: (typeof BACKUP_KINDS)[number];
  bytes: number;
  createdAt: number;
}

const UPGRADE_COPY_PATTERN = /^before-upgrade-[\w-]+\.sqlite$/;
const KEPT_MESSAGE =
  "Ini cadangan terbaru yang dapat dipulihkan, jadi tidak dapat dihapus. Buat dan periksa cadangan yang lebih baru dahulu.";
const TICKET_TTL_MS = 5 * MINUTE_MS;
const MAX_TASKS = 5;

/** Backups of this instance's DATA_DIR, newest first. */
export async function findBackups(dataDir: string): Promise<BackupFile[]> {
  const folder = getBackupFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(names.map((name) => readBackupFile(folder, name)));
  return files.filter((file) => file !== null).sort((a, b) => b.createdAt - a.createdAt);
}

async function readBackupFile(folder: string, name: string): Promise<BackupFile | null> {
  const parsed = parseBackupName(name);
  if (!parsed && !UPGRADE_COPY_PATTERN.test(name)) return null;
  // Retention may delete it meanwhile.
  const file = await stat(join(folder, name)).catch(() => null);
  if (!file?.isFile()) return null;
  const kind = parsed ? (parsed.kind === "nightly" ? "nightly" : "manual") : "upgrade";
  return { name, kind, bytes: file.size, createdAt: parsed?.at ?? Math.round(file.mtimeMs) };
}

/** A page of the backups with their verifications, and the last tasks. */
export async function listBackups(
  { db, dataDir }: HostContext,
  { page, perPage }: { page: number; perPage: number },
): Promise<Omit<BackupList, "instance" | "database">> {
  const [files, tasks] = await Promise.all([
    findBackups(dataDir),
    db
      .selectFrom("backup_tasks")
      .selectAll()
      .where("tenant_id", "is", null)
      .orderBy("requested_at", "desc")
      .orderBy("id")
      .limit(MAX_TASKS)
      .execute(),
  ]);
  const verified = await findVerifications(db, files);
  const keptName = chooseKeptBackup(files, verified);
  return {
    page,
    perPage,
    totalItems: files.length,
    totalPages: Math.ceil(files.length / perPage),
    items: files.slice((page - 1) * perPage, page * perPage).map((file) => ({
      ...file,
      verified: verified.get(file.name) ?? null,
      isDeletable: file.kind !== "upgrade" && file.name !== keptName,
    })),
    totalBytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    tasks: tasks.map(toTaskView),
  };
}

type Verifications = ReadonlyMap<string, { at: number; error: string | null }>;

/** The last verification of each archive. */
async function findVerifications(
  db: HostContext["db"],
  files: readonly BackupFile[],
): Promise<Verifications> {
  const names = files.map(({ name }) => name);
  if (names.length === 0) return new Map();
  const rows = await db
    .selectFrom("backup_tasks")
    .select(["name", "finished_at", "error"])
    .where("name", "in", names)
    .where("kind", "=", "verify")
    .where("finished_at", "is not", null)
    .where(({ or, eb }) => or([eb("error", "is", null), eb("error", "!=", ARCHIVE_ELSEWHERE)]))
    .orderBy("finished_at")
    .execute();
  return new Map(
    rows.map(({ name, finished_at, error }) => [name, { at: finished_at ?? 0, error }]),
  );
}

/** The newest intact archive; while none was verified, the newest that is not known to be damaged. */
function chooseKeptBackup(files: readonly BackupFile[], verified: Verifications): string | null {
  const archives = files.filter(({ kind }) => kind !== "upgrade");
  const intact = archives.find(({ name }) => verified.get(name)?.error === null);
  return (intact ?? archives.find(({ name }) => !verified.has(name)))?.name ?? null;
}

/** @throws ApiError 409 for the archive that the installation is restored from */
export async function requireDeletable(
  { db, dataDir }: HostContext,
  { name }: BackupFile,
): Promise<void> {
  const files = await findBackups(dataDir);
  if (chooseKeptBackup(files, await findVerifications(db, files)) === name)
    throw new ApiError(409, KEPT_MESSAGE);
}

export const deleteArchive = (dataDir: string, { name }: BackupFile): Promise<void> =>
  rm(join(getBackupFolder(dataDir), name), { force: true });

/** @throws ApiError 404 for names that are not of an archive of this instance */
export async function requireArchive(dataDir: string, name: string): Promise<BackupFile> {
  const file = parseBackupName(name) ? await readBackupFile(getBackupFolder(dataDir), name) : null;
  if (!file) throw notFound("Cadangan");
  return file;
}

interface Download {
  userId: string;
  name: string;
}

/** Lets one user download one archive for five minutes. */
export function createTicket({ appSecret, clock }: HostContext, download: Download): string {
  const expiresAt = clock() + TICKET_TTL_MS;
  return `${expiresAt}.${sign(appSecret, download, expiresAt)}`;
}

/** @throws ApiError 403 */
export function requireTicket(
  { appSecret, clock }: HostContext,
  { ticket, ...download }: Download & { ticket: string },
): void {
  const [, expiry = "", signature = ""] = /^(\d{1,16})\.([\w-]+)$/.exec(ticket) ?? [];
  const expiresAt = Number(expiry);
  if (expiresAt <= clock() || !areEqualSecrets(signature, sign(appSecret, download, expiresAt)))
    throw forbidden();
}

const sign = (appSecret: string, { userId, name }: Download, expiresAt: number) =>
  createHmac("sha256", appSecret)
    .update(`backup-download ${JSON.stringify([userId, name, expiresAt])}`)
    .digest("base64url");

/** Streams the archive from disk. @throws ApiError 404 */
export async function openArchive(
  folder: string,
  request: Request,
  { name, bytes, createdAt }: Pick<BackupFile, "name" | "bytes" | "createdAt">,
): Promise<Response> {
  const response = await serveBytes(request, {
    etag: `"${createdAt}-${bytes}"`,
    size: bytes,
    headers: {
      "Content-Type": "application/gzip",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
    },
    async read(range) {
      const file = await open(join(folder, name)).catch(() => null);
      return (
        file && (Readable.toWeb(file.createReadStream(range ?? {})) as ReadableStream<Uint8Array>)
      );
    },
  });
  if (!response) throw notFound("Berkas");
  return response;
}
