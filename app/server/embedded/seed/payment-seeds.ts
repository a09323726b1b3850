import { randomBytes } from "node:crypto";
import { formatIsoDate } from "~/lib/dates";
import { GENERAL_CAMPAIGN } from "~/lib/donation";
import {
  PAYMENT_METHOD_NAMES,
  type PaymentMethodName,
  type PaymentStatus,
} from "~/lib/payment-status";
import { HOUR_MS } from "~/lib/time";
import type { Schema } from "../database/schema/schema";
import { getDonationAccount } from "../domain/payments/payment-ledger";
import { deriveRecordId, sha256 } from "../kit/ids";
import type { SeedDonation } from "./content/donations";
import type { SeedInvoice } from "./content/invoices";
import type { SeedClass, SeedTenant } from "./content/types";
import { deterministicRandom } from "./deterministic-random";
import type { HistoryEvent } from "./insert-history";
import { createNumberSequence } from "./number-sequence";
import { getUserId } from "./people-seeds";
import type { SeedEnrolment } from "./progress-seeds";

const PAYMENT_TTL_MS = 24 * HOUR_MS;
const GATEWAY_ACTOR_NAME = "Layanan pembayaran";

interface SeedPayment {
  tenantId: string;
  kind: "class" | "donation";
  subjectId: string;
  amount: number;
  method: PaymentMethodName;
  status: PaymentStatus;
  createdAt: number;
  /** UTC ms of the status. */
  at: number;
}

/** An order with its timeline. */
function toOrder({
  tenantId,
  kind,
  subjectId,
  amount,
  method,
  status,
  createdAt,
  at,
}: SeedPayment) {
  const order_id = `${kind === "class" ? "INV" : "DON"}-${deriveRecordId("order", tenantId, subjectId)}`;
  // Pending orders reach the gateway when they are opened.
  const isKnown = status !== "pending";
  const va_number =
    isKnown && method.startsWith("va_") ? `88${deriveRecordId("va", order_id)}00` : null;
  const order: Schema["payment_orders"] = {
    order_id,
    lms_id: tenantId,
    kind,
    subject_id: subjectId,
    amount,
    status,
    gateway_id: isKnown ? `sandbox-${order_id}` : null,
    pay_url: null,
    va_number,
    expires_at: createdAt + PAYMENT_TTL_MS,
    created_at: createdAt,
    offered_at: null,
    discount: 0,
    voucher_id: null,
    qr_string: null,
  };
  const kinds: PaymentStatus[] =
    status === "refunded" ? ["paid", "refunded"] : isKnown ? [status] : [];
  const events = kinds.map((kind, index): Schema["payment_events"] => ({
    lms_id: tenantId,
    order_id,
    id: deriveRecordId("payment-event", order_id, kind),
    kind,
    detail: null,
    at: at + index * HOUR_MS,
  }));
  return { order, events };
}

/** Payment and refund with ledger postings and audit entries. */
function toHistoryEvents(
  { kind, subjectId, amount, status, at }: SeedPayment,
  orderId: string,
): HistoryEvent[] {
  const income = kind === "class" ? "income:classes" : getDonationAccount(GENERAL_CAMPAIGN);
  const createEvent = (step: "payment" | "refund", movedAt: number): HistoryEvent => {
    const sum = step === "payment" ? amount : -amount;
    const entries = [
      { account: "gateway:clearing", amount: -sum },
      { account: income, amount: sum },
    ];
    const action = step === "payment" ? "payment.paid" : "payment.refunded";
    const subject = {
      entity: kind === "class" ? "invoice" : "donation",
      entityId: subjectId,
      after: { orderId, amount },
    };
    return {
      at: movedAt,
      posting: { kind: step, reference: orderId, entries },
      auditEntry: { actor: null, actorName: GATEWAY_ACTOR_NAME, action, ...subject },
    };
  };
  if (status !== "paid" && status !== "refunded") return [];
  return status === "paid"
    ? [createEvent("payment", at)]
    : [createEvent("payment", at), createEvent("refund", at + HOUR_MS)];
}

interface InvoiceInput {
  email: string;
  seed: SeedClass;
  method: PaymentMethodName;
  status: PaymentStatus;
  createdAt: number;
  at: number;
}

