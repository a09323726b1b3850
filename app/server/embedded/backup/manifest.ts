import { z } from "zod";

/** Of the archive's layout, not of the database's. */
export const FORMAT = 1;
export const MANIFEST = "manifest.json";
export const SECRETS = "secrets.json";
export const tableEntry = (table: string) => `tables/${table}.ndjson`;
export const fileEntry = (key: string) => `files/${key}`;

const part = z.object({ bytes: z.number().int().min(0), sha256: z.string().length(64) });

/** What a backup says of itself; the archive's last entry, so that one that breaks off has none. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** ISO 8601. All that was answered before it is in the backup. */
  createdAt: z.string(),
  appVersion: z.string(),
  dialect: z.enum(["sqlite", "postgres"]),
  /** Names of the migrations that made the schema, in their order. */
  migrations: z.array(z.string()).min(1),
  /** Rows by table. */
  tables: z.record(z.string(), z.number().int().min(0)),
  /** How many uploaded files are in it, and the keys of those whose bytes could not be found or are not what their row says. */
  files: z.object({ count: z.number().int().min(0), missing: z.array(z.string()) }),
  /** Every other entry by its name. */
  entries: z.record(z.string(), part),
});
export type Manifest = z.output<typeof manifestSchema>;

/** A backup that is broken, or that cannot be restored here; the message is a sentence that says why. */
export class BackupError extends Error {
  override name = "BackupError";
}
