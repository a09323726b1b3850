import { DAY_MS, MINUTE_MS } from "~/lib/time";
import { AdapterError } from "../../../adapters/adapter-error";
import type { PayoutUpdate } from "../../../adapters/payout-rail";
import type { HostContext } from "../../kit/context";
import { getMailSite } from "../mail/mail-site";
import { changePayout } from "./change-payout";
import { notifyRequester } from "./payout-emails";
import { type PayoutRow, toRailReference } from "./payouts";

const BATCH_SIZE = 20;
const CLAIM_TTL_MS = MINUTE_MS;
const RETRY_DELAY_MS = MINUTE_MS;
const POLL_INTERVAL_MS = MINUTE_MS / 2;
/** Delays after completion at which the rail is polled again, because banks return some payouts. */
const RECHECK_DELAYS_MS = [10 * MINUTE_MS, DAY_MS, 3 * DAY_MS] as const;
const MAX_RECHECK_DELAY_MS = Math.max(...RECHECK_DELAYS_MS);
/** Of the clocks of several instances. */
const MAX_CLOCK_SKEW_MS = MINUTE_MS;
const POLLED_STATUSES = ["approved", "processed", "completed"] as const;
const SYSTEM_ACTOR = "Sistem pencairan";

/**
 * Job: sends approved payouts to the rail, polls those in progress, and for three days checks
 * whether the bank returned a completed one (designs B5). Payouts are claimed by a conditional
 * update, so several processes are safe; the rail deduplicates by reference, so a retry after a
 * lost response pays once.
 * @returns the number of payouts handled
 */
export async function processPayouts(context: HostContext): Promise<number> {
  const { db, clock, log } = context;
  const now = clock();
  const due = await db
    .selectFrom("payouts")
    .selectAll()
    .where(({ or, and, eb }) =>
      or([
        eb("next_attempt_at", "<=", now),
        // Written while a clock was ahead.
        eb("next_attempt_at", ">", now + MAX_RECHECK_DELAY_MS + MAX_CLOCK_SKEW_MS),
        and([
          eb("status", "!=", "completed"),
          eb("next_attempt_at", ">", now + CLAIM_TTL_MS + MAX_CLOCK_SKEW_MS),
        ]),
      ]),
    )
    .where("status", "in", POLLED_STATUSES)
    .orderBy("next_attempt_at")
    .limit(BATCH_SIZE)
    .execute();
  let handled = 0;
  for (const row of due) {
    if (!(await claimPayout(context, row))) continue;
    handled++;
    try {
      const notice = await callRail(context, row);
      if (notice) await applyNotice(context, row, notice);
    } catch (error) {
      if (!(error instanceof AdapterError)) throw error;
      log.warn({ error, reference: row.reference }, "payout rail request failed");
      if (isRejectedByRail(row, error)) await applyNotice(context, row, toRejectionNotice(row));
      else await reschedulePayout(context, row, clock() + RETRY_DELAY_MS, error.acceptedId);
    }
  }
  return handled;
}

/**
 * Postpones the next attempt unless another process did. The version separates two claims in one
 * millisecond.
 */
