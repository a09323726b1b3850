import { randomBytes } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { HostContext, Queryable } from "../context";

const FILE_NAME = "audit-anchors.json";
const anchorSchema = z.object({
  seq: z.number().int().min(1),
  hash: z.string(),
  /** UTC ms. */
  at: z.number().int(),
});
const anchorsSchema = z.record(z.string(), anchorSchema);

/** The last row of a tenant's audit log at a time, kept outside of the database. */
export type AuditAnchor = z.output<typeof anchorSchema>;
type DataDir = Pick<HostContext, "dataDir">;

/** By tenant; empty before the first one. @throws if the file is damaged */
export async function readAuditAnchors({ dataDir }: DataDir): Promise<Record<string, AuditAnchor>> {
  const text = await readFile(join(dataDir, FILE_NAME), "utf8").catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "{}";
    throw error;
  });
  return anchorsSchema.parse(JSON.parse(text));
}

/** Replaces the file as a whole, so that a crash leaves the old or the new one. */
export async function writeAuditAnchors(
  { dataDir }: DataDir,
  anchors: Record<string, AuditAnchor>,
): Promise<void> {
  const path = join(dataDir, FILE_NAME);
  const copy = `${path}.${randomBytes(6).toString("hex")}`;
  await writeFile(copy, JSON.stringify(anchors, null, 2), { mode: 0o600, flush: true });
  await rename(copy, path);
}

/** The last row and the number of rows of each tenant's audit log. */
export async function readAuditHeads(
  db: Queryable,
): Promise<{ tenantId: string; seq: number; hash: string; rows: number }[]> {
  const heads = await db
    .selectFrom("audit_log as a")
    .innerJoin(
      (eb) =>
        eb
          .selectFrom("audit_log")
          .select(({ fn }) => ["lms_id", fn.max("seq").as("seq"), fn.countAll<number>().as("rows")])
          .groupBy("lms_id")
          .as("newest"),
      (join) => join.onRef("newest.lms_id", "=", "a.lms_id").onRef("newest.seq", "=", "a.seq"),
    )
    .select(["a.lms_id", "a.seq", "a.hash", "newest.rows"])
    .orderBy("a.lms_id")
    .execute();
  return heads.map(({ lms_id: tenantId, seq, hash, rows }) => ({
    tenantId,
    seq: Number(seq),
    hash,
    rows: Number(rows),
  }));
}
