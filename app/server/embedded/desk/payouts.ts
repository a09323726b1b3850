import { sql } from "kysely";
import type { deskPayoutOperations } from "../../hosts/desk/payouts";
import { HostRefusal } from "../../hosts/implement";
import { mailSite } from "../account/mail-site";
import { answerOnce } from "../answer-once";
import { appendAudit } from "../audit";
import { type HandlersOf, type HostContext, MANAGERS, missing, requireRole, STALE } from "../context";
import { newRecordId } from "../ids";
import { balanceOf, postLedger } from "../ledger";
import { accountsOf, changePayout, tellRequester } from "../services/payout-changes";
import { requireOther } from "../services/payout-decisions";
import { findPayout, sameOrTooLate, toPayout, visiblePayouts } from "../services/payout-rows";
import { payoutDetail } from "./payout-detail";
import { exportPayouts } from "./payout-export";
import { nameOf } from "./people-rows";

/** Payouts as their screens need them (designs B5). */
export function deskPayoutHandlers(context: HostContext): HandlersOf<typeof deskPayoutOperations> {
  const { db, clock } = context;
  return {
    ...payoutDetail(context),

    cancelPayout: async (input) => {
      const { lmsId, user, params, body } = input;
      const row = await db.transaction().execute(async (trx) => {
        const before = await findPayout(trx, lmsId, params.id, user);
        if (before.requester_id !== user.id) throw missing("Pencairan");
        const decision = { user, kinds: ["cancelled"], version: body.version };
        if (before.status !== "queued" || before.version !== body.version) return sameOrTooLate(trx, before, decision);
        const [at, actorName] = [clock(), await nameOf(trx, user.id)];
        const changed = await changePayout(context, trx, {
          ...{ row: before, kind: "cancelled", actorName, at, source: input },
          set: { status: "cancelled", decided_by: user.id, decided_by_name: actorName, decided_at: at },
        });
        if (!changed) return sameOrTooLate(trx, await findPayout(trx, lmsId, params.id, user), decision);
        return findPayout(trx, lmsId, params.id, user);
      });
      return { data: toPayout(row, true), message: "Pencairan dibatalkan" };
    },

    reversePayout: async (input) => {
      const { lmsId, user, params, body } = input;
      requireRole(user, MANAGERS);
      const site = await mailSite(context, lmsId);
      const row = await db.transaction().execute(async (trx) => {
        const before = await findPayout(trx, lmsId, params.id, user);
        await requireOther(trx, before, user);
        const late = new HostRefusal(409, STALE, { status: before.status });
        if (before.status !== "completed" || before.version !== body.version) throw late;
        const at = clock();
        const changed = await changePayout(context, trx, {
          ...{ row: before, kind: "reversed", detail: body.reason, actorName: await nameOf(trx, user.id), at, source: input },
          set: { status: "failed", error_code: "BANK_REFUND", error_message: body.reason, next_attempt_at: null },
        });
        if (!changed) throw late;
        await tellRequester(trx, site, before, "reversed", body.reason, at);
        return findPayout(trx, lmsId, params.id, user);
      });
      return { data: toPayout(row, true), message: "Pengembalian dicatat" };
    },

    getPayoutTotals: async ({ lmsId, user }) => {
      const rows = await visiblePayouts(db, lmsId, user, {})
        .clearSelect()
        .select(["status", sql<number>`count(*)`.as("count"), sql<number>`coalesce(sum(amount), 0)`.as("amount")])
        .groupBy("status")
        .execute();
      return { data: rows.map(({ status, count, amount }) => ({ status, count: Number(count), amount: Number(amount) })) };
    },

    exportPayouts: async ({ lmsId, user, query }) =>
      new Response(await exportPayouts(db, lmsId, user, query), {
        headers: { "Content-Type": "text/csv; charset=utf-8", "Content-Disposition": 'attachment; filename="pencairan-dana.csv"' },
      }),

    creditEarnings: async (input) => {
      const { lmsId, user, body, idempotencyKey } = input;
      requireRole(user, MANAGERS);
      if (body.userId === user.id) throw new HostRefusal(403, "Anda tidak dapat memberi saldo kepada diri sendiri.");
      const once = { lmsId, operation: "creditEarnings", key: idempotencyKey, body: [user.id, body] };
      const data = await answerOnce(context, once, async (trx) => {
        const found = await trx
          .selectFrom("user_roles")
          .select("role")
          .where("lms_id", "=", lmsId)
          .where("user_id", "=", body.userId)
          .limit(1)
          .executeTakeFirst();
        if (!found) throw missing("Pengguna");
        const { available } = accountsOf(body.userId);
        const entries = [
          { account: "expense:earnings", amount: -body.amount },
          { account: available, amount: body.amount },
        ];
        await postLedger(trx, { lmsId, kind: "earning", reference: newRecordId(), at: clock(), entries });
        await appendAudit(context, trx, input, {
          ...{ user, actorName: await nameOf(trx, user.id), action: "earning.credited", entity: "user", entityId: body.userId },
          after: { amount: body.amount, note: body.note },
        });
        return { available: await balanceOf(trx, lmsId, available) };
      });
      return { data };
    },
  };
}
