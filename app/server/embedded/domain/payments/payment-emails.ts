import { donationReceiptPath, invoicePath } from "~/lib/paths";
import { formatRupiah } from "~/lib/rupiah";
import type { HostContext, Queryable } from "../../kit/context";
import { sha256 } from "../../kit/ids";
import { enqueueMail } from "../mail/enqueue-mail";
import type { MailSite } from "../mail/mail-site";
import type { OrderRow } from "./payment-orders";
import { createDonationKey, createInvoiceKey } from "./receipt-keys";

type AppSecret = Pick<HostContext, "appSecret">;

interface PaymentSubject {
  to: string;
  name: string;
  number: string;
  /** "kelas Dasar Web", "donasi". */
  description: string;
  /** Null if the receipt key is unknown, as for seeded donations. */
  receiptUrl: string | null;
  classUrl: string | null;
}

interface PaymentEmail {
  order: OrderRow;
  site: MailSite;
  /** UTC ms. */
  now: number;
}

/** Sends the receipt, in the payment's transaction. */
export async function notifyPayment(
  secret: AppSecret,
  trx: Queryable,
  { order, site, now }: PaymentEmail,
): Promise<void> {
  const paid = await getPaymentSubject(secret, trx, { order, site });
  const thanks = paid.classUrl
    ? `Pembayaran ${paid.description} sebesar ${formatRupiah(order.amount)} sudah kami terima. Anda sekarang peserta kelas ini:\n${paid.classUrl}`
    : `Donasi Anda sebesar ${formatRupiah(order.amount)} sudah kami terima. Terima kasih.`;
  const receipt = paid.receiptUrl
    ? `\n\nTanda terimanya dapat dilihat di sini:\n${paid.receiptUrl}`
    : "\nSimpan email ini sebagai bukti.";
  await enqueueMail(trx, {
    tenantId: order.lms_id,
    to: paid.to,
    now,
    kind: order.kind === "class" ? "payment" : "donation",
    subject: paid.classUrl
      ? `Pembayaran ${paid.number} diterima`
      : `Terima kasih, donasi ${paid.number} diterima`,
    body: `Halo ${paid.name},\n\n${thanks}\n\nNomor tanda terima: ${paid.number}${receipt}\n\nSalam,\n${site.title}`,
  });
}

interface RefundEmail extends PaymentEmail {
  reason: string | null;
  /** False for the refund of a double payment. */
  isCounted: boolean;
}

export async function notifyRefund(
  secret: AppSecret,
  trx: Queryable,
  { order, site, now, reason, isCounted }: RefundEmail,
): Promise<void> {
  const { to, name, number, description, classUrl } = await getPaymentSubject(secret, trx, {
    order,
    site,
  });
  const amount = formatRupiah(order.amount);
  const message = isCounted
    ? `Pembayaran ${description} sebesar ${amount} (${number}) kami kembalikan.${classUrl ? " Dengan itu keikutsertaan Anda di kelas ini berakhir." : ""}`
    : `Kami menerima dua pembayaran untuk ${description} (${number}). Yang kedua, sebesar ${amount}, kami kembalikan.`;
  await enqueueMail(trx, {
    tenantId: order.lms_id,
    to,
    now,
    kind: order.kind === "class" ? "payment" : "donation",
    subject: `Pengembalian dana ${number}`,
    body: `Halo ${name},\n\n${message}${reason ? `\n\nAlasan: ${reason}` : ""}\n\nDana sampai melalui cara pembayaran yang Anda pakai.\n\nSalam,\n${site.title}`,
  });
}

async function getPaymentSubject(
  secret: AppSecret,
  trx: Queryable,
  { order: { lms_id, kind, subject_id }, site }: Pick<PaymentEmail, "order" | "site">,
): Promise<PaymentSubject> {
  if (kind === "donation") {
    const { email, name, number, key_hash } = await trx
      .selectFrom("donations")
      .select(["email", "name", "number", "key_hash"])
      .where("lms_id", "=", lms_id)
      .where("id", "=", subject_id)
      .executeTakeFirstOrThrow();
    const key = createDonationKey(secret, lms_id, subject_id);
    // Seeded donations have random key hashes.
    const receiptUrl = sha256(key) === key_hash ? site.getUrl(donationReceiptPath(key)) : null;
    return { to: email, name, number, description: "donasi", receiptUrl, classUrl: null };
  }
  const row = await trx
    .selectFrom("invoices as i")
    .innerJoin("users as u", "u.id", "i.user_id")
    .select(["u.email", "u.name", "i.number", "i.class_name", "i.class_slug", "i.order_id"])
    .where("i.lms_id", "=", lms_id)
    .where("i.id", "=", subject_id)
    .executeTakeFirstOrThrow();
  return {
    to: row.email,
    name: row.name,
    number: row.number,
    description: `kelas ${row.class_name}`,
    receiptUrl: site.getUrl(
      invoicePath(row.order_id ?? "", createInvoiceKey(secret, lms_id, subject_id)),
    ),
    classUrl: site.getUrl(`/Class/${row.class_slug}`),
  };
}
