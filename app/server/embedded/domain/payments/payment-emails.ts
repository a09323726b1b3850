import { enrolledPath } from "~/lib/paths";
import { formatRupiah } from "~/lib/rupiah";
import type { HostContext, Queryable } from "../../kit/context";
import { enqueueMail } from "../mail/enqueue-mail";
import type { MailSite } from "../mail/mail-site";
import type { OrderRow } from "./payment-orders";
import { getCalendarUrl, getPaymentSubject } from "./payment-subject";
import { getTrialNote } from "./trial-payments";

type AppSecret = Pick<HostContext, "appSecret">;

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
    ? `Pembayaran ${paid.description} sebesar ${formatRupiah(order.amount)} sudah kami terima. Anda sekarang peserta kelas ini:\n${paid.classUrl}${getCalendarNote(paid.calendarUrl)}`
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
    body: `Halo ${paid.name},\n\n${thanks}\n\nNomor tanda terima: ${paid.number}${receipt}${getTrialNote(order)}\n\nSalam,\n${site.title}`,
  });
}

const getCalendarNote = (url: string | null) =>
  url === null ? "" : `\n\nSimpan jadwalnya di kalender Anda:\n${url}`;

interface FreeEnrolmentEmail {
  tenantId: string;
  userId: string;
  className: string;
  classSlug: string;
  /** Null for a class without dates. */
  startAt: number | null;
  site: MailSite;
  /** UTC ms. */
  now: number;
}

/** Confirms the enrolment in a free class, in its transaction. */
export async function notifyFreeEnrolment(
  trx: Queryable,
  { tenantId, userId, className, classSlug, startAt, site, now }: FreeEnrolmentEmail,
): Promise<void> {
  const { email, name } = await trx
    .selectFrom("users")
    .select(["email", "name"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  await enqueueMail(trx, {
    tenantId,
    to: email,
    now,
    kind: "enrolment",
    subject: `Anda terdaftar di kelas ${className}`,
    body: `Halo ${name},\n\nAnda sekarang peserta kelas ${className}. Buka kelas Anda di sini:\n${site.getUrl(enrolledPath(classSlug))}${getCalendarNote(getCalendarUrl(site, { classSlug, startAt }))}\n\nSalam,\n${site.title}`,
  });
}
