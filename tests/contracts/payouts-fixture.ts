import { hash } from "@node-rs/argon2";
import { postLedger } from "~/server/embedded/ledger";
import { accountsOf } from "~/server/embedded/services/payout-changes";
import { signIn } from "./fixture";
import { OURS, type Site } from "./site";

export const PASSWORD = "padi-menguning";
/** As cheap as the library lets it be: two hundred rounds check it four hundred times. */
export const cheapHash = await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

let people = 0;

/** Somebody with roles in our tenant, a password, and perhaps money. */
export async function person(site: Site, roles: number[], available = 0, lmsId = OURS) {
  const { db } = site.database;
  const id = `payout-person-${process.pid}-${people++}`;
  const accessToken = await signIn(
    db,
    id,
    roles.map((role) => ({ lmsId, role })),
  );
  await db.updateTable("users").set({ password_hash: cheapHash }).where("id", "=", id).execute();
  if (available > 0)
    await postLedger(db, {
      ...{ lmsId, kind: "earning", reference: `start-${id}`, at: 0 },
      entries: [
        { account: "expense:earnings", amount: -available },
        { account: accountsOf(id).available, amount: available },
      ],
    });
  return { id, hosts: site.hosts({ accessToken, lmsId }), accessToken };
}

/** Rupiah of all accounts together: always zero. */
export async function ledgerSum({ database: { db } }: Site): Promise<number> {
  const rows = await db.selectFrom("ledger_balances").select("balance").execute();
  return rows.reduce((sum, { balance }) => sum + Number(balance), 0);
}

/** Does every balance say what its entries say? */
export async function balancesFit({ database: { db } }: Site): Promise<boolean> {
  const entries = await db.selectFrom("ledger_entries").select(["lms_id", "account", "amount"]).execute();
  const sums = new Map<string, number>();
  for (const { lms_id, account, amount } of entries) sums.set(`${lms_id} ${account}`, (sums.get(`${lms_id} ${account}`) ?? 0) + amount);
  const balances = await db.selectFrom("ledger_balances").selectAll().execute();
  return balances.every(({ lms_id, account, balance }) => balance === (sums.get(`${lms_id} ${account}`) ?? 0));
}
