import type { PaymentMethodName, PaymentStatus } from "~/lib/payment-status";
import type { RefundCause, RefundStatus } from "~/lib/refund-status";
import type { VoucherKind } from "~/lib/voucher-fields";

export interface PaymentTables {
  invoices: {
    lms_id: string;
    id: string;
    number: string;
    class_id: string;
    class_slug: string;
    class_name: string;
    user_id: string;
    total: number;
    method: PaymentMethodName;
    status: PaymentStatus;
    order_id: string | null;
    created_at: number;
    paid_at: number | null;
    /** 1 while the unpaid invoice reserves a place of its class. */
    holds_place: number;
    /** Rupiah that the voucher took off; `total` is without them. */
    discount: number;
    voucher_id: string | null;
    voucher_code: string | null;
    /** 1 while the invoice counts as a use of its voucher. */
    holds_voucher: number;
  };
  donations: {
    lms_id: string;
    id: string;
    number: string;
    name: string;
    is_anonymous: number;
    email: string;
    phone: string | null;
    amount: number;
    message: string;
    campaign: string;
    method: PaymentMethodName;
    status: PaymentStatus;
    order_id: string | null;
    key_hash: string;
    ip_hash: string;
    created_at: number;
    paid_at: number | null;
  };
  /** Payment attempts. Gateways reject reused order ids, so each attempt has a new one. */
  payment_orders: {
    order_id: string;
    lms_id: string;
    kind: "class" | "donation";
    /** Invoice or donation id. */
    subject_id: string;
    amount: number;
    status: PaymentStatus;
    gateway_id: string | null;
    pay_url: string | null;
    va_number: string | null;
    expires_at: number;
    created_at: number;
    /** UTC ms when `pay_url` was stored; null before the gateway responds. */
    offered_at: number | null;
    /** Rupiah that a voucher took off; `amount` is without them. */
    discount: number;
    voucher_id: string | null;
    /** QRIS payload, which the invoice's page shows; null for other methods and gateways that show it themselves. */
    qr_string: string | null;
  };
  payment_events: {
    lms_id: string;
    order_id: string;
    id: string;
    at: number;
    kind: string;
    detail: string | null;
  };
  /** Payments owed back; see `domain/payments/refunds.ts`. */
  refunds: {
    lms_id: string;
    id: string;
    /** `REFUND-2026-000012`; with the tenant's id the idempotency key at the gateway. */
    number: string;
    order_id: string;
    kind: "class" | "donation";
    /** Invoice or donation id, and its number. */
    subject_id: string;
    subject_number: string;
    payer_name: string;
    payer_email: string;
    amount: number;
    cause: RefundCause;
    /** Of staff. */
    reason: string | null;
    status: RefundStatus;
    requested_by: string | null;
    requested_by_name: string | null;
    first_approver_id: string | null;
    first_approver_name: string | null;
    approved_by: string | null;
    approved_by_name: string | null;
    gateway_refund_id: string | null;
    bank_reference: string | null;
    /** Why the gateway cannot return it. */
    note: string | null;
    created_at: number;
    refunded_at: number | null;
    /** UTC ms of the job's next attempt; null unless `sending`. */
    next_attempt_at: number | null;
    version: number;
  };
  vouchers: {
    lms_id: string;
    id: string;
    /** In capital letters. */
    code: string;
    kind: VoucherKind;
    /** Percent or rupiah. */
    value: number;
    /** Null: for all classes. */
    class_id: string | null;
    starts_at: number | null;
    ends_at: number | null;
    /** Null: unlimited. */
    max_uses: number | null;
    max_uses_per_user: number | null;
    /** Invoices that hold a use. */
    used: number;
    created_by_name: string;
    created_at: number;
    stopped_at: number | null;
  };
  /** State of the sandbox gateway. */
  gateway_orders: {
    order_id: string;
    amount: number;
    method: string;
    title: string;
    customer: string;
    va_number: string | null;
    status: PaymentStatus;
    return_url: string;
    expires_at: number;
  };
  gateway_notices: {
    id: string;
    body: string;
    attempts: number;
    next_attempt_at: number;
    delivered_at: number | null;
  };
}
