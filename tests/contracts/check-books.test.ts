import { expect, test } from "vitest";
import { checkBooks } from "~/server/embedded/jobs/check-books";
import { appendAudit } from "~/server/embedded/kit/audit/audit-log";
import { postLedgerTransaction } from "~/server/embedded/kit/ledger";
import { createMemoryLog } from "../server/test-server";
import { describeEachBackend, TENANT_ID } from "./backend";

describeEachBackend((site) => {
  test("checkBooks reports a balance raised by hand and an unbalanced transaction, and logs the audit log's head", async () => {
    const { context, database } = site();
    const { db } = database;
    const account = "user:books:available";
    const source = { tenantId: TENANT_ID, clientIp: "", requestId: "books" };
    await db.transaction().execute(async (trx) => {
      await postLedgerTransaction(trx, {
        tenantId: TENANT_ID,
        kind: "books-test",
        reference: "books-1",
        at: 0,
        entries: [
          { account: "books-source", amount: -5_000 },
          { account, amount: 5_000 },
        ],
      });
      await appendAudit(context, trx, source, {
        user: null,
        actorName: "Uji",
        action: "payout.completed",
        entity: "payout",
        entityId: "1",
      });
    });
    const check = async () => {
      const log = createMemoryLog();
      const differences = await checkBooks({ ...context, log });
      const errors = log.lines.filter(({ level }) => level === "error");
      return { differences, errors, infos: log.lines.filter(({ level }) => level === "info") };
    };
    const before = await check();

    expect(before).toMatchObject({ differences: 0, errors: [] });
    expect(before.infos).toContainEqual({
      level: "info",
      message: "audit log head",
      fields: {
        tenant: TENANT_ID,
        seq: expect.any(Number),
        rows: expect.any(Number),
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });

    await db
      .updateTable("ledger_balances")
      .set({ balance: 1_005_000 })
      .where("lms_id", "=", TENANT_ID)
      .where("account", "=", account)
      .execute();

    expect(await check()).toMatchObject({
      differences: 1,
      errors: [{ fields: { tenant: TENANT_ID, account, balance: 1_005_000, entries: 5_000 } }],
    });

    await db
      .updateTable("ledger_entries")
      .set({ amount: 1_005_000 })
      .where("lms_id", "=", TENANT_ID)
      .where("account", "=", account)
      .execute();

    expect(await check()).toMatchObject({
      differences: 1,
      errors: [{ message: "ledger transaction does not sum to zero", fields: { sum: 1_000_000 } }],
    });
  });
});
