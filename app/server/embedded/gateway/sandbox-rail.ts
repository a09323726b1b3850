import type { PayoutNotice, PayoutRail } from "../../adapters/payout-rail";
import type { HostContext } from "../context";
import { newRecordId } from "../ids";
import type { Schema } from "../schema/schema";

/** Account numbers that show what a bank may do: one that it refuses. All others get their money at the next question. */
const REFUSED = /0000$/;

/** A payout service of our own in place of a real one: durable, and one payment a reference however often it is asked. */
export function createSandboxRail({ db, clock }: Omit<HostContext, "ports">): PayoutRail {
  const find = (reference: string) => db.selectFrom("rail_orders").selectAll().where("reference", "=", reference).executeTakeFirst();
  return {
    name: "sandbox",
    async send({ reference, amount, accountNumber }) {
      await db
        .insertInto("rail_orders")
        .values({
          ...{ reference, rail_id: newRecordId(), amount, account_number: accountNumber, created_at: clock() },
          ...(REFUSED.test(accountNumber)
            ? { status: "failed", error_code: "INVALID_DESTINATION", error_message: "Rekening tujuan tidak ditemukan" }
            : { status: "processed", error_code: null, error_message: null }),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return toNotice(await db.selectFrom("rail_orders").selectAll().where("reference", "=", reference).executeTakeFirstOrThrow());
    },
    async status(reference) {
      await db
        .updateTable("rail_orders")
        .set({ status: "completed" })
        .where("reference", "=", reference)
        .where("status", "=", "processed")
        .execute();
      const row = await find(reference);
      return row ? toNotice(row) : null;
    },
  };
}

const toNotice = (row: Schema["rail_orders"]): PayoutNotice => ({
  ...{ reference: row.reference, railId: row.rail_id, status: row.status, amount: row.amount },
  ...{ errorCode: row.error_code, errorMessage: row.error_message },
});
