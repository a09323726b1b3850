import type { Transaction } from "kysely";
import { isWallet, payoutFee } from "~/lib/banks";
import { formatDateTime, isoDate } from "~/lib/dates";
import { normalizePhone } from "~/lib/phone";
import { HostRefusal } from "../../hosts/implement";
import type { payoutOperations } from "../../hosts/services/payouts";
import { mailSite } from "../account/mail-site";
import { answerOnce } from "../answer-once";
import { appendAudit } from "../audit";
import { type HandlersOf, type HostContext, invalid, requireRole } from "../context";
import { nextNumber } from "../counters";
import { nameOf } from "../desk/people-rows";
import { newRecordId } from "../ids";
import { balanceOf, postLedger } from "../ledger";
import type { Schema } from "../schema/schema";
import { searchText } from "../text";
import { accountsOf, tellRequester } from "./payout-changes";
import { payoutLine } from "./payout-lines";
import { type PayoutRow, REQUESTERS, toPayout } from "./payout-rows";

const MOST_OPEN = 3;
const OPEN = ["queued", "approved", "processed"] as const;
const HOLD_MS = 24 * 3_600_000;

/** Asking for a payout (designs B5): the money is held with the request, in one transaction. */
export function payoutRequests(context: HostContext): Pick<HandlersOf<typeof payoutOperations>, "requestPayout"> {
  const { clock } = context;
  return {
    requestPayout: async (input) => {
      const { lmsId, user, body, idempotencyKey } = input;
      requireRole(user, REQUESTERS);
      const account_number = accountOf(body);
      const site = await mailSite(context, lmsId);
      const once = { lmsId, operation: "requestPayout", key: idempotencyKey, body: [user.id, body] };
      const data = await answerOnce(context, once, async (trx) => {
        const now = clock();
        const year = isoDate(now).slice(0, 4);
        // The counter's row is held until the end, so that of two requests the second counts the first below.
        const number = await nextNumber(trx, lmsId, `payout-${year}`);
        await requireRoom(trx, lmsId, user.id, body.amount);
        const requester_name = await nameOf(trx, user.id);
        const row: PayoutRow = {
          ...{ lms_id: lmsId, id: newRecordId(), reference: `PO-${year}-${String(number).padStart(6, "0")}` },
          ...{ requester_id: user.id, requester_name, amount: body.amount, fee: payoutFee(body.bankCode) },
          ...{ bank_code: body.bankCode, account_number, account_name: body.accountName, notes: body.notes },
          ...{ status: "queued", requested_at: now, decided_by: null, decided_by_name: null, decided_at: null, reason: null },
          ...{ first_approver_id: null, first_approver_name: null, processed_at: null, completed_at: null },
          held_until: await heldUntil(trx, { lmsId, userId: user.id, bankCode: body.bankCode, accountNumber: account_number, now }),
          ...{ error_code: null, error_message: null, rail_id: null, next_attempt_at: null, version: 1, search_text: "", csv_line: "" },
        };
        row.search_text = searchText(row.reference, requester_name, row.account_name, account_number.slice(-4));
        row.csv_line = payoutLine(row);
        await trx.insertInto("payouts").values(row).execute();
        const { available, held } = accountsOf(user.id);
        const entries = [
          { account: available, amount: -row.amount },
          { account: held, amount: row.amount },
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
        if (row.held_until !== null) await tellRequester(trx, site, row, "held", formatDateTime(row.held_until), now);
        return toPayout(row, true);
      });
      return { data, message: "Pencairan diajukan" };
    },
  };
}

/** The account as it is kept: an e-wallet's is a mobile number in E.164. @throws HostRefusal 422 at `accountNumber` */
function accountOf({ bankCode, accountNumber }: { bankCode: string; accountNumber: string }): string {
  if (!isWallet(bankCode)) {
    if (accountNumber.startsWith("+")) throw invalid({ accountNumber: "Nomor rekening hanya angka, 6-20 digit" });
    return accountNumber;
  }
  const phone = normalizePhone(accountNumber);
  if (!phone) throw invalid({ accountNumber: "Tulis nomor HP dompet digital, diawali 08" });
  return phone;
}

/** @throws HostRefusal 409 with three open requests, 422 at `amount` for more than is available */
async function requireRoom(trx: Transaction<Schema>, lmsId: string, userId: string, amount: number): Promise<void> {
  const open = await trx
    .selectFrom("payouts")
    .select("id")
    .where("lms_id", "=", lmsId)
    .where("requester_id", "=", userId)
    .where("status", "in", OPEN)
    .execute();
  if (open.length >= MOST_OPEN)
    throw new HostRefusal(409, "Anda sudah punya tiga pencairan yang belum selesai. Tunggu salah satunya selesai.");
  if ((await balanceOf(trx, lmsId, accountsOf(userId).available)) < amount)
    throw invalid({ amount: "Jumlah ini melebihi saldo Anda yang tersedia" });
}

interface Asked {
  lmsId: string;
  userId: string;
  bankCode: string;
  accountNumber: string;
  now: number;
}

/**
 * An account other than the first waits 24 hours from when it was first named in this tenant, so that who takes a session over cannot
 * empty it unseen. Cancelling and asking again neither shortens the wait nor makes the account a known one.
 */
async function heldUntil(trx: Transaction<Schema>, { lmsId, userId, bankCode, accountNumber, now }: Asked): Promise<number | null> {
  const own = trx
    .selectFrom("payouts")
    .select(["bank_code", "account_number", "requested_at"])
    .where("lms_id", "=", lmsId)
    .where("requester_id", "=", userId)
    .orderBy("requested_at")
    .orderBy("id")
    .limit(1);
  const first = await own.executeTakeFirst();
  if (!first || (first.bank_code === bankCode && first.account_number === accountNumber)) return null;
  const named = await own.where("bank_code", "=", bankCode).where("account_number", "=", accountNumber).executeTakeFirst();
  const until = (named?.requested_at ?? now) + HOLD_MS;
  return until > now ? until : null;
}
