import { describePaymentBack } from "~/lib/refund-status";
import { formatRupiah } from "~/lib/rupiah";
import type { HostContext, Queryable } from "../../kit/context";
import { enqueueMail } from "../mail/enqueue-mail";
import type { MailSite } from "../mail/mail-site";
import type { OrderRow } from "./payment-orders";
import { getPaymentSubject } from "./payment-subject";
import type { RefundRow } from "./refunds";
import { getTrialNote } from "./trial-payments";

interface RefundEmail {
  order: OrderRow;
  site: MailSite;
  /** Null if the gateway reports a refund that was not asked for here. */
  row: RefundRow | null;
}

/** Tells the payer of money that is owed back, in the transaction that finds it. */
export async function notifyOwed(
  context: Pick<HostContext, "appSecret" | "clock">,
  trx: Queryable,
  { row, ...email }: Omit<RefundEmail, "row"> & { row: RefundRow },
): Promise<void> {
  const text = `${describePaymentBack(row.cause, row.amount)}, kami kembalikan. Anda menerima email lagi begitu dananya dikirim.`;
  await enqueueRefundMail(context, trx, {
    ...email,
    text,
    formatSubject: (number) => `Pembayaran ${number} akan dikembalikan`,
  });
}

/** Tells the payer that the money was sent, in the refund's transaction. */
export async function notifyRefunded(
  context: Pick<HostContext, "appSecret" | "clock">,
  trx: Queryable,
  { row, order, site, isCounted }: RefundEmail & { isCounted: boolean },
): Promise<void> {
  const amount = row?.amount ?? order.amount;
  const way = row?.bank_reference
    ? `lewat transfer bank dengan nomor referensi ${row.bank_reference}`
    : "melalui layanan pembayaran yang Anda pakai";
  const sent = `${formatRupiah(amount)} sudah kami kembalikan ${way}. Kapan dananya terlihat, bergantung pada bank atau dompet digital Anda.`;
  const end =
    isCounted && order.kind === "class" && row?.cause !== "left"
      ? "\n\nDengan itu keikutsertaan Anda di kelas ini berakhir."
      : "";
  const reason = row?.reason ? `\n\nAlasan: ${row.reason}` : "";
  const text = `${sent}${end}${reason}`;
  await enqueueRefundMail(context, trx, {
    order,
    site,
    text,
    formatSubject: (number) => `Pengembalian dana ${number}`,
  });
}

async function enqueueRefundMail(
  context: Pick<HostContext, "appSecret" | "clock">,
  trx: Queryable,
  {
    order,
    site,
    formatSubject,
    text,
  }: Omit<RefundEmail, "row"> & { formatSubject: (number: string) => string; text: string },
): Promise<void> {
  const payer = await getPaymentSubject(context, trx, { order, site });
  const receipt = payer.receiptUrl
    ? `\n\nRinciannya dapat dilihat di sini:\n${payer.receiptUrl}`
    : "";
  await enqueueMail(trx, {
    tenantId: order.lms_id,
    to: payer.to,
    now: context.clock(),
    kind: order.kind === "class" ? "payment" : "donation",
    subject: formatSubject(payer.number),
    body: `Halo ${payer.name},\n\nini tentang pembayaran ${payer.description} (${payer.number}). ${text}${receipt}${getTrialNote(order)}\n\nSalam,\n${site.title}`,
  });
}
