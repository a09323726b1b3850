import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { queryVisiblePayouts } from "~/server/embedded/domain/payouts/payouts";
import type { Queryable } from "~/server/embedded/kit/context";
import type { PayoutFilters } from "~/server/hosts/services/payouts";
import { describeEachBackend, TENANT_ID } from "./backend";
import { createPayoutRow, signInPayoutUser } from "./payout-row-fixture";

const MANAGER = { id: "admin", roles: [1] };
const MENTOR = { id: "mentor", roles: [2] };

describeEachBackend((site) => {
  beforeAll(async () => {
    for (const id of ["admin", "mentor"]) await signInPayoutUser(site(), id, [1]);
    const rows = Array.from({ length: 300 }, (_, number) =>
      createPayoutRow(number, number % 20 === 0 ? "mentor" : "admin"),
    );
    await site().database.db.insertInto("payouts").values(rows).execute();
    await sql`analyze payouts`.execute(site().database.db);
  });

  /** The query plan. Sequential scans are disabled: PostgreSQL prefers them for small tables. */
  const planOf = (
    query: (db: Queryable) => { compile(): { sql: string; parameters: readonly unknown[] } },
  ) =>
    site()
      .database.db.transaction()
      .execute(async (trx) => {
        const isPostgres = site().database.dialect === "postgres";
        if (isPostgres)
          for (const way of ["seqscan", "bitmapscan", "sort"])
            await sql.raw(`set local enable_${way} = off`).execute(trx);
        const { sql: text, parameters } = query(trx).compile();
        const parts = text.split(isPostgres ? /\$\d+/ : "?");
        const whole = sql.join(
          parts.flatMap((part, index) =>
            index === 0 ? [sql.raw(part)] : [sql`${parameters[index - 1]}`, sql.raw(part)],
          ),
          sql``,
        );
        const { rows } =
          await sql`${sql.raw(isPostgres ? "explain" : "explain query plan")} ${whole}`.execute(
            trx,
          );
        return JSON.stringify(rows);
      });

  test.each<[string, typeof MANAGER, PayoutFilters, RegExp]>([
    ["the whole list", MANAGER, {}, /payouts_list/],
    ["a search", MANAGER, { search: "000042" }, /payouts_list/],
    ["a bank", MANAGER, { bank: "014" }, /payouts_list/],
    ["a period", MANAGER, { from: "2026-01-01", to: "2026-12-31" }, /payouts_list/],
    ["a state", MANAGER, { status: "queued" }, /payouts_status|payouts_list/],
    ["one's own", MENTOR, {}, /payouts_requester/],
  ])(
    "queryVisiblePayouts reads %s in index order, without sorting",
    async (_, user, filters, index) => {
      const plan = await planOf((db) =>
        queryVisiblePayouts(db, { tenantId: TENANT_ID, user, filters })
          .orderBy("requested_at", "desc")
          .orderBy("id", "desc")
          .limit(10),
      );

      expect(plan).toMatch(index);
      expect(plan).not.toMatch(/TEMP B-TREE|Sort|Seq Scan|SCAN payouts"/);
    },
  );

  test("processPayouts finds due payouts by an index", async () => {
    const plan = await planOf((db) =>
      db
        .selectFrom("payouts")
        .selectAll()
        .where("next_attempt_at", "<=", 1)
        .where("status", "in", ["approved"])
        .orderBy("next_attempt_at")
        .limit(20),
    );

    expect(plan).toMatch(/payouts_waiting/);
  });
});
