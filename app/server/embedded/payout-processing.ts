import { AdapterError } from "../adapters/adapter-error";
import type { PayoutNotice } from "../adapters/payout-rail";
import { mailSite } from "./account/mail-site";
import type { HostContext } from "./context";
import { changePayout, tellRequester } from "./services/payout-changes";
import type { PayoutRow } from "./services/payout-rows";

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
/** Payouts taken at a time; how long one that was taken is left alone; pause after a failure, and between questions. */
const BATCH = 20;
const TAKEN_MS = MINUTE;
const RETRY_MS = MINUTE;
const ASK_MS = MINUTE / 2;
/** How long after its completion a payout is asked for again: banks send some back. */
const ASKED_AGAIN_MS = [10 * MINUTE, DAY, 3 * DAY] as const;
const LOOKED_AT = ["approved", "processed", "completed"] as const;
const SYSTEM = "Sistem pencairan";

/**
 * Job: hands approved payouts to the rail and asks how those under way stand, and for three days whether the bank sent a completed one
 * back (designs B5). Each is taken by a conditional update, so that of several processes one handles it; the rail knows a payout by its
 * reference, so that one which is sent again after a lost answer pays once.
 * @returns how many were handled
 */
export async function processPayouts(context: HostContext): Promise<number> {
  const { db, clock, log } = context;
  const due = await db
    .selectFrom("payouts")
    .selectAll()
    .where("next_attempt_at", "<=", clock())
    .where("status", "in", LOOKED_AT)
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
      if (isRefused(row, error)) await record(context, row, refusedBy(row));
      else await lookAgain(context, row, clock() + RETRY_MS, error.taken);
    }
  }
  return handled;
}

/** Moves the time of its next attempt on, if nobody else did. The version tells two moments of the same millisecond apart. */
async function take({ db, clock }: HostContext, { lms_id, id, next_attempt_at, version }: PayoutRow): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("payouts")
    .set({ next_attempt_at: clock() + TAKEN_MS })
    .where("lms_id", "=", lms_id)
    .where("id", "=", id)
    .where("next_attempt_at", "=", next_attempt_at)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @param taken the rail's number, where it is newly known: the next try goes on with it */
const lookAgain = ({ db }: HostContext, { lms_id, id, version }: PayoutRow, next_attempt_at: number | null, taken: string | null = null) =>
  db
    .updateTable("payouts")
    .set({ next_attempt_at, ...(taken !== null && { rail_id: taken }) })
    .where("lms_id", "=", lms_id)
    .where("id", "=", id)
    .where("version", "=", version)
    .execute();

/** The reference is the tenant's own; the rail is everybody's. */
const railReference = ({ lms_id, reference }: PayoutRow) => `${lms_id}-${reference}`;

async function ask({ ports, db }: HostContext, row: PayoutRow): Promise<PayoutNotice | null> {
  const reference = railReference(row);
  if (row.status !== "approved") return ports.rail.status(reference, undefined, row.rail_id ?? undefined);
  const { email } = await db.selectFrom("users").select("email").where("id", "=", row.requester_id).executeTakeFirstOrThrow();
  return ports.rail.send({
    ...{ reference, amount: row.amount - row.fee, bankCode: row.bank_code, accountNumber: row.account_number },
    ...{
      accountName: row.account_name,
      email,
      railId: row.rail_id ?? undefined,
      notes: `${row.reference} ${row.notes}`.trim().slice(0, 100),
    },
  });
}

/**
 * Only a payout that was never taken may fail by a refusal: one that the rail has may still arrive, whatever a question about it meets.
 * A refused key (401, 403) says something of our settings and nothing of the payout.
 */
const isRefused = (row: PayoutRow, { retryable, status, taken }: AdapterError) =>
  row.status === "approved" && row.rail_id === null && taken === null && !retryable && status !== 401 && status !== 403;

const REFUSED = { errorCode: "REFUSED", errorMessage: "Layanan pencairan tidak menerima permintaan ini" } as const;

/** The service's own words stay in the log: they are for us, not for the requester. */
const refusedBy = (row: PayoutRow): PayoutNotice => ({
  ...{ reference: railReference(row), railId: row.rail_id ?? "", status: "failed", amount: row.amount - row.fee },
  ...REFUSED,
});

/** UTC ms; null once it was asked for often enough. */
const nextQuestion = (completedAt: number, now: number) =>
  ASKED_AGAIN_MS.map((pause) => completedAt + pause).find((time) => time > now) ?? null;

/** The rail's states as ours; one that it has taken is under way, whatever it calls that. */
const NEXT = {
  queued: "processed",
  approved: "processed",
  processed: "processed",
  completed: "completed",
  failed: "failed",
  rejected: "failed",
} as const satisfies Record<PayoutNotice["status"], string>;

/** What the rail says becomes the payout's state; what it said before, or what would be a step back, changes nothing. */
async function record(context: HostContext, row: PayoutRow, notice: PayoutNotice): Promise<void> {
  const { status, railId } = notice;
  const { errorCode, errorMessage } = status === "rejected" && !notice.errorMessage ? REFUSED : notice;
  const now = context.clock();
  const next = NEXT[status];
  if (row.status === "completed" && next !== "failed") {
    await lookAgain(context, row, nextQuestion(row.completed_at ?? now, now));
    return;
  }
  if (next === row.status) {
    await lookAgain(context, row, now + ASK_MS);
    return;
  }
  const kind = row.status === "completed" ? "reversed" : next;
  const detail = next === "failed" ? (errorMessage ?? errorCode) : null;
  const set = {
    ...{ status: next, rail_id: railId || row.rail_id, next_attempt_at: null },
    ...(next === "processed" && { processed_at: now, next_attempt_at: now }),
    ...(next === "completed" && { completed_at: now, next_attempt_at: nextQuestion(now, now) }),
    ...(next === "failed" && { error_code: errorCode, error_message: errorMessage }),
  } as const;
  const site = await mailSite(context, row.lms_id);
  const source = { lmsId: row.lms_id, clientIp: "", requestId: "process-payouts", user: null };
  await context.db.transaction().execute(async (trx) => {
    const changed = await changePayout(context, trx, { row, kind, set, detail, actorName: SYSTEM, at: now, source });
    if (changed) await tellRequester(trx, site, row, kind, detail, now);
  });
}
