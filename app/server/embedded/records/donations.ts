import type { donationOperations } from "../../hosts/records/donations";
import { answerOnce } from "../answer-once";
import type { HandlersOf, HostContext } from "../context";
import { insertDonation } from "../desk/donation-rows";

/** Donations as the hosted database has them: rows, and of those that were paid the amounts alone (STO22). */
export function donationHandlers(context: HostContext): HandlersOf<typeof donationOperations> {
  return {
    listDonationAmounts: async ({ lmsId }) => ({
      data: await context.db.selectFrom("donations").select("amount").where("lms_id", "=", lmsId).where("status", "=", "paid").execute(),
    }),
    createDonation: async ({ lmsId, body, clientIp, idempotencyKey }) => {
      const data = await answerOnce(context, { lmsId, operation: "createDonation", key: idempotencyKey, body }, async (trx) => {
        const row = await insertDonation(context, trx, lmsId, body, clientIp);
        return [{ id: row.id, amount: row.amount, status: row.status as string }];
      });
      return { data };
    },
  };
}
