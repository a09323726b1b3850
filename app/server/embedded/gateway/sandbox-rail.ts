import type { PayoutNotice, PayoutRail } from "../../adapters/payout-rail";
import type { HostContext } from "../context";
import { newRecordId } from "../ids";
import type { Schema } from "../schema/schema";

/** Account numbers that show what a bank may do: refuse, or send the money back later. All others have it at the next question. */
const REFUSED = /0000$/;
const SENT_BACK = /9999$/;
const SENT_BACK_AFTER_MS = 5 * 60_000;

/** A payout service of our own in place of a real one: durable, and one payment a reference however often it is asked. */
export function createSandboxRail({ db, clock }: Omit<HostContext, "ports">): PayoutRail {
  const find = (reference: string) => db.selectFrom("rail_orders").selectAll().where("reference", "=", reference).executeTakeFirst();
  return {
    name: "sandbox",
    async send({ reference, amount, accountNumber }) {
      const now = clock();
      const order: Schema["rail_orders"] = {
        ...{ reference, rail_id: newRecordId(), amount, account_number: accountNumber, created_at: now, changed_at: now },
        ...{ status: "processed", error_code: null, error_message: null },
        ...(REFUSED.test(accountNumber) && {
          status: "failed",
          error_code: "INVALID_DESTINATION",
          error_message: "Rekening tujuan tidak ditemukan",
        }),
      };
      await db
        .insertInto("rail_orders")
        .values(order)
        .onConflict((conflict) => conflict.column("reference").doNothing())
        .execute();
      return toNotice((await find(reference)) ?? order);
    },
    async status(reference) {
      const now = clock();
      const row = await find(reference);
      if (!row) return null;
      const change =
        row.status === "processed"
          ? ({ status: "completed" } as const)
          : row.status === "completed" && SENT_BACK.test(row.account_number) && row.changed_at + SENT_BACK_AFTER_MS <= now
            ? ({ status: "failed", error_code: "BANK_REFUND", error_message: "Dana dikembalikan oleh bank penerima" } as const)
            : null;
      if (!change) return toNotice(row);
      await db
        .updateTable("rail_orders")
        .set({ ...change, changed_at: now })
        .where("reference", "=", reference)
        .where("status", "=", row.status)
        .execute();
      return toNotice((await find(reference)) ?? row);
    },
  };
}

const toNotice = (row: Schema["rail_orders"]): PayoutNotice => ({
  ...{ reference: row.reference, railId: row.rail_id, status: row.status, amount: row.amount },
  ...{ errorCode: row.error_code, errorMessage: row.error_message },
});