/** A paid invoice per enrolment in a paid class, and unpaid ones. */
export function toInvoiceRows(
  { key, tenantId }: SeedTenant,
  taken: readonly SeedEnrolment[],
  others: readonly SeedInvoice[],
  classes: readonly SeedClass[],
  now: number,
) {
  const paid = taken
    .filter(({ seed }) => seed.price > 0)
    .map(({ person: { email }, seed, at }): InvoiceInput => {
      const method =
        PAYMENT_METHOD_NAMES[
          deterministicRandom(PAYMENT_METHOD_NAMES.length, "method", email, seed.slug)
        ] ?? "qris";
      return { email, seed, method, status: "paid", createdAt: at - 15 * 60_000, at };
    });
  const rest = others
    .filter(({ tenants }) => tenants.includes(key))
    .flatMap(({ learner, classSlug, method, status, hoursAgo }): InvoiceInput[] => {
      const email = `${learner}@peserta.example`;
      const seed = classes.find(({ slug }) => slug === classSlug);
      const isIn = taken.some(
        ({ person, seed: enrolled }) => person.email === email && enrolled.slug === classSlug,
      );
      if (!seed || isIn) return [];
      const createdAt = now - hoursAgo * HOUR_MS;
      return [
        {
          email,
          seed,
          method,
          status,
          createdAt,
          at: status === "expired" ? createdAt + PAYMENT_TTL_MS : createdAt + HOUR_MS,
        },
      ];
    });
  const numbers = createNumberSequence(
    tenantId,
    "invoice",
    (year, digits, at) => `INV/${year}/${formatIsoDate(at).slice(5, 7)}/${digits}`,
  );
  const all = [...paid, ...rest]
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .map(({ email, seed, method, status, createdAt, at }) => {
      const id = deriveRecordId("invoice", tenantId, email, seed.slug);
      const payment: SeedPayment = {
        tenantId,
        kind: "class",
        subjectId: id,
        amount: seed.price,
        method,
        status,
        createdAt,
        at,
      };
      const { order, events } = toOrder(payment);
      const row: Schema["invoices"] = {
        lms_id: tenantId,
        id,
        number: numbers.next(createdAt),
        class_id: deriveRecordId("class", tenantId, seed.slug),
        class_slug: seed.slug,
        class_name: seed.name,
        user_id: getUserId(email),
        total: seed.price,
        method,
        status,
        order_id: order.order_id,
        created_at: createdAt,
        paid_at: status === "paid" || status === "refunded" ? at : null,
        holds_place: Number(status === "pending"),
        discount: 0,
        voucher_id: null,
        voucher_code: null,
        holds_voucher: 0,
      };
      return { row, order, events, moves: toHistoryEvents(payment, order.order_id) };
    });
  return { all, counters: numbers.counters() };
}

/** The manage keys are random and unknown. */
export function toDonationRows(
  { key, tenantId }: SeedTenant,
  donations: readonly SeedDonation[],
  now: number,
) {
  const numbers = createNumberSequence(tenantId, "donation", "DONASI");
  const all = donations
    .filter(({ tenant }) => tenant === key)
    .toSorted((a, b) => b.hoursAgo - a.hoursAgo)
    .map(({ name, isAnonymous, amount, message, method, status, hoursAgo }, place) => {
      const createdAt = now - hoursAgo * HOUR_MS;
      const at = status === "expired" ? createdAt + PAYMENT_TTL_MS : createdAt + 4 * 60_000;
      const number = numbers.next(createdAt);
      const id = deriveRecordId("donation", tenantId, number);
      const payment: SeedPayment = {
        tenantId,
        kind: "donation",
        subjectId: id,
        amount,
        method,
        status,
        createdAt,
        at,
      };
      const { order, events } = toOrder(payment);
      const row: Schema["donations"] = {
        lms_id: tenantId,
        id,
        number,
        name: isAnonymous ? "Tanpa Nama" : name,
        is_anonymous: Number(isAnonymous),
        email: `donatur-${place + 1}@penyumbang.example`,
        phone: null,
        amount,
        message,
        campaign: GENERAL_CAMPAIGN,
        method,
        status,
        order_id: order.order_id,
        key_hash: sha256(randomBytes(24).toString("base64url")),
        ip_hash: "",
        created_at: createdAt,
        paid_at: status === "paid" ? at : null,
      };
      return { row, order, events, moves: toHistoryEvents(payment, order.order_id) };
    });
  return { all, counters: numbers.counters() };
}
