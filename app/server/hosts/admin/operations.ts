import { z } from "zod";
import { currentPassword } from "../account/schemas";
import type { Operation } from "../host-contract";
import { instant, paged, pageNumber, pageSize } from "../schemas";

const count = z.number().int();

export const jobSchema = z.object({
  name: z.string(),
  intervalMs: count,
  /** At a fixed hour in place of an interval. */
  isDaily: z.boolean(),
  isRunning: z.boolean(),
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** Duration of the last run. */
  lastMs: count.nullable(),
  nextAt: instant.nullable(),
  /** Runs that failed in a row: 0 if the last one succeeded. */
  failures: count,
  /** The last failure; `cause` names neither people nor secrets. */
  lastFailure: z.object({ at: instant, cause: z.string() }).nullable(),
});

export const BACKUP_KINDS = ["nightly", "manual", "upgrade"] as const;

const backupSchema = z.object({
  name: z.string(),
  /** `upgrade`: the copy of a SQLite database before a migration, which is restored by hand. */
  kind: z.enum(BACKUP_KINDS),
  bytes: count,
  createdAt: instant,
  /** The last verification; without an error the archive was intact. */
  verified: z.object({ at: instant, error: z.string().nullable() }).nullable(),
  /** False for copies of upgrades, and for the newest archive that can be restored. */
  isDeletable: z.boolean(),
});

export const backupTaskSchema = z.object({
  id: z.string(),
  kind: z.enum(["make", "verify", "export"]),
  name: z.string(),
  state: z.enum(["waiting", "running", "done", "failed"]),
  requestedBy: z.string(),
  requestedAt: instant,
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** Percent. */
  progress: count,
  /** Instance that ran it; "" before. */
  instance: z.string(),
  error: z.string().nullable(),
  rows: count.nullable(),
  files: count.nullable(),
  /** Files whose bytes could not be read. */
  missingFiles: count.nullable(),
});

const systemSchema = z.object({
  instance: z.string(),
  version: z.string(),
  /** Null if the build does not say it. */
  commit: z.string().nullable(),
  node: z.string(),
  database: z.object({ kind: z.enum(["sqlite", "postgres"]), version: z.string(), bytes: count }),
  migrations: z.object({ count, latest: z.string() }),
  /** Stored files by tenant, most bytes first, and of all tenants. */
  files: z.object({
    tenants: z.array(z.object({ name: z.string(), count, bytes: count })),
    count,
    bytes: count,
  }),
  /** Of the file system that holds DATA_DIR. */
  disk: z.object({ freeBytes: count, totalBytes: count }),
});

const backupName = z.object({ name: z.string().max(80) });

/** The installation, of all tenants: for role 0; else 403. */
export const operationsOperations = {
  listJobs: {
    method: "GET",
    path: "v1/operations/job",
    response: z.array(jobSchema),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Makes a job due now, for whichever instance claims it first; one that runs or is due stays so. 404. */
  runJob: {
    method: "POST",
    path: "v1/operations/job/{name}/run",
    params: z.object({ name: z.string().max(60) }),
    response: jobSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Files of the answering instance, newest first, and the last tasks of all. */
  listBackups: {
    method: "GET",
    path: "v1/operations/backup",
    query: z.object({ page: pageNumber, perPage: pageSize(20) }),
    response: paged(backupSchema).extend({
      instance: z.string(),
      database: z.enum(["sqlite", "postgres"]),
      totalBytes: count,
      tasks: z.array(backupTaskSchema),
    }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Asks for a backup, which a job makes; the unfinished one if there is one. */
  startBackup: {
    method: "POST",
    path: "v1/operations/backup",
    response: backupTaskSchema,
    success: [202],
    idempotent: false,
    auth: "user",
  },
  /** As `startBackup`, for the verification of an archive. 404. */
  verifyBackup: {
    method: "POST",
    path: "v1/operations/backup/{name}/verify",
    params: backupName,
    response: backupTaskSchema,
    success: [202],
    idempotent: true,
    auth: "user",
  },
  /** A ticket for this user and archive, valid for five minutes. 404; 422 at `password`, 429. */
  authorizeDownload: {
    method: "POST",
    path: "v1/operations/backup/{name}/ticket",
    params: backupName,
    body: z.object({ password: currentPassword }),
    response: z.object({ ticket: z.string() }),
    success: [200],
    idempotent: false,
    auth: "user",
  },
  /** 404; 409 for the newest archive that can be restored; 422 at `password`, 429. In the audit log. */
  deleteBackup: {
    method: "POST",
    path: "v1/operations/backup/{name}/delete",
    params: backupName,
    body: z.object({ password: currentPassword }),
    response: z.null(),
    success: [200],
    idempotent: false,
    auth: "user",
  },
  /** The archive; each download is in the audit log. 403 without a valid ticket, 404. */
  downloadBackup: {
    method: "GET",
    path: "v1/operations/backup/{name}/file",
    params: backupName,
    query: z.object({ ticket: z.string().max(200).default("") }),
    response: z.unknown(),
    success: [200, 206],
    idempotent: true,
    auth: "user",
    raw: true,
    accept: "application/gzip",
  },
  getSystem: {
    method: "GET",
    path: "v1/operations/system",
    response: systemSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** What is broken. `installedAt`: since when there should be backups. */
  getTroubles: {
    method: "GET",
    path: "v1/operations/trouble",
    response: z.object({
      failingJobs: z.array(z.object({ name: z.string(), at: instant, cause: z.string() })),
      /** Of this tenant. */
      failedMails: count,
      newestBackupAt: instant.nullable(),
      installedAt: instant,
    }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
} satisfies Record<string, Operation>;
