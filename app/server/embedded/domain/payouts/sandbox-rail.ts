import { MINUTE_MS } from "~/lib/time";
import type { PayoutRail, PayoutUpdate } from "../../../adapters/payout-rail";
import type { Schema } from "../../database/schema/schema";
import type { HostContext } from "../../kit/context";
import { newRecordId } from "../../kit/ids";

/**
 * Account numbers that simulate a bank's rejection or later return; all others complete at the next
 * poll.
 */
const REJECTED_ACCOUNT_PATTERN = /0000$/;
const RETURNED_ACCOUNT_PATTERN = /9999$/;
const RETURN_DELAY_MS = 5 * MINUTE_MS;

/** A durable stand-in for a payout service: one payment per reference, however often it is sent. */
export function createSandboxRail({ db, clock }: Omit<HostContext, "ports">): PayoutRail {
  const find = (reference: string) =>
    db.selectFrom("rail_orders").selectAll().where("reference", "=", reference).executeTakeFirst();
  return {
    name: "sandbox",
    async send({ reference, amount, accountNumber }) {
      const now = clock();
      const order: Schema["rail_orders"] = {
        reference,
        rail_id: newRecordId(),
        amount,
        account_number: accountNumber,
        created_at: now,
        changed_at: now,
        status: "processed",
        error_code: null,
        error_message: null,
        ...(REJECTED_ACCOUNT_PATTERN.test(accountNumber) && {
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
          : row.status === "completed" &&
              RETURNED_ACCOUNT_PATTERN.test(row.account_number) &&
              row.changed_at + RETURN_DELAY_MS <= now
            ? ({
                status: "failed",
                error_code: "BANK_REFUND",
                error_message: "Dana dikembalikan oleh bank penerima",
              } as const)
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

const toNotice = (row: Schema["rail_orders"]): PayoutUpdate => ({
  reference: row.reference,
  railId: row.rail_id,
  status: row.status,
  amount: row.amount,
  errorCode: row.error_code,
  errorMessage: row.error_message,
});
