import type { PaymentStatus } from "./payment-status";
import type { StatusView, TimelineItem } from "./views";

/** An invoice in its payer's list. */
export interface InvoiceRowView {
  id: string;
  number: string;
  className: string;
  /** Null if there was nothing to pay. */
  href: string | null;
  amount: string;
  status: StatusView;
  /** "Bayar sebelum …", "Dibayar …" */
  when: string;
}

export interface InvoiceView {
  number: string;
  orderId: string;
  className: string;
  classHref: string | null;
  /** Where its learner goes on, once it is paid. */
  enrolledHref: string | null;
  status: StatusView;
  /** Null where a host tells none. */
  state: PaymentStatus | null;
  /** Full price and what was taken off; null without a discount. */
  reduction: { price: string; label: string; discount: string } | null;
  amount: string;
  method: string;
  /** Number that the payer enters, with its name; null for methods without one. */
  code: { label: string; value: string } | null;
  /** QRIS code as an SVG path; null unless the gateway tells it, and once it is no use. */
  qr: { size: number; path: string } | null;
  /** Label and address of the payment page; null unless it can be paid there. */
  pay: { label: string; href: string } | null;
  payUntil: string | null;
  createdAt: string | null;
  paidAt: string | null;
  /** Where a new order is started; null if there is nothing left to pay. */
  repayHref: string | null;
  /** Paid in the sandbox, where no money moves. */
  isTrial: boolean;
  timeline: TimelineItem[];
  /** Sentences about payments that are returned. */
  refunds: string[];
}
