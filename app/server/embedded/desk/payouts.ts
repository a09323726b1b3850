import { sql } from "kysely";
import { TWO_APPROVERS_FROM } from "~/lib/payout-status";
import type { deskPayoutOperations } from "../../hosts/desk/payouts";
import { HostRefusal } from "../../hosts/implement";
import { mailSite } from "../account/mail-site";
import { answerOnce } from "../answer-once";
import { appendAudit } from "../audit";
import { type HandlersOf, type HostContext, MANAGERS, missing, requireRole } from "../context";
import { newRecordId } from "../ids";
import { balanceOf, postLedger } from "../ledger";
import { accountsOf, changePayout, tellRequester } from "../services/payout-changes";
import { decidesOnOwn } from "../services/payout-decisions";
import { findPayout, isManager, tooLate, toPayout, visiblePayouts } from "../services/payout-rows";
import { exportPayouts } from "./payout-export";
import { nameOf } from "./people-rows";

/** Payouts as their screens need them (designs B5). */
export function deskPayoutHandlers(context: HostContext): HandlersOf<typeof deskPayoutOperations> {
  const { db, clock } = context;
  return {
    getPayout: async ({ lmsId, user, params }) => {
      const row = await findPayout(db, lmsId, params.id, user);
      const isOwn = row.requester_id === user.id;
      const [events, onOwn] = await Promise.all([
        db.selectFrom("payout_events").selectAll().where("lms_id", "=", lmsId).where("payout_id", "=", row.id).orderBy("version").execute(),
        decidesOnOwn(db, lmsId),
      ]);
      const decides = isManager(user) && (!isOwn || onOwn);
      const isQueued = row.status === "queued";
      const isHeld = row.held_until !== null && row.held_until > clock();
      const can = {
        approve: decides && isQueued && !isHeld && row.first_approver_id !== user.id,
        reject: decides && isQueued,
        cancel: isOwn && isQueued,
        reverse: decides && row.status === "completed",
      };
      return {
        data: {
          ...toPayout(row, isOwn || isManager(user)),
          events: events.map(({ at, actor_name, kind, detail }) => ({ at, actor: actor_name, kind, detail })),
          ...{ needsTwo: row.amount >= TWO_APPROVERS_FROM, can, isOwn },
        },
      };
    },

    cancelPayout: async (input) => {
      const { lmsId, user, params, body } = input;
      const row = await db.transaction().execute(async (trx) => {
        const before = await findPayout(trx, lmsId, params.id, user);
        if (before.requester_id !== user.id) throw missing("Pencairan");
        if (before.status !== "queued" || before.version !== body.version) throw tooLate(before);
        const actorName = await nameOf(trx, user.id);
        const changed = await changePayout(context, trx, {
          row: before,
          kind: "cancelled",
          set: { status: "cancelled" },
          actorName,
          source: input,
        });
        if (!changed) throw tooLate(await findPayout(trx, lmsId, params.id, user));
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
        if (before.requester_id === user.id && !(await decidesOnOwn(trx, lmsId)))
          throw new HostRefusal(403, "Anda tidak dapat memutuskan pencairan Anda sendiri.");
        if (before.status !== "completed" || before.version !== body.version) throw tooLate(before);
        const actorName = await nameOf(trx, user.id);
        const set = { status: "failed" as const, error_code: "BANK_REFUND", error_message: body.reason };
        const changed = await changePayout(context, trx, {
          row: before,
          kind: "reversed",
          set,
          detail: body.reason,
          actorName,
          source: input,
        });
        if (!changed) throw tooLate(await findPayout(trx, lmsId, params.id, user));
        await tellRequester(trx, site, before, "reversed", body.reason, clock());
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
      new Response(exportPayouts(db, lmsId, user, query), {
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
