import { formatDateTime } from "~/lib/dates";
import { TWO_APPROVERS_FROM } from "~/lib/payout-status";
import { HostRefusal, type HostUser } from "../../hosts/implement";
import type { payoutOperations } from "../../hosts/services/payouts";
import { type MailSite, mailSite } from "../account/mail-site";
import { type HandlersOf, type HostContext, invalid, MANAGERS, type Queryable, requireRole } from "../context";
import { nameOf } from "../desk/people-rows";
import { isPassword } from "../password";
import { giveBackTry, takeTry } from "../try-limits";
import { changePayout, type Source, tellRequester } from "./payout-changes";
import { findPayout, isRepeated, type PayoutRow, sameOrTooLate, tooLate, toPayout } from "./payout-rows";

const OWN = "Anda tidak dapat memutuskan pencairan Anda sendiri.";
const TWICE = "Anda sudah menyetujui pencairan ini. Persetujuan kedua harus dari orang lain.";
const PASSWORD_TRIES = { most: 5, windowMs: 15 * 60_000 };

/** May people of this tenant decide on their own? Only where an installation has a single admin and its setting says so. */
export async function decidesOnOwn(db: Queryable, lmsId: string): Promise<boolean> {
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("lms_id", "=", lmsId)
    .where("key", "=", "allowSelfApproval")
    .executeTakeFirst();
  return row?.value === "true";
}

/** Maker-checker: never on one's own, whatever the role. @throws HostRefusal 403 */
export async function requireOther(db: Queryable, { lms_id, requester_id }: PayoutRow, user: HostUser): Promise<void> {
  if (requester_id === user.id && !(await decidesOnOwn(db, lms_id))) throw new HostRefusal(403, OWN);
}

/** Approving and rejecting (designs B5): maker-checker for every role, two people from Rp10.000.000, each decision once. */
export function payoutDecisions(context: HostContext): Pick<HandlersOf<typeof payoutOperations>, "approvePayout" | "rejectPayout"> {
  const { db, clock } = context;

  const approve = (source: Source, user: HostUser, site: MailSite, { id, version }: { id: string; version: number }) =>
    db.transaction().execute(async (trx) => {
      const now = clock();
      const row = await findPayout(trx, source.lmsId, id, user);
      await requireOther(trx, row, user);
      const decision = { user, kinds: ["approved-first", "approved"], version };
      if (await isRepeated(trx, row, decision)) return row;
      if (row.status === "queued" && row.first_approver_id === user.id) throw new HostRefusal(409, TWICE, { status: row.status });
      if (row.status !== "queued" || row.version !== version) throw tooLate(row);
      if (row.held_until !== null && row.held_until > now)
        throw new HostRefusal(409, `Rekening ini baru. Pencairan dapat disetujui setelah ${formatDateTime(row.held_until)}.`, {
          ...{ status: row.status, heldUntil: row.held_until },
        });
      const actorName = await nameOf(trx, user.id);
      const isFirstOfTwo = row.amount >= TWO_APPROVERS_FROM && row.first_approver_id === null;
      const changed = await changePayout(context, trx, {
        ...{ row, kind: isFirstOfTwo ? "approved-first" : "approved", actorName, at: now, source },
        detail: row.requester_id === user.id ? "Disetujui oleh pemohonnya sendiri" : null,
        set: isFirstOfTwo
          ? { first_approver_id: user.id, first_approver_name: actorName }
          : { status: "approved", decided_by: user.id, decided_by_name: actorName, decided_at: now, next_attempt_at: now },
      });
      if (!changed) return sameOrTooLate(trx, await findPayout(trx, source.lmsId, id, user), decision);
      if (!isFirstOfTwo) await tellRequester(trx, site, row, "approved", null, now);
      return findPayout(trx, source.lmsId, id, user);
    });

  return {
    approvePayout: async (input) => {
      const { lmsId, user, body } = input;
      requireRole(user, MANAGERS);
      await requirePassword(context, user.id, body.password);
      const site = await mailSite(context, lmsId);
      const done = (payout: PayoutRow) => ({ id: payout.id, ok: true, message: messageOf(payout), payout: toPayout(payout, true) });
      const [only] = body.payouts;
      if (only && body.payouts.length === 1) return { data: [done(await approve(input, user, site, only))] };
      const data = [];
      for (const one of body.payouts) {
        try {
          data.push(done(await approve(input, user, site, one)));
        } catch (error) {
          if (!(error instanceof HostRefusal)) throw error;
          const row = error.status === 404 ? null : await findPayout(db, lmsId, one.id, user);
          data.push({ id: one.id, ok: false, message: error.message, payout: row && toPayout(row, true) });
        }
      }
      return { data };
    },

    rejectPayout: async (input) => {
      const { lmsId, user, body } = input;
      requireRole(user, MANAGERS);
      const site = await mailSite(context, lmsId);
      const row = await db.transaction().execute(async (trx) => {
        const before = await findPayout(trx, lmsId, body.id, user);
        await requireOther(trx, before, user);
        const decision = { user, kinds: ["rejected"], version: body.version };
        if (before.status !== "queued" || before.version !== body.version) return sameOrTooLate(trx, before, decision);
        const now = clock();
        const actorName = await nameOf(trx, user.id);
        const changed = await changePayout(context, trx, {
          ...{ row: before, kind: "rejected", detail: body.reason, actorName, at: now, source: input },
          set: { status: "rejected", decided_by: user.id, decided_by_name: actorName, decided_at: now, reason: body.reason },
        });
        if (!changed) return sameOrTooLate(trx, await findPayout(trx, lmsId, body.id, user), decision);
        await tellRequester(trx, site, before, "rejected", body.reason, now);
        return findPayout(trx, lmsId, body.id, user);
      });
      return { data: toPayout(row, true), message: "Pencairan ditolak" };
    },
  };
}

const messageOf = ({ status }: PayoutRow) => (status === "queued" ? "Persetujuan pertama dicatat; perlu satu orang lagi" : "Disetujui");

/** The password once more; each try is counted before it is looked at. @throws HostRefusal 422 at `password`, 429 after five wrong ones */
async function requirePassword({ db, clock }: HostContext, userId: string, password: string): Promise<void> {
  const name = `payout-password ${userId}`;
  await db.transaction().execute((trx) => takeTry(trx, { name, ...PASSWORD_TRIES }, clock()));
  const row = await db.selectFrom("users").select("password_hash").where("id", "=", userId).executeTakeFirst();
  if (!(await isPassword(row?.password_hash, password))) throw invalid({ password: "Kata sandi salah" });
  await giveBackTry(db, name);
}
