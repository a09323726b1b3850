import { getPayoutFee, isBank, isEWallet } from "~/lib/banks";
import { formatDateTime } from "~/lib/dates";
import { getAccountNumberError } from "~/lib/payout-fields";
import { normalizePhone } from "~/lib/phone";
import { DAY_MS } from "~/lib/time";
import type { HostUser } from "../../../hosts/host-handler";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import {
  type HostContext,
  type Queryable,
  requirePermission,
  validationError,
} from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { newRecordId } from "../../kit/ids";
import { getBalance, postLedgerTransaction } from "../../kit/ledger";
import { nextReferenceNumber } from "../../kit/sequences";
import { toSearchText } from "../../kit/text";
import { getUserName } from "../accounts/users";
import { getMailSite } from "../mail/mail-site";
import { notifyRequester } from "./payout-emails";
import { tooManyOpenPayouts } from "./payout-errors";
import { getPayoutAccounts, type PayoutRow, toPayout } from "./payouts";

const MAX_OPEN_PAYOUTS = 3;
const OPEN_PAYOUT_STATUSES = ["queued", "approved", "processed"] as const;
const NEW_ACCOUNT_HOLD_MS = DAY_MS;

interface PayoutRequest {
  /** Rupiah. */
  amount: number;
  bankCode: string;
  accountNumber: string;
  accountName: string;
  notes: string;
}

interface RequestPayoutInput {
  tenantId: string;
  user: HostUser;
  payout: PayoutRequest;
  idempotencyKey: string | undefined;
  source: AuditSource;
}

/**
 * Requests a payout and holds its amount, in one transaction (designs B5).
 * @throws ApiError 403, 409, 422
 */
export async function requestPayout(
  context: HostContext,
  { tenantId, user, payout, idempotencyKey, source }: RequestPayoutInput,
) {
  requirePermission(user, "payout.request");
  if (!isBank(payout.bankCode))
    throw validationError({ bankCode: "Pilih bank atau dompet digital" });
  const accountNumber = normalizeAccountNumber(payout);
  const site = await getMailSite(context, tenantId);
  const request = {
    tenantId,
    operation: "requestPayout",
    key: idempotencyKey,
    body: [user.id, payout],
  };
  return withIdempotency(context, request, async (trx) => {
    const now = context.clock();
    // Locks the counter's row, so that a concurrent request counts this one as open.
    const reference = await nextReferenceNumber(trx, {
      tenantId,
      prefix: "PO",
      sequence: "payout",
      now,
    });
    await requireAvailableFunds(trx, { tenantId, userId: user.id, amount: payout.amount });
    const account = { tenantId, userId: user.id, bankCode: payout.bankCode, accountNumber, now };
    const row = createPayoutRow(
      { ...payout, accountNumber },
      {
        tenantId,
        reference,
        requester: { id: user.id, name: await getUserName(trx, user.id) },
        heldUntil: await getHoldEnd(trx, account),
        now,
      },
    );
    await trx.insertInto("payouts").values(row).execute();
    await recordRequest(context, trx, row, { user, source });
    if (row.held_until !== null)
      await notifyRequester(trx, site, {
        row,
        kind: "held",
        detail: formatDateTime(row.held_until),
        now,
      });
    return toPayout(row, true);
  });
}

interface NewPayout {
  tenantId: string;
  reference: string;
  requester: { id: string; name: string };
  heldUntil: number | null;
  now: number;
}

const createPayoutRow = (
  { amount, bankCode, accountNumber, accountName, notes }: PayoutRequest,
  { tenantId, reference, requester, heldUntil, now }: NewPayout,
): PayoutRow => ({
  lms_id: tenantId,
  id: newRecordId(),
  reference,
  requester_id: requester.id,
  requester_name: requester.name,
  amount,
  fee: getPayoutFee(bankCode),
  bank_code: bankCode,
  account_number: accountNumber,
  account_name: accountName,
  notes,
  status: "queued",
  requested_at: now,
  decided_by: null,
  decided_by_name: null,
  decided_at: null,
  reason: null,
  first_approver_id: null,
  first_approver_name: null,
  processed_at: null,
  completed_at: null,
  held_until: heldUntil,
  error_code: null,
  error_message: null,
  rail_id: null,
  next_attempt_at: null,
  version: 1,
  search_text: toSearchText(reference, requester.name, accountName, accountNumber.slice(-4)),
});

