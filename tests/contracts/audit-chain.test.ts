import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import type { Schema } from "~/server/embedded/database/schema/schema";
import { anchorAuditLogs } from "~/server/embedded/kit/audit/anchor-audit-log";
import { appendAudit } from "~/server/embedded/kit/audit/audit-log";
import { keyAuditLogs } from "~/server/embedded/kit/audit/key-audit-logs";
import { redactAuditRow } from "~/server/embedded/kit/audit/redact-audit-row";
import {
  findBrokenAuditRow,
  verifyNewAuditRows,
} from "~/server/embedded/kit/audit/verify-audit-log";
import { createMemoryLog } from "../server/test-server";
import { describeEachBackend, TENANT_ID } from "./backend";

type AuditRow = Schema["audit_log"];

/** The chain as an attacker without the key, or an earlier release, computes it. */
function hashWithoutKey(rows: readonly AuditRow[]): AuditRow[] {
  let previous_hash = "";
  return rows.map(({ hash: _, salt: __, redaction, ...values }) => {
    const row = { ...values, previous_hash };
    const sorted = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
    previous_hash = createHash("sha256").update(JSON.stringify(sorted)).digest("hex");
    return { ...row, hash: previous_hash, salt: null, redaction };
  });
}

describeEachBackend((site) => {
  const db = () => site().database.db;
  const find = () => findBrokenAuditRow(site().context, TENANT_ID);
  const append = (entityId: string) =>
    db()
      .transaction()
      .execute((trx) =>
        appendAudit(
          site().context,
          trx,
          { tenantId: TENANT_ID, clientIp: "", requestId: "chain" },
          { user: null, actorName: "Uji", action: "payout.approved", entity: "payout", entityId },
        ),
      );
  const readRows = () =>
    db()
      .selectFrom("audit_log")
      .selectAll()
      .where("lms_id", "=", TENANT_ID)
      .orderBy("seq")
      .execute();
  /** Writes rows and counter as an intruder with access to the database can. */
  async function replaceRows(rows: AuditRow[]): Promise<void> {
    await db().deleteFrom("audit_log").where("lms_id", "=", TENANT_ID).execute();
    if (rows.length > 0) await db().insertInto("audit_log").values(rows).execute();
    await db()
      .updateTable("counters")
      .set({ value: rows.length })
      .where("lms_id", "=", TENANT_ID)
      .where("name", "=", "audit")
      .execute();
  }
  const markUnkeyed = () =>
    db().insertInto("meta").values({ key: "audit-log-unkeyed", value: "1" }).execute();

  beforeEach(async () => {
    rmSync(join(site().context.dataDir, "audit-anchors.json"), { force: true });
    await replaceRows([]);
    await db().deleteFrom("audit_verifications").execute();
    for (const id of ["1", "2", "3", "4"]) await append(id);
  });

  test("findBrokenAuditRow notices rows that were rewritten together with all hashes", async () => {
    expect(await find()).toBeNull();

    const rows = await readRows();
    await replaceRows(hashWithoutKey(rows.map((row) => ({ ...row, actor_name: "Orang lain" }))));

    expect(await find()).toBe(1);
  });

  test("findBrokenAuditRow notices removed last rows by the anchor, also after new rows", async () => {
    await anchorAuditLogs(site().context);
    await replaceRows((await readRows()).slice(0, 3));

    expect(await find()).toBe(4);

    await append("new 4");
    await append("new 5");

    expect(await find()).toBe(4);
  });

  describe("verifyNewAuditRows", () => {
    const verify = () => verifyNewAuditRows(site().context, TENANT_ID);
    const rename = (seq: number) =>
      db()
        .updateTable("audit_log")
        .set({ actor_name: "Orang lain" })
        .where("lms_id", "=", TENANT_ID)
        .where("seq", "=", seq)
        .execute();

    test("reads the rows since the last verification only, which the daily job covers", async () => {
      const first = await verify();
      await rename(2);
      await append("5");

      const second = await verify();

      expect(first).toMatchObject({ seq: 4, brokenAt: null });
      expect(second).toMatchObject({ seq: 5, brokenAt: null, wholeAt: first.wholeAt });

      await anchorAuditLogs(site().context);

      expect(await verify()).toMatchObject({ seq: 1, brokenAt: 2 });
    });

    test("finds a new row that was changed, and goes on once it is as before", async () => {
      await verify();
      await append("5");
      const rows = await readRows();
      await rename(5);

      expect(await verify()).toMatchObject({ seq: 4, brokenAt: 5 });

      await replaceRows(rows);
      await anchorAuditLogs(site().context);

      expect(await verify()).toMatchObject({ seq: 5, brokenAt: null });
    });

    test("verifies the whole log if its mark was forged or its last verified row is gone", async () => {
      await verify();
      const rows = await readRows();
      await rename(2);
      await db().updateTable("audit_verifications").set({ at: 1 }).execute();

      expect(await verify()).toMatchObject({ brokenAt: 2 });

      await replaceRows(rows);
      await anchorAuditLogs(site().context);
      await replaceRows(rows.slice(0, 3));

      expect(await verify()).toMatchObject({ seq: 3, brokenAt: 4 });
    });
  });

  describe("redactAuditRow", () => {
    async function redact(seq: number): Promise<void> {
      const row = (await readRows())[seq - 1];
      if (!row) throw new Error("no such row");
      const values = { entity_id: row.entity_id, before: row.before, after: row.after };
      await redactAuditRow(site().context, db(), {
        row,
        values: { ...values, actor_name: "Orang yang dihapus" },
      });
    }

    test("takes a name out of a row while the chain, its anchor and its last verification hold", async () => {
      await anchorAuditLogs(site().context);
      await redact(2);
      await append("5");

      const rows = await readRows();
      expect(rows[1]).toMatchObject({ actor_name: "Orang yang dihapus", salt: null });
      expect(await find()).toBeNull();
      expect(await verifyNewAuditRows(site().context, TENANT_ID)).toMatchObject({ brokenAt: null });
    });

    test("redacts a row twice, and one that an earlier release wrote without a salt", async () => {
      await replaceRows(hashWithoutKey(await readRows()));
      await markUnkeyed();
      await keyAuditLogs(site().context);
      await redact(2);
      await redact(2);

      expect(await find()).toBeNull();
    });

    test("neither lets another name follow nor hides a row that was changed before", async () => {
      await redact(2);
      const rows = await readRows();
      const rename = (row: AuditRow) => ({ ...row, actor_name: "Orang lain" });
      await replaceRows(rows.map((row) => (row.seq === 2 ? rename(row) : row)));

      expect(await find()).toBe(2);

      await replaceRows(rows.map((row) => (row.seq === 3 ? rename(row) : row)));
      await redact(3);

      expect(await find()).toBe(3);
    });
  });

  test("anchorAuditLogs logs the head, and neither moves the anchor of a broken log nor stays silent", async () => {
    const log = createMemoryLog();
    const anchor = () => anchorAuditLogs({ ...site().context, log });
    await anchor();
    const head = (await readRows()).at(-1);

    expect(log.lines).toContainEqual({
      level: "info",
      message: "audit log head",
      fields: { tenant: TENANT_ID, seq: 4, rows: 4, hash: head?.hash },
    });

    await replaceRows((await readRows()).slice(0, 2));
    await anchor();

    expect(log.lines.at(-1)).toMatchObject({
      level: "error",
      fields: { tenant: TENANT_ID, brokenAt: 3 },
    });
    expect(await find()).toBe(3);
  });

  test("keyAuditLogs gives the rows of an earlier release their key once", async () => {
    await replaceRows(hashWithoutKey(await readRows()));
    await markUnkeyed();
    const log = createMemoryLog();
    await keyAuditLogs({ ...site().context, log });

    expect(await find()).toBeNull();
    expect(log.lines).toMatchObject([
      { message: "audit log got its key", fields: { tenant: TENANT_ID, rows: 4 } },
    ]);

    await keyAuditLogs({ ...site().context, log });
    await append("5");

    expect(log.lines).toHaveLength(1);
    expect(await find()).toBeNull();
  });

  test("keyAuditLogs leaves a break visible", async () => {
    const rows = hashWithoutKey(await readRows());
    await replaceRows(rows.map((row) => (row.seq === 3 ? { ...row, actor_name: "X" } : row)));
    await markUnkeyed();
    await keyAuditLogs(site().context);

    expect(await find()).toBe(3);
  });

  test("keyAuditLogs does not launder rewritten rows of a log that has an anchor", async () => {
    await anchorAuditLogs(site().context);
    const rows = await readRows();
    await replaceRows(hashWithoutKey(rows.map((row) => ({ ...row, actor_name: "Orang lain" }))));
    await markUnkeyed();
    const log = createMemoryLog();
    await keyAuditLogs({ ...site().context, log });

    expect(await find()).toBe(1);
    expect(log.lines).toMatchObject([{ level: "error" }]);

    await db().deleteFrom("meta").where("key", "=", "audit-log-unkeyed").execute();
  });
});
