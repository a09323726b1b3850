import { getBankName, maskAccount } from "~/lib/banks";
import { formatRupiah } from "~/lib/rupiah";
import type { Queryable } from "../../kit/context";
import { enqueueMail } from "../mail/enqueue-mail";
import type { MailSite } from "../mail/mail-site";
import type { PayoutChangeKind } from "./change-payout";
import type { PayoutRow } from "./payouts";

/** `held`: a request to an account that the requester has not used before. */
type NotificationKind = PayoutChangeKind | "held";

interface MessageTemplate {
  subject: string;
  formatBody: (row: PayoutRow, detail: string | null) => string;
}

const MESSAGES: Partial<Record<NotificationKind, MessageTemplate>> = {
  held: {
    subject: "ke rekening baru",
    formatBody: (row, detail) =>
      `diajukan ke rekening yang belum pernah Anda pakai: ${getBankName(row.bank_code)} ${maskAccount(row.account_number)}. Permintaan ini baru dapat disetujui setelah ${detail}.\n\nJika bukan Anda yang mengajukannya, batalkan permintaan ini dan ganti kata sandi Anda.`,
  },
  approved: {
    subject: "disetujui",
    formatBody: () => "sudah disetujui dan sedang dikirim ke bank.",
  },
  rejected: {
    subject: "ditolak",
    formatBody: (_, detail) => `ditolak, dan dananya kembali ke saldo Anda.\n\nAlasan: ${detail}`,
  },
  completed: {
    subject: "berhasil",
    formatBody: (row) =>
      `sudah sampai di rekening ${row.account_name}. Jumlah yang diterima: ${formatRupiah(row.amount - row.fee)}.`,
  },
  failed: {
    subject: "gagal",
    formatBody: (_, detail) =>
      `tidak dapat dikirim oleh bank, dan dananya kembali ke saldo Anda.\n\nKeterangan bank: ${detail ?? "-"}`,
  },
  reversed: {
    subject: "dikembalikan bank",
    formatBody: (_, detail) =>
      `dikembalikan oleh bank, dan dananya kembali ke saldo Anda.\n\nKeterangan: ${detail}`,
  },
};

interface Notification {
  row: PayoutRow;
  kind: NotificationKind;
  detail?: string | null;
  /** UTC ms. */
  now: number;
}

/**
 * Emails the requester about a change, in the change's transaction. Kinds without a message send
 * nothing.
 */
export async function notifyRequester(
  trx: Queryable,
  site: MailSite,
  { row, kind, detail = null, now }: Notification,
): Promise<void> {
  const message = MESSAGES[kind];
  if (!message) return;
  const { email } = await trx
    .selectFrom("users")
    .select("email")
    .where("id", "=", row.requester_id)
    .executeTakeFirstOrThrow();
  const text = message.formatBody(row, detail);
  await enqueueMail(trx, {
    tenantId: row.lms_id,
    to: email,
    subject: `Pencairan ${row.reference} ${message.subject}`,
    body: `Halo ${row.requester_name},\n\nPencairan ${row.reference} sebesar ${formatRupiah(row.amount)} ${text}\n\nLihat rinciannya:\n${site.getUrl(`/Dashboard/Payouts/${row.id}`)}\n\nSalam,\n${site.title}`,
    kind: "payout",
    now,
  });
}
