import { isWallet } from "~/lib/banks";
import { normalizePhone } from "~/lib/phone";
import { HostRefusal } from "../../hosts/implement";
import type { payoutOperations } from "../../hosts/services/payouts";
import { answerOnce } from "../answer-once";
import { appendAudit } from "../audit";
import { type HandlersOf, type HostContext, invalid, requireRole } from "../context";
import { nextNumber } from "../counters";
import { nameOf } from "../desk/people-rows";
import { newRecordId } from "../ids";
import { balanceOf, postLedger } from "../ledger";
import { searchText } from "../text";
import { accountsOf } from "./payout-changes";
import { REQUESTERS, toPayout } from "./payout-rows";

const BANK_FEE = 2_500;
const MOST_OPEN = 3;
const OPEN = ["queued", "approved", "processed"] as const;
const HOLD_MS = 24 * 3_600_000;
const WIB_MS = 7 * 3_600_000;

/** Asking for a payout (designs B5): the money is held with the request, in one transaction. */
export function payoutRequests(context: HostContext): Pick<HandlersOf<typeof payoutOperations>, "requestPayout"> {
  const { clock } = context;
  return {
    requestPayout: async (input) => {
      const { lmsId, user, body, idempotencyKey } = input;
      requireRole(user, REQUESTERS);
      const wallet = isWallet(body.bankCode);
      const accountNumber = wallet ? normalizePhone(body.accountNumber) : body.accountNumber;
      if (!accountNumber || (!wallet && accountNumber.startsWith("+")))
        throw invalid({ accountNumber: wallet ? "Tulis nomor HP dompet digital, diawali 08" : "Nomor rekening hanya angka, 6-20 digit" });
      const once = { lmsId, operation: "requestPayout", key: idempotencyKey, body: [user.id, body] };
      const data = await answerOnce(context, once, async (trx) => {
        const now = clock();
        const year = new Date(now + WIB_MS).getUTCFullYear();
        // The counter's row is held until the end, so that of two requests one counts the other's below.
        const number = await nextNumber(trx, lmsId, `payout-${year}`);
        const own = trx.selectFrom("payouts").where("lms_id", "=", lmsId).where("requester_id", "=", user.id);
        const open = await own.select("id").where("status", "in", OPEN).execute();
        if (open.length >= MOST_OPEN)
          throw new HostRefusal(409, "Anda sudah punya tiga pencairan yang belum selesai. Tunggu salah satunya selesai.");
        const { available, held } = accountsOf(user.id);
        if ((await balanceOf(trx, lmsId, available)) < body.amount)
          throw invalid({ amount: "Jumlah ini melebihi saldo Anda yang tersedia" });
        const before = await own.select(["bank_code", "account_number"]).execute();
        const isNew = before.length > 0 && !before.some((row) => row.bank_code === body.bankCode && row.account_number === accountNumber);
        const requester_name = await nameOf(trx, user.id);
        const row = {
          ...{ lms_id: lmsId, id: newRecordId(), reference: `PO-${year}-${String(number).padStart(6, "0")}` },
          ...{ requester_id: user.id, requester_name, amount: body.amount, fee: wallet ? 0 : BANK_FEE, bank_code: body.bankCode },
          ...{
            account_number: accountNumber,
            account_name: body.accountName,
            notes: body.notes,
            status: "queued" as const,
            requested_at: now,
          },
          ...{
            decided_by: null,
            decided_by_name: null,
            decided_at: null,
            reason: null,
            first_approver_id: null,
            first_approver_name: null,
          },
          ...{ held_until: isNew ? now + HOLD_MS : null, processed_at: null, completed_at: null, error_code: null, error_message: null },
          ...{ rail_id: null, next_attempt_at: 0, version: 1 },
        };
        const search_text = searchText(row.reference, requester_name, body.accountName, accountNumber.slice(-4));
        await trx
          .insertInto("payouts")
          .values({ ...row, search_text })
          .execute();
        const entries = [
          { account: available, amount: -body.amount },
          { account: held, amount: body.amount },
        ];
        await postLedger(trx, { lmsId, kind: "payout-requested", reference: row.id, at: now, entries });
        const event = {
          lms_id: lmsId,
          payout_id: row.id,
          version: 1,
          at: now,
          actor_name: requester_name,
          kind: "requested",
          detail: null,
        };
        await trx.insertInto("payout_events").values(event).execute();
        await appendAudit(context, trx, input, {
          ...{ user, actorName: requester_name, action: "payout.requested", entity: "payout", entityId: row.id },
          after: { status: "queued", reference: row.reference, amount: row.amount },
        });
        return toPayout({ ...row, search_text }, true);
      });
      return { data, message: "Pencairan diajukan" };
    },
  };
}
