import { type RawBuilder, sql } from "kysely";
import { monthStart, shiftMonth } from "~/lib/months";
import type { Statement } from "../../../hosts/admin/statements";
import type { HostUser } from "../../../hosts/host-handler";
import { type HostContext, type Queryable, requirePermission } from "../../kit/context";
import { getDonationAccount } from "./payment-ledger";

interface StatementQuery {
  tenantId: string;
  user: HostUser;
  /** `YYYY-MM` in WIB. */
  month: string;
}

interface Period {
  tenantId: string;
  /** UTC ms; the end is exclusive. */
  from: number;
  until: number;
}

/** Balances and movements of a month, all of the ledger. @throws ApiError 403 */
export async function getStatement(
  { db, clock }: HostContext,
  { tenantId, user, month }: StatementQuery,
): Promise<Statement> {
  requirePermission(user, "books.view");
  const period = { tenantId, from: monthStart(month), until: monthStart(shiftMonth(month, 1)) };
  const [accounts, payoutFees] = await Promise.all([
    sumAccounts(db, period),
    sumPayoutFees(db, period),
  ]);
  const campaigns = await findCampaignTitles(db, tenantId, accounts);
  return { month, accounts, payoutFees, campaigns, createdAt: clock() };
}

interface AccountSum {
  account: string;
  /** "" for the balance of today. */
  kind: string;
  moved: number;
  since: number;
}

/** Accounts of users, of which there may be thousands, by what they are for. */
const groupAccount = (column: string): RawBuilder<string> => sql<string>`
  case when ${sql.ref(column)} like 'user:%:available' then 'user:available'
    when ${sql.ref(column)} like 'user:%:held' then 'user:held'
    when ${sql.ref(column)} like 'user:%:paid-out' then 'user:paid-out'
    else ${sql.ref(column)} end`;

/** One statement, so that balances and entries are of the same moment; entries before the month are not read. */
async function sumAccounts(
  db: Queryable,
  { tenantId, from, until }: Period,
): Promise<Statement["accounts"]> {
  const { rows } = await sql<AccountSum>`
    select m.account, m.kind, sum(m.moved) as moved, sum(m.since) as since from (
      select ${groupAccount("e.account")} as account, t.kind as kind,
        case when t.at < ${until} then e.amount else 0 end as moved, e.amount as since
      from ledger_transactions as t
      join ledger_entries as e on e.lms_id = t.lms_id and e.transaction_id = t.id
      where t.lms_id = ${tenantId} and t.at >= ${from}
      union all
      select ${groupAccount("b.account")}, '', 0, b.balance
      from ledger_balances as b where b.lms_id = ${tenantId}
    ) as m group by m.account, m.kind order by m.account, m.kind`.execute(db);
  const names = [...new Set(rows.map(({ account }) => account))];
  return names
    .map((name) =>
      toAccount(
        name,
        rows.filter(({ account }) => account === name),
      ),
    )
    .filter(({ opening, movements }) => opening !== 0 || movements.length > 0);
}

function toAccount(account: string, rows: readonly AccountSum[]) {
  const balance = Number(rows.find(({ kind }) => kind === "")?.since ?? 0);
  const entries = rows.filter(({ kind }) => kind !== "");
  const opening = entries.reduce((sum, { since }) => sum - Number(since), balance);
  const movements = entries
    .map(({ kind, moved }) => ({ kind, amount: Number(moved) }))
    .filter(({ amount }) => amount !== 0);
  const closing = movements.reduce((sum, { amount }) => sum + amount, opening);
  return { account, opening, movements, closing };
}

async function sumPayoutFees(db: Queryable, { tenantId, from, until }: Period): Promise<number> {
  const { fees } = await db
    .selectFrom("ledger_transactions as t")
    .innerJoin("payouts as p", (join) =>
      join.onRef("p.lms_id", "=", "t.lms_id").onRef("p.id", "=", "t.reference"),
    )
    .select(sql<number>`coalesce(sum(p.fee), 0)`.as("fees"))
    .where("t.lms_id", "=", tenantId)
    .where("t.kind", "=", "payout-completed")
    .where("t.at", ">=", from)
    .where("t.at", "<", until)
    .executeTakeFirstOrThrow();
  return Number(fees);
}

async function findCampaignTitles(
  db: Queryable,
  tenantId: string,
  accounts: Statement["accounts"],
): Promise<Statement["campaigns"]> {
  const prefix = getDonationAccount("");
  const ids = accounts.flatMap(({ account }) =>
    account.startsWith(prefix) ? [account.slice(prefix.length)] : [],
  );
  if (ids.length === 0) return [];
  return db
    .selectFrom("campaigns")
    .select(["id", "title"])
    .where("lms_id", "=", tenantId)
    .where("id", "in", ids)
    .execute();
}