async function claimPayout(
  { db, clock }: HostContext,
  { lms_id, id, next_attempt_at, version }: PayoutRow,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("payouts")
    .set({ next_attempt_at: clock() + CLAIM_TTL_MS })
    .where("lms_id", "=", lms_id)
    .where("id", "=", id)
    .where("next_attempt_at", "=", next_attempt_at)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * @param newRailId the rail's id, if the failed request revealed it; the next attempt continues
 * with it
 */
const reschedulePayout = (
  { db }: HostContext,
  { lms_id, id, version }: PayoutRow,
  next_attempt_at: number | null,
  newRailId: string | null = null,
) =>
  db
    .updateTable("payouts")
    .set({ next_attempt_at, ...(newRailId !== null && { rail_id: newRailId }) })
    .where("lms_id", "=", lms_id)
    .where("id", "=", id)
    .where("version", "=", version)
    .execute();

async function callRail({ ports, db }: HostContext, row: PayoutRow): Promise<PayoutUpdate | null> {
  const reference = toRailReference(row);
  if (row.status !== "approved")
    return ports.rail.status(reference, undefined, row.rail_id ?? undefined);
  const { email } = await db
    .selectFrom("users")
    .select("email")
    .where("id", "=", row.requester_id)
    .executeTakeFirstOrThrow();
  return ports.rail.send({
    reference,
    amount: row.amount - row.fee,
    bankCode: row.bank_code,
    accountNumber: row.account_number,
    accountName: row.account_name,
    email,
    railId: row.rail_id ?? undefined,
    notes: `${row.reference} ${row.notes}`.trim().slice(0, 100),
  });
}

/**
 * Only a payout that the rail never accepted fails by a rejection: an accepted one may still
 * arrive. 401 and 403 concern our credentials, not the payout.
 */
const isRejectedByRail = (row: PayoutRow, { retryable, status, acceptedId }: AdapterError) =>
  row.status === "approved" &&
  row.rail_id === null &&
  acceptedId === null &&
  !retryable &&
  status !== 401 &&
  status !== 403;

const RAIL_REJECTION = {
  errorCode: "REFUSED",
  errorMessage: "Layanan pencairan tidak menerima permintaan ini",
} as const;

/** The rail's error text is logged only; it is not meant for the requester. */
const toRejectionNotice = (row: PayoutRow): PayoutUpdate => ({
  reference: toRailReference(row),
  railId: row.rail_id ?? "",
  status: "failed",
  amount: row.amount - row.fee,
  ...RAIL_REJECTION,
});

/** UTC ms; null after the last re-check. */
const getNextCheckTime = (completedAt: number, now: number) =>
  RECHECK_DELAYS_MS.map((pause) => completedAt + pause).find((time) => time > now) ?? null;

const STATUS_BY_RAIL_STATUS = {
  queued: "processed",
  approved: "processed",
  processed: "processed",
  completed: "completed",
  failed: "failed",
  rejected: "failed",
} as const satisfies Record<PayoutUpdate["status"], string>;

/** Applies the rail's status. A repeated or an older status changes nothing. */
async function applyNotice(
  context: HostContext,
  row: PayoutRow,
  notice: PayoutUpdate,
): Promise<void> {
  const { status, railId } = notice;
  const { errorCode, errorMessage } =
    status === "rejected" && !notice.errorMessage ? RAIL_REJECTION : notice;
  const now = context.clock();
  const next = STATUS_BY_RAIL_STATUS[status];
  if (row.status === "completed" && next !== "failed") {
    await reschedulePayout(context, row, getNextCheckTime(row.completed_at ?? now, now));
    return;
  }
  if (next === row.status) {
    await reschedulePayout(context, row, now + POLL_INTERVAL_MS);
    return;
  }
  const kind = row.status === "completed" ? "reversed" : next;
  const detail = next === "failed" ? (errorMessage ?? errorCode) : null;
  const set = {
    status: next,
    rail_id: railId || row.rail_id,
    next_attempt_at: null,
    ...(next === "processed" && { processed_at: now, next_attempt_at: now }),
    ...(next === "completed" && { completed_at: now, next_attempt_at: getNextCheckTime(now, now) }),
    ...(next === "failed" && { error_code: errorCode, error_message: errorMessage }),
  } as const;
  const site = await getMailSite(context, row.lms_id);
  const source = { tenantId: row.lms_id, clientIp: "", requestId: "process-payouts" };
  await context.db.transaction().execute(async (trx) => {
    const changed = await changePayout(context, trx, {
      row,
      kind,
      set,
      detail,
      user: null,
      actorName: SYSTEM_ACTOR,
      at: now,
      source,
    });
    if (changed) await notifyRequester(trx, site, { row, kind, detail, now });
  });
}
