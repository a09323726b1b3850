import { type AppDatabase, queryRows } from "./app-database";

/** Writes payouts and their ledger entries into the database of a running app. */
export function createPayoutHelpers(db: () => AppDatabase) {
  const one = (query: string, ...values: unknown[]) => queryRows(db(), query, ...values)[0] ?? {};
  const getTenantId = (tenant: string) =>
    String(one("select lms_id from tenant_domains where domain = ?", `${tenant}.localhost`).lms_id);
  const getUserId = (account: string) =>
    String(one("select id from users where email = ?", `${account}@pendopo.example`).id);
  let rowCount = 0;

  /** Credits earnings. */
  const addEarnings = (
    account: string,
    amount: number,
    kind: "available" | "held" = "available",
  ) => {
    const [tenantId, id] = [getTenantId("main"), `uji-${++rowCount}`];
    db()
      .prepare(
        "insert into ledger_transactions (lms_id, id, kind, reference, at) values (?, ?, 'earning', ?, 0)",
      )
      .run(tenantId, id, id);
    for (const [entry, sum] of [
      ["expense:earnings", -amount],
      [`user:${getUserId(account)}:${kind}`, amount],
    ] as const) {
      db()
        .prepare(
          "insert into ledger_entries (lms_id, transaction_id, account, amount) values (?, ?, ?, ?)",
        )
        .run(tenantId, id, entry, sum);
      db()
        .prepare(
          "insert into ledger_balances (lms_id, account, balance) values (?, ?, 0) on conflict do nothing",
        )
        .run(tenantId, entry);
      db()
        .prepare(
          "update ledger_balances set balance = balance + ? where lms_id = ? and account = ?",
        )
        .run(sum, tenantId, entry);
    }
  };

  /** Inserts queued payouts of a demo account. @returns their ids */
  const createQueuedPayouts = (
    count: number,
    columns: Record<string, unknown> = {},
    account = "writer",
  ): string[] => {
    const template = one(
      "select * from payouts where lms_id = ? and requester_id = ? limit 1",
      getTenantId("main"),
      getUserId(account),
    );
    const ids: string[] = [];
    db().transaction(() => {
      addEarnings(account, count * 100_000, "held");
      for (let index = 0; index < count; index++) {
        const id = String(900_000_000_000 + ++rowCount);
        const row: Record<string, unknown> = {
          ...template,
          id,
          reference: `PO-UJI-${rowCount}`,
          amount: 100_000,
          fee: 0,
          status: "queued",
          version: 1,
          requested_at: Date.now(),
          decided_by: null,
          decided_by_name: null,
          decided_at: null,
          reason: null,
          first_approver_id: null,
          first_approver_name: null,
          held_until: null,
          processed_at: null,
          completed_at: null,
          error_code: null,
          error_message: null,
          rail_id: null,
          next_attempt_at: null,
          ...columns,
        };
        const names = Object.keys(row);
        db()
          .prepare(
            `insert into payouts (${names.join(", ")}) values (${names.map(() => "?").join(", ")})`,
          )
          .run(...Object.values(row));
        ids.push(id);
      }
    })();
    return ids;
  };

  const listAuditActions = (id: string, action?: string) =>
    queryRows(db(), "select action from audit_log where entity_id = ? order by seq", id)
      .map((row) => String(row.action))
      .filter((name) => !action || name === action);
  const getState = (id: string) =>
    one("select status, version, decided_by_name as decidedBy from payouts where id = ?", id);
  const getLedgerSum = () =>
    Number(one("select coalesce(sum(amount), 0) as sum from ledger_entries").sum);
  return {
    getTenantId,
    getUserId,
    addEarnings,
    createQueuedPayouts,
    listAuditActions,
    getState,
    getLedgerSum,
  };
}
