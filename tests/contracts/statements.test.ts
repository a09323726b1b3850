import { expect, test } from "vitest";
import { monthStart, shiftMonth } from "~/lib/months";
import { postLedgerTransaction } from "~/server/embedded/kit/ledger";
import { deterministicRandom } from "~/server/embedded/seed/deterministic-random";
import type { Statement } from "~/server/hosts/admin/statements";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createPayoutUser } from "./payout-user-fixture";

const MONTHS = ["2031-01", "2031-02", "2031-03"] as const;
const [START, END] = [monthStart(MONTHS[0]), monthStart(shiftMonth(MONTHS[2], 1))];
const ACCOUNTS = [
  "gateway:clearing",
  "income:classes",
  "income:donations:umum",
  "discount:vouchers",
  "owed:double-payments",
  "expense:earnings",
];
const KINDS = ["payment", "refund", "voucher", "earning"];

const ROUNDS = 4;
const POSTINGS = 12;

/** Around the turns of months, where an hour decides. */
const EDGES = [START - 1, START, monthStart(MONTHS[1]) - 1, monthStart(MONTHS[1]), END - 1, END];

function createPosting(random: () => number) {
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
  const from = pick(ACCOUNTS);
  return {
    kind: pick(KINDS),
    at: random() < 0.5 ? pick(EDGES) : START + Math.floor(random() * (END - START)),
    from,
    to: pick(ACCOUNTS.filter((account) => account !== from)),
    amount: 1 + Math.floor(random() * 100_000_000),
  };
}

describeEachBackend((site) => {
  const signIn = (roles: number[], tenantId?: string) =>
    createPayoutUser(site(), roles, 0, tenantId).then(({ hosts }) => hosts.admin);
  const readEntries = () =>
    site()
      .database.db.selectFrom("ledger_transactions as t")
      .innerJoin("ledger_entries as e", (join) =>
        join.onRef("e.lms_id", "=", "t.lms_id").onRef("e.transaction_id", "=", "t.id"),
      )
      .select(["t.at", "t.kind", "e.account", "e.amount"])
      .where("t.lms_id", "=", TENANT_ID)
      .execute();
  const sum = (entries: readonly { amount: number }[]) =>
    entries.reduce((total, { amount }) => total + Number(amount), 0);
  type Entries = Awaited<ReturnType<typeof readEntries>>;
  const expectEntries = (
    accounts: Statement["accounts"],
    entries: Entries,
    month: (typeof MONTHS)[number],
  ) => {
    const [from, until] = [monthStart(month), monthStart(shiftMonth(month, 1))];
    expect(accounts.reduce((total, { closing }) => total + closing, 0)).toBe(0);
    for (const { account, opening, movements, closing } of accounts) {
      const own = entries.filter((entry) => toGroup(entry.account) === account);
      const inside = own.filter(({ at }) => at >= from && at < until);
      expect(opening).toBe(sum(own.filter(({ at }) => at < from)));
      expect(closing).toBe(sum(own.filter(({ at }) => at < until)));
      for (const { kind, amount } of movements)
        expect(amount).toBe(sum(inside.filter((entry) => entry.kind === kind)));
      expect(sum(movements)).toBe(sum(inside));
    }
    const shown = new Set(accounts.map(({ account }) => account));
    const unshown = entries.filter(({ account }) => !shown.has(toGroup(account)));
    for (const name of new Set(unshown.map(({ account }) => toGroup(account)))) {
      const own = unshown.filter(({ account }) => toGroup(account) === name);
      expect(sum(own.filter(({ at }) => at < from))).toBe(0);
      expect(sum(own.filter(({ at }) => at < until))).toBe(0);
    }
  };
  const toGroup = (account: string) => account.replace(/^user:.*:/, "user:");

  test("getStatement equals the ledger's entries by account, kind and month, whatever was posted", async () => {
    const admin = await signIn([1]);
    let count = 0;
    let drawn = 0;
    const random = () => deterministicRandom(1_000_000, "statements", String(++drawn)) / 1_000_000;
    for (let round = 0; round < ROUNDS; round++) {
      for (let posting = 0; posting < POSTINGS; posting++) {
        const { kind, at, from, to, amount } = createPosting(random);
        await postLedgerTransaction(site().database.db, {
          tenantId: TENANT_ID,
          kind,
          reference: `statement-${++count}`,
          at,
          entries: [
            { account: from, amount: -amount },
            { account: to, amount },
          ],
        });
      }
      const entries = await readEntries();
      for (const month of MONTHS) {
        const { accounts } = (await admin.getStatement({ query: { month } })).data;
        expectEntries(accounts, entries, month);
      }
    }
  });

  test("getStatement is for managers, of their tenant and a real month", async () => {
    const admin = await signIn([1]);
    const query = { month: MONTHS[0] };

    expect(await getError((await signIn([2])).getStatement({ query }))).toMatchObject({
      status: 403,
    });
    const theirs = (await (await signIn([1], OTHER_TENANT_ID)).getStatement({ query })).data;
    expect(theirs.accounts.map(({ account }) => account)).not.toContain("owed:double-payments");
    await expect(admin.getStatement({ query: { month: "2026-13" } })).rejects.toThrow();
  });
});
