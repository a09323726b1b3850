import { formatDateTime } from "~/lib/dates";
import { getPaymentCodeLabel, getPaymentMethodLabel } from "~/lib/payment-status";
import { formatRupiah } from "~/lib/rupiah";
import type { HostContext, Queryable } from "../../kit/context";
import { enqueueMail } from "../mail/enqueue-mail";
import type { MailSite } from "../mail/mail-site";
import type { OrderRow } from "./payment-orders";
import { getPaymentSubject, type PaymentSubject } from "./payment-subject";
import { getTrialNote } from "./trial-payments";

interface OrderEmail {
  order: OrderRow;
  site: MailSite;
}

/** How and until when an order can be paid, in the transaction that stores its payment page. */
export async function notifyPayable(
  context: Pick<HostContext, "appSecret" | "clock">,
  trx: Queryable,
  { order, site, method }: OrderEmail & { method: string },
): Promise<void> {
  const payer = await getPaymentSubject(context, trx, { order, site });
  const code = order.va_number ? `\n${getPaymentCodeLabel(method)}: ${order.va_number}` : "";
  const end =
    order.kind === "class"
      ? "Sampai saat itu tempat Anda kami simpan; sesudahnya tagihan ini berakhir."
      : "Sesudahnya pembayaran ini berakhir, dan Anda dapat mencobanya lagi.";
  const text = `${describe(order, payer)} sebesar ${formatRupiah(order.amount)} menunggu pembayaran sampai ${formatDateTime(order.expires_at)}.\n\nCara membayar: ${getPaymentMethodLabel(method)}${code}\n\nBayar, atau lihat statusnya, di sini:\n${payer.receiptUrl ?? order.pay_url ?? ""}\n\n${end}`;
  await enqueueOrderMail(context, trx, {
    order,
    site,
    payer,
    subject: `Menunggu pembayaran ${payer.number}`,
    text,
  });
}

/** Tells that an order ended unpaid, in the transaction that ends it. */
export async function notifyExpired(
  context: Pick<HostContext, "appSecret" | "clock">,
  trx: Queryable,
  { order, site }: OrderEmail,
): Promise<void> {
  const payer = await getPaymentSubject(context, trx, { order, site });
  const place = order.kind === "class" ? " Tempat Anda sudah kami lepas." : "";
  const again = payer.receiptUrl
    ? `\n\nBila Anda masih ingin membayar, mulailah lagi di sini:\n${payer.receiptUrl}`
    : "";
  const text = `batas waktu pembayaran ${payer.description} (${payer.number}) sudah lewat, dan belum ada uang yang kami terima.${place}${again}`;
  await enqueueOrderMail(context, trx, {
    order,
    site,
    payer,
    subject: `Batas waktu pembayaran ${payer.number} sudah lewat`,
    text,
  });
}

const describe = ({ kind }: OrderRow, { description, number }: PaymentSubject) =>
  kind === "class" ? `tagihan ${description} (${number})` : `donasi Anda (${number})`;

async function enqueueOrderMail(
  { clock }: Pick<HostContext, "clock">,
  trx: Queryable,
  {
    order,
    site,
    payer,
    subject,
    text,
  }: OrderEmail & { payer: PaymentSubject; subject: string; text: string },
): Promise<void> {
  await enqueueMail(trx, {
    tenantId: order.lms_id,
    to: payer.to,
    now: clock(),
    kind: order.kind === "class" ? "payment" : "donation",
    subject,
    body: `Halo ${payer.name},\n\n${text}${getTrialNote(order)}\n\nSalam,\n${site.title}`,
  });
}
