import { donationPath, invoicePath } from "~/lib/link-paths";
import { formatRupiah } from "~/lib/rupiah";
import type { MailSite } from "../account/mail-site";
import type { HostContext, Queryable } from "../context";
import { sha256 } from "../ids";
import { enqueueMail } from "../outbox";
import { donationKey, invoiceKey } from "./payment-keys";
import type { OrderRow } from "./payment-orders";

type Secret = Pick<HostContext, "appSecret">;

interface Subject {
  to: string;
  name: string;
  number: string;
  /** "kelas Dasar Web", "donasi". */
  what: string;
  /** Where its receipt is; null for one whose key nobody has. */
  receipt: string | null;
  /** The class that was paid for. */
  classUrl: string | null;
}

/** The receipt, in the transaction of the payment that counts. */
export async function tellOfPayment(secret: Secret, trx: Queryable, order: OrderRow, site: MailSite, now: number): Promise<void> {
  const paid = await subjectOf(secret, trx, order, site);
  const thanks = paid.classUrl
    ? `Pembayaran ${paid.what} sebesar ${formatRupiah(order.amount)} sudah kami terima. Anda sekarang peserta kelas ini:\n${paid.classUrl}`
    : `Donasi Anda sebesar ${formatRupiah(order.amount)} sudah kami terima. Terima kasih.`;
  const receipt = paid.receipt ? `\n\nTanda terimanya dapat dilihat di sini:\n${paid.receipt}` : "\nSimpan email ini sebagai bukti.";
  await enqueueMail(trx, {
    ...{ lmsId: order.lms_id, to: paid.to, now, kind: order.kind === "class" ? "payment" : "donation" },
    subject: paid.classUrl ? `Pembayaran ${paid.number} diterima` : `Terima kasih, donasi ${paid.number} diterima`,
    body: `Halo ${paid.name},\n\n${thanks}\n\nNomor tanda terima: ${paid.number}${receipt}\n\nSalam,\n${site.title}`,
  });
}

interface Refund {
  now: number;
  reason: string | null;
  /** False: only the second of two payments went back. */
  counted: boolean;
}

export async function tellOfRefund(
  secret: Secret,
  trx: Queryable,
  order: OrderRow,
  site: MailSite,
  { now, reason, counted }: Refund,
): Promise<void> {
  const { to, name, number, what, classUrl } = await subjectOf(secret, trx, order, site);
  const sum = formatRupiah(order.amount);
  const words = counted
    ? `Pembayaran ${what} sebesar ${sum} (${number}) kami kembalikan.${classUrl ? " Dengan itu keikutsertaan Anda di kelas ini berakhir." : ""}`
    : `Kami menerima dua pembayaran untuk ${what} (${number}). Yang kedua, sebesar ${sum}, kami kembalikan.`;
  await enqueueMail(trx, {
    ...{ lmsId: order.lms_id, to, now, kind: order.kind === "class" ? "payment" : "donation" },
    subject: `Pengembalian dana ${number}`,
    body: `Halo ${name},\n\n${words}${reason ? `\n\nAlasan: ${reason}` : ""}\n\nDana sampai melalui cara pembayaran yang Anda pakai.\n\nSalam,\n${site.title}`,
  });
}

async function subjectOf(secret: Secret, trx: Queryable, { lms_id, kind, subject_id }: OrderRow, site: MailSite): Promise<Subject> {
  if (kind === "donation") {
    const { email, name, number, key_hash } = await trx
      .selectFrom("donations")
      .select(["email", "name", "number", "key_hash"])
      .where("lms_id", "=", lms_id)
      .where("id", "=", subject_id)
      .executeTakeFirstOrThrow();
    const key = donationKey(secret, lms_id, subject_id);
    // Rows that came with the seed have keys that nobody holds.
    const receipt = sha256(key) === key_hash ? site.url(donationPath(key)) : null;
    return { to: email, name, number, what: "donasi", receipt, classUrl: null };
  }
  const row = await trx
    .selectFrom("invoices as i")
    .innerJoin("users as u", "u.id", "i.user_id")
    .select(["u.email", "u.name", "i.number", "i.class_name", "i.class_slug", "i.order_id"])
    .where("i.lms_id", "=", lms_id)
    .where("i.id", "=", subject_id)
    .executeTakeFirstOrThrow();
  return {
    ...{ to: row.email, name: row.name, number: row.number, what: `kelas ${row.class_name}` },
    ...{ receipt: site.url(invoicePath(row.order_id ?? "", invoiceKey(secret, lms_id, subject_id))) },
    classUrl: site.url(`/Class/${row.class_slug}`),
  };
}
