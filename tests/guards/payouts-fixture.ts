import { type Looked, rowsOf } from "./database";

/** Payouts beside a running app, with their money behind them, so that its job can pay them out. */
export function payoutsIn(db: () => Looked) {
  const one = (query: string, ...values: unknown[]) => rowsOf(db(), query, ...values)[0] ?? {};
  const lmsId = () => String(one("select lms_id from tenant_domains where domain = 'main.localhost'").lms_id);
  const userId = (account: string) => String(one("select id from users where email = ?", `${account}@pendopo.example`).id);
  let made = 0;

  /** Earned money, available or held already. */
  const give = (account: string, amount: number, kind: "available" | "held" = "available") => {
    const [lms, id] = [lmsId(), `uji-${++made}`];
    db().prepare("insert into ledger_transactions (lms_id, id, kind, reference, at) values (?, ?, 'earning', ?, 0)").run(lms, id, id);
    for (const [entry, sum] of [
      ["expense:earnings", -amount],
      [`user:${userId(account)}:${kind}`, amount],
    ] as const) {
      db().prepare("insert into ledger_entries (lms_id, transaction_id, account, amount) values (?, ?, ?, ?)").run(lms, id, entry, sum);
      db().prepare("insert into ledger_balances (lms_id, account, balance) values (?, ?, 0) on conflict do nothing").run(lms, entry);
      db().prepare("update ledger_balances set balance = balance + ? where lms_id = ? and account = ?").run(sum, lms, entry);
    }
  };

  /** Waiting payouts of a demo account. @returns their ids */
  const waiting = (count: number, more: Record<string, unknown> = {}, account = "writer"): string[] => {
    const like = one("select * from payouts where lms_id = ? and requester_id = ? limit 1", lmsId(), userId(account));
    const ids: string[] = [];
    db().transaction(() => {
      give(account, count * 100_000, "held");
      for (let at = 0; at < count; at++) {
        const id = String(900_000_000_000 + ++made);
        const row: Record<string, unknown> = {
          ...like,
          ...{ id, reference: `PO-UJI-${made}`, amount: 100_000, fee: 0, status: "queued", version: 1, requested_at: Date.now() },
          ...{
            decided_by: null,
            decided_by_name: null,
            decided_at: null,
            reason: null,
            first_approver_id: null,
            first_approver_name: null,
          },
          ...{ held_until: null, processed_at: null, completed_at: null, error_code: null, error_message: null, rail_id: null },
          ...{ next_attempt_at: null, ...more },
        };
        const names = Object.keys(row);
        db()
          .prepare(`insert into payouts (${names.join(", ")}) values (${names.map(() => "?").join(", ")})`)
          .run(...Object.values(row));
        ids.push(id);
      }
    })();
    return ids;
  };

  const audited = (id: string, action?: string) =>
    rowsOf(db(), "select action from audit_log where entity_id = ? order by seq", id)
      .map((row) => String(row.action))
      .filter((found) => !action || found === action);
  const state = (id: string) => one("select status, version, decided_by_name as decidedBy from payouts where id = ?", id);
  const ledgerSum = () => Number(one("select coalesce(sum(amount), 0) as sum from ledger_entries").sum);
  return { lmsId, userId, give, waiting, audited, state, ledgerSum };
}
