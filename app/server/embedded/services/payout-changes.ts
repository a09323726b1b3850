import { bankName, maskAccount } from "~/lib/banks";
import { formatRupiah } from "~/lib/rupiah";
import type { HandlerInput } from "../../hosts/implement";
import type { MailSite } from "../account/mail-site";
import { appendAudit } from "../audit";
import type { HostContext, Queryable } from "../context";
import { postLedger } from "../ledger";
import { enqueueMail } from "../outbox";
import { payoutLine } from "./payout-lines";
import type { PayoutRow } from "./payout-rows";

export type Source = Pick<HandlerInput, "lmsId" | "clientIp" | "requestId"> & Pick<Parameters<typeof appendAudit>[3], "user">;

export interface Change {
  /** The row as it must still be: its status and version. */
  row: PayoutRow;
  set: Partial<PayoutRow>;
  /** What happened, for the timeline and (as `payout.<kind>`) the audit log. */
  kind: "approved-first" | "approved" | "rejected" | "cancelled" | "processed" | "completed" | "failed" | "reversed";
  detail?: string | null;
  actorName: string;
  /** UTC ms; now unless told. */
  at?: number;
  source: Source;
}

/** Accounts of a requester: what can be paid out, what is held for open requests, what was paid out. */
export const accountsOf = (userId: string) =>
  ({ available: `user:${userId}:available`, held: `user:${userId}:held`, paidOut: `user:${userId}:paid-out` }) as const;

/**
 * One transition, once: a conditional update on status and version, and in the same transaction the money, the timeline and the audit
 * row. Of two at once one changes nothing.
 * @returns false when the row is no longer as it was
 */
export async function changePayout(
  context: HostContext,
  trx: Queryable,
  { row, set, kind, detail = null, actorName, at = context.clock(), source }: Change,
): Promise<boolean> {
  const { lms_id, id } = row;
  const version = row.version + 1;
  const { numUpdatedRows } = await trx
    .updateTable("payouts")
    .set({ ...set, version, csv_line: payoutLine({ ...row, ...set }) })
    .where("lms_id", "=", lms_id)
    .where("id", "=", id)
    .where("status", "=", row.status)
    .where("version", "=", row.version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const posting = postingOf(row, kind, at);
  if (posting) await postLedger(trx, posting);
  await trx.insertInto("payout_events").values({ lms_id, payout_id: id, version, at, actor_name: actorName, kind, detail }).execute();
  await appendAudit(context, trx, source, { user: source.user, actorName, ...deedOf(row, { set, kind, detail }) });
  return true;
}

/** How a step stands in the audit log. */
export const deedOf = (row: PayoutRow, { set, kind, detail }: Pick<Change, "set" | "kind" | "detail">) => ({
  ...{ action: `payout.${kind}`, entity: "payout", entityId: row.id, before: { status: row.status } },
  after: { status: set.status ?? row.status, reference: row.reference, amount: row.amount, ...(detail && { detail }) },
});

/** What a step moves (designs B5): the money is held from the request on, back or paid out at its end. Null: nothing. */
export function postingOf(row: PayoutRow, kind: Change["kind"], at: number) {
  const { available, held, paidOut } = accountsOf(row.requester_id);
  const move = (from: string, to: string) => ({
    ...{ lmsId: row.lms_id, kind: `payout-${kind}`, reference: row.id, at },
    entries: [
      { account: from, amount: -row.amount },
      { account: to, amount: row.amount },
    ],
  });
  if (kind === "rejected" || kind === "cancelled" || kind === "failed") return move(held, available);
  if (kind === "completed") return move(held, paidOut);
  return kind === "reversed" ? move(paidOut, available) : null;
}

const TOLD: Partial<Record<Change["kind"] | "held", { subject: string; words: (row: PayoutRow, detail: string | null) => string }>> = {
  held: {
    subject: "ke rekening baru",
    words: (row, detail) =>
      `diajukan ke rekening yang belum pernah Anda pakai: ${bankName(row.bank_code)} ${maskAccount(row.account_number)}. Permintaan ini baru dapat disetujui setelah ${detail}.\n\nJika bukan Anda yang mengajukannya, batalkan permintaan ini dan ganti kata sandi Anda.`,
  },
  approved: { subject: "disetujui", words: () => "sudah disetujui dan sedang dikirim ke bank." },
  rejected: { subject: "ditolak", words: (_, detail) => `ditolak, dan dananya kembali ke saldo Anda.\n\nAlasan: ${detail}` },
  completed: {
    subject: "berhasil",
    words: (row) => `sudah sampai di rekening ${row.account_name}. Jumlah yang diterima: ${formatRupiah(row.amount - row.fee)}.`,
  },
  failed: {
    subject: "gagal",
    words: (_, detail) => `tidak dapat dikirim oleh bank, dan dananya kembali ke saldo Anda.\n\nKeterangan bank: ${detail ?? "-"}`,
  },
  reversed: {
    subject: "dikembalikan bank",
    words: (_, detail) => `dikembalikan oleh bank, dan dananya kembali ke saldo Anda.\n\nKeterangan: ${detail}`,
  },
};

/** Tells the requester, in the transaction of the change. `held`: of a request to an account that is new. */
export async function tellRequester(
  trx: Queryable,
  site: MailSite,
  row: PayoutRow,
  kind: Change["kind"] | "held",
  detail: string | null,
  now: number,
): Promise<void> {
  const told = TOLD[kind];
  if (!told) return;
  const { email } = await trx.selectFrom("users").select("email").where("id", "=", row.requester_id).executeTakeFirstOrThrow();
  const body = `Halo ${row.requester_name},\n\nPencairan ${row.reference} sebesar ${formatRupiah(row.amount)} ${told.words(row, detail)}\n\nLihat rinciannya:\n${site.url(`/Dashboard/Payouts/${row.id}`)}\n\nSalam,\n${site.title}`;
  await enqueueMail(trx, {
    lmsId: row.lms_id,
    to: email,
    subject: `Pencairan ${row.reference} ${told.subject}`,
    body,
    kind: "payout",
    now,
  });
}
