import { getPayoutAccounts } from "~/server/embedded/domain/payouts/payouts";
import { postLedgerTransaction } from "~/server/embedded/kit/ledger";
import { type Backend, TENANT_ID } from "./backend";
import { hashCheaply } from "./cheap-hash";
import { createSignedInUser } from "./core-fixture";

export const PAYOUT_PASSWORD = "padi-menguning";
export const PAYOUT_PASSWORD_HASH = await hashCheaply(PAYOUT_PASSWORD);

let userCount = 0;

/** A user with roles, a password and an available balance (rupiah). */
export async function createPayoutUser(
  site: Backend,
  roles: number[],
  available = 0,
  tenantId = TENANT_ID,
) {
  const { db } = site.database;
  const id = `payout-person-${process.pid}-${userCount++}`;
  const accessToken = await createSignedInUser(
    db,
    id,
    roles.map((role) => ({ tenantId, role })),
  );
  await db
    .updateTable("users")
    .set({ password_hash: PAYOUT_PASSWORD_HASH })
    .where("id", "=", id)
    .execute();
  if (available > 0)
    await postLedgerTransaction(db, {
      tenantId,
      kind: "earning",
      reference: `start-${id}`,
      at: 0,
      entries: [
        { account: "expense:earnings", amount: -available },
        { account: getPayoutAccounts(id).available, amount: available },
      ],
    });
  return { id, hosts: site.createClients({ accessToken, tenantId }), accessToken };
}

/** Sum of all balances; zero in a consistent ledger. */
export async function getLedgerSum({ database: { db } }: Backend): Promise<number> {
  const rows = await db.selectFrom("ledger_balances").select("balance").execute();
  return rows.reduce((sum, { balance }) => sum + Number(balance), 0);
}

export async function areBalancesConsistent({ database: { db } }: Backend): Promise<boolean> {
  const entries = await db
    .selectFrom("ledger_entries")
    .select(["lms_id", "account", "amount"])
    .execute();
  const sums = new Map<string, number>();
  for (const { lms_id, account, amount } of entries)
    sums.set(`${lms_id} ${account}`, (sums.get(`${lms_id} ${account}`) ?? 0) + amount);
  const balances = await db.selectFrom("ledger_balances").selectAll().execute();
  return balances.every(
    ({ lms_id, account, balance }) => balance === (sums.get(`${lms_id} ${account}`) ?? 0),
  );
}
