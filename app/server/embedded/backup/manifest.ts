import { z } from "zod";

/** Version of the archive layout, not of the database schema. */
export const FORMAT_VERSION = 1;
export const MANIFEST_ENTRY = "manifest.json";
export const SECRETS_ENTRY = "secrets.json";
export const getTableEntryName = (table: string) => `tables/${table}.ndjson`;
export const getFileEntryName = (key: string) => `files/${key}`;

const entrySchema = z.object({ bytes: z.number().int().min(0), sha256: z.string().length(64) });

/** The last entry of an archive, so that truncated archives have none. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT_VERSION),
  /** ISO 8601. All earlier commits are in the backup. */
  createdAt: z.string(),
  appVersion: z.string(),
  dialect: z.enum(["sqlite", "postgres"]),
  /** Executed migrations in order. */
  migrations: z.array(z.string()).min(1),
  /** Row counts by table. */
  tables: z.record(z.string(), z.number().int().min(0)),
  /** Number of archived uploads, and keys of missing or damaged ones. */
  files: z.object({ count: z.number().int().min(0), missing: z.array(z.string()) }),
  /** Last row of each tenant's audit log, to compare a database with; backups of earlier releases have none. */
  auditHeads: z
    .record(z.string(), z.object({ seq: z.number().int().min(1), hash: z.string() }))
    .default({}),
  /** All other entries by name. */
  entries: z.record(z.string(), entrySchema),
});
export type Manifest = z.output<typeof manifestSchema>;

/** A damaged or unrestorable backup; the message is a sentence for the operator. */
export class BackupError extends Error {
  override name = "BackupError";
}