/** Holds the money and starts the timeline and the audit trail. */
async function recordRequest(
  context: HostContext,
  trx: Queryable,
  row: PayoutRow,
  { user, source }: { user: HostUser; source: AuditSource },
): Promise<void> {
  const { available, held } = getPayoutAccounts(user.id);
  await postLedgerTransaction(trx, {
    tenantId: row.lms_id,
    kind: "payout-requested",
    reference: row.id,
    at: row.requested_at,
    entries: [
      { account: available, amount: -row.amount },
      { account: held, amount: row.amount },
    ],
  });
  const event = {
    lms_id: row.lms_id,
    payout_id: row.id,
    version: 1,
    at: row.requested_at,
    actor_name: row.requester_name,
    kind: "requested",
    detail: null,
  };
  await trx.insertInto("payout_events").values(event).execute();
  await appendAudit(context, trx, source, {
    user,
    actorName: row.requester_name,
    action: "payout.requested",
    entity: "payout",
    entityId: row.id,
    after: { status: "queued", reference: row.reference, amount: row.amount },
  });
}

/**
 * An e-wallet's account is a mobile number, stored in E.164.
 * @throws ApiError 422 at `accountNumber`
 */
function normalizeAccountNumber({
  bankCode,
  accountNumber,
}: Pick<PayoutRequest, "bankCode" | "accountNumber">): string {
  const error = getAccountNumberError(bankCode, accountNumber);
  if (error) throw validationError({ accountNumber: error });
  return (isEWallet(bankCode) && normalizePhone(accountNumber)) || accountNumber;
}

/** @throws ApiError 409 with three open requests, 422 at `amount` above the available balance */
async function requireAvailableFunds(
  trx: Queryable,
  { tenantId, userId, amount }: { tenantId: string; userId: string; amount: number },
): Promise<void> {
  const open = await trx
    .selectFrom("payouts")
    .select("id")
    .where("lms_id", "=", tenantId)
    .where("requester_id", "=", userId)
    .where("status", "in", OPEN_PAYOUT_STATUSES)
    .execute();
  if (open.length >= MAX_OPEN_PAYOUTS) throw tooManyOpenPayouts();
  if ((await getBalance(trx, tenantId, getPayoutAccounts(userId).available)) < amount)
    throw validationError({ amount: "Jumlah ini melebihi saldo Anda yang tersedia" });
}

interface PayoutAccount {
  tenantId: string;
  userId: string;
  bankCode: string;
  accountNumber: string;
  now: number;
}

/**
 * Payouts to an account other than the user's first one are held for 24 hours after the account's
 * first use, so that a session thief cannot empty the balance unnoticed. Cancelling and requesting
 * again does not shorten the hold.
 * @returns UTC ms, or null without a hold
 */
async function getHoldEnd(
  trx: Queryable,
  { tenantId, userId, bankCode, accountNumber, now }: PayoutAccount,
): Promise<number | null> {
  const earliest = trx
    .selectFrom("payouts")
    .select(["bank_code", "account_number", "requested_at"])
    .where("lms_id", "=", tenantId)
    .where("requester_id", "=", userId)
    .orderBy("requested_at")
    .orderBy("id")
    .limit(1);
  const first = await earliest.executeTakeFirst();
  if (!first || (first.bank_code === bankCode && first.account_number === accountNumber))
    return null;
  const firstUse = await earliest
    .where("bank_code", "=", bankCode)
    .where("account_number", "=", accountNumber)
    .executeTakeFirst();
  const heldUntil = (firstUse?.requested_at ?? now) + NEW_ACCOUNT_HOLD_MS;
  return heldUntil > now ? heldUntil : null;
}
