import { describe, expect, test } from "vitest";
import { getBalance, type Posting, postLedgerTransaction } from "~/server/embedded/kit/ledger";
import { describeEachBackend, OTHER_TENANT_ID, TENANT_ID } from "./backend";

let postings = 0;
/** A new posting between two accounts. */
const transfer = (amount: number, more: Partial<Posting> = {}): Posting => ({
  tenantId: TENANT_ID,
  kind: "ledger-test",
  reference: `transfer-${++postings}`,
  at: 0,
  entries: [
    { account: "user:ledger-from:available", amount: -amount },
    { account: "user:ledger-to:available", amount },
  ],
  ...more,
});

describeEachBackend((site) => {
  const db = () => site().database.db;
  const post = (posting: Posting) =>
    db()
      .transaction()
      .execute((trx) => postLedgerTransaction(trx, posting));
  const balances = () =>
    Promise.all(
      ["user:ledger-from:available", "user:ledger-to:available"].map((account) =>
        getBalance(db(), TENANT_ID, account),
      ),
    );
  const entriesOf = ({ reference }: Posting) =>
    db()
      .selectFrom("ledger_transactions as t")
      .leftJoin("ledger_entries as e", (join) =>
        join.onRef("e.lms_id", "=", "t.lms_id").onRef("e.transaction_id", "=", "t.id"),
      )
      .select(["t.lms_id", "e.account", "e.amount"])
      .where("t.reference", "=", reference)
      .orderBy("t.lms_id")
      .orderBy("e.account")
      .execute();
  const fund = (amount: number) =>
    post(
      transfer(amount, {
        entries: [
          { account: "expense:ledger-test", amount: -amount },
          { account: "user:ledger-from:available", amount },
        ],
      }),
    );

  describe("postLedgerTransaction", () => {
    test.each([
      ["money from nowhere", [{ account: "user:ledger-to:available", amount: 1 }]],
      [
        "a rupiah lost",
        [
          { account: "expense:ledger-test", amount: -500 },
          { account: "user:ledger-to:available", amount: 499 },
        ],
      ],
      [
        "a rupiah gained",
        [
          { account: "expense:ledger-test", amount: -500 },
          { account: "user:ledger-to:available", amount: 501 },
        ],
      ],
    ])("rejects entries that do not sum to zero: %s", async (_, entries) => {
      const before = await balances();
      const posting = transfer(0, { entries });

      await expect(post(posting)).rejects.toThrow(
        `ledger entries of ledger-test ${posting.reference} do not sum to zero`,
      );

      expect(await entriesOf(posting)).toEqual([]);
      expect(await balances()).toEqual(before);
    });

    test("moves money and leaves out entries of zero", async () => {
      await fund(1_000);
      const [from = 0, to = 0] = await balances();
      const posting = transfer(400);

      const isPosted = await post({
        ...posting,
        entries: [...posting.entries, { account: "income:ledger-test", amount: 0 }],
      });

      expect(isPosted).toBe(true);
      expect(await balances()).toEqual([from - 400, to + 400]);
      expect(await entriesOf(posting)).toEqual([
        { lms_id: TENANT_ID, account: "user:ledger-from:available", amount: -400 },
        { lms_id: TENANT_ID, account: "user:ledger-to:available", amount: 400 },
      ]);
    });

    test("posts a kind and reference once per tenant", async () => {
      await fund(1_000);
      const [from = 0, to = 0] = await balances();
      const posting = transfer(100);
      const entries = [
        { account: "expense:ledger-test", amount: -100 },
        { account: "user:ledger-to:available", amount: 100 },
      ];

      const posted = await Promise.all([post(posting), post(posting), post(posting)]);
      const theirs = await post({ ...posting, tenantId: OTHER_TENANT_ID, entries });

      expect(posted.toSorted()).toEqual([false, false, true]);
      expect(theirs).toBe(true);
      expect(await balances()).toEqual([from - 100, to + 100]);
    });

    test("rejects a user's balance below zero and changes nothing", async () => {
      const before = await balances();
      const posting = transfer((before[0] ?? 0) + 1);

      await expect(post(posting)).rejects.toThrow(/check/i);

      expect(await entriesOf(posting)).toEqual([]);
      expect(await balances()).toEqual(before);
    });
  });
});
