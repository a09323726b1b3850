import { AdapterError } from "../adapters/adapter-error";
import type { PayoutNotice } from "../adapters/payout-rail";
import { mailSite } from "./account/mail-site";
import type { HostContext } from "./context";
import { changePayout, tellRequester } from "./services/payout-changes";
import type { PayoutRow } from "./services/payout-rows";

/** Payouts taken at a time; how long one that was taken is left alone; pause after a failure, and between questions. In ms. */
const BATCH = 20;
const TAKEN_MS = 60_000;
const RETRY_MS = 60_000;
const ASK_MS = 30_000;
const SYSTEM = "Sistem pencairan";

/**
 * Hands approved payouts to the rail and asks how those under way stand. Each is taken by a conditional update, so that of several
 * processes one handles it; the rail knows a payout by its reference, so that one which is sent again after a lost answer pays once.
 * @returns how many were handled
 */
export async function processPayouts(context: HostContext): Promise<number> {
  const { db, clock, log } = context;
  const due = await db
    .selectFrom("payouts")
    .selectAll()
    .where("status", "in", ["approved", "processed"])
    .where("next_attempt_at", "<=", clock())
    .orderBy("next_attempt_at")
    .limit(BATCH)
    .execute();
  let handled = 0;
  for (const row of due) {
    if (!(await take(context, row))) continue;
    handled++;
    try {
      const notice = await ask(context, row);
      if (notice) await record(context, row, notice);
    } catch (error) {
      if (!(error instanceof AdapterError)) throw error;
      log.warn({ error, reference: row.reference }, "the payout rail did not take a payout");
      if (error.retryable) await later(context, row, RETRY_MS);
      else await record(context, row, refusedBy(row, error));
    }
  }
  return handled;
}

/** Moves the time of its next attempt on, if nobody else did. */
async function take({ db, clock }: HostContext, { lms_id, id, next_attempt_at }: PayoutRow): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("payouts")
    .set({ next_attempt_at: clock() + TAKEN_MS })
    .where("lms_id", "=", lms_id)
    .where("id", "=", id)
    .where("next_attempt_at", "=", next_attempt_at)
    .where("status", "in", ["approved", "processed"])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const later = ({ db, clock }: HostContext, { lms_id, id }: PayoutRow, ms: number) =>
  db
    .updateTable("payouts")
    .set({ next_attempt_at: clock() + ms })
    .where("lms_id", "=", lms_id)
    .where("id", "=", id)
    .execute();

/** The reference is the tenant's own; the rail is everybody's. */
const railReference = ({ lms_id, reference }: PayoutRow) => `${lms_id}-${reference}`;

async function ask({ ports, db }: HostContext, row: PayoutRow): Promise<PayoutNotice | null> {
  const reference = railReference(row);
  if (row.status === "processed") return ports.rail.status(reference, undefined, row.rail_id ?? undefined);
  const { email } = await db.selectFrom("users").select("email").where("id", "=", row.requester_id).executeTakeFirstOrThrow();
  return ports.rail.send({
    ...{ reference, amount: row.amount - row.fee, bankCode: row.bank_code, accountNumber: row.account_number },
    ...{ accountName: row.account_name, email, notes: `${row.reference} ${row.notes}`.trim() },
  });
}

const refusedBy = (row: PayoutRow, error: AdapterError): PayoutNotice => ({
  ...{ reference: railReference(row), railId: row.rail_id ?? "", status: "failed", amount: row.amount - row.fee },
  ...{ errorCode: "REFUSED", errorMessage: error.message.slice(0, 300) },
});

/** What the rail says becomes the payout's state; what it said before changes nothing. */
async function record(context: HostContext, row: PayoutRow, notice: PayoutNotice): Promise<void> {
  const next =
    notice.status === "completed" ? "completed" : notice.status === "failed" || notice.status === "rejected" ? "failed" : "processed";
  if (next === row.status) return void (await later(context, row, ASK_MS));
  const site = await mailSite(context, row.lms_id);
  const now = context.clock();
  await context.db.transaction().execute(async (trx) => {
    const times = next === "processed" ? { processed_at: now, next_attempt_at: now } : next === "completed" ? { completed_at: now } : {};
    const detail = next === "failed" ? (notice.errorMessage ?? notice.errorCode) : null;
    const errors = next === "failed" ? { error_code: notice.errorCode, error_message: notice.errorMessage } : {};
    const set = { status: next, rail_id: notice.railId || row.rail_id, ...times, ...errors } as const;
    const source = { lmsId: row.lms_id, clientIp: "", requestId: "", user: null };
    const changed = await changePayout(context, trx, { row, kind: next, set, detail, actorName: SYSTEM, source });
    if (changed) await tellRequester(trx, site, row, next, detail, now);
  });
}
