import { createHmac } from "node:crypto";
import { open, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { z } from "zod";
import { MINUTE_MS } from "~/lib/time";
import type { BACKUP_KINDS, operationsOperations } from "../../hosts/admin/operations";
import { serveBytes } from "../kit/byte-range";
import { forbidden, type HostContext, notFound } from "../kit/context";
import { areEqualSecrets } from "../kit/equal-secrets";
import { ARCHIVE_ELSEWHERE, toTaskView } from "./backup-tasks";
import { parseBackupName } from "./retention";

type BackupList = z.output<typeof operationsOperations.listBackups.response>;

interface BackupFile {
  name: string;
  kind: (typeof BACKUP_KINDS)[number];
  bytes: number;
  createdAt: number;
}

const UPGRADE_COPY_PATTERN = /^before-upgrade-[\w-]+\.sqlite$/;
const TICKET_TTL_MS = 5 * MINUTE_MS;
const MAX_TASKS = 5;

const getFolder = (dataDir: string) => join(dataDir, "backups");

/** Backups of this instance's DATA_DIR, newest first. */
export async function findBackups(dataDir: string): Promise<BackupFile[]> {
  const folder = getFolder(dataDir);
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
      .orderBy("requested_at", "desc")
      .orderBy("id")
      .limit(MAX_TASKS)
      .execute(),
  ]);
  const shown = files.slice((page - 1) * perPage, page * perPage);
  const verified = await findVerifications(
    db,
    shown.map(({ name }) => name),
  );
  return {
    page,
    perPage,
    totalItems: files.length,
    totalPages: Math.ceil(files.length / perPage),
    items: shown.map((file) => ({ ...file, verified: verified.get(file.name) ?? null })),
    totalBytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    tasks: tasks.map(toTaskView),
  };
}

/** The last verification of each archive. */
async function findVerifications(db: HostContext["db"], names: string[]) {
  if (names.length === 0) return new Map<string, { at: number; error: string | null }>();
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

/** @throws ApiError 404 for names that are not of an archive of this instance */
export async function requireArchive(dataDir: string, name: string): Promise<BackupFile> {
  const file = parseBackupName(name) ? await readBackupFile(getFolder(dataDir), name) : null;
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
  dataDir: string,
  request: Request,
  { name, bytes, createdAt }: BackupFile,
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
      const file = await open(join(getFolder(dataDir), name)).catch(() => null);
      return (
        file && (Readable.toWeb(file.createReadStream(range ?? {})) as ReadableStream<Uint8Array>)
      );
    },
  });
  if (!response) throw notFound("Cadangan");
  return response;
}
