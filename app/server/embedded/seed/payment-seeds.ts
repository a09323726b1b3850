import { randomBytes } from "node:crypto";
import { isoDate } from "~/lib/dates";
import { PAYMENT_METHOD_NAMES, type PaymentMethodName, type PaymentStatus } from "~/lib/payment-status";
import { recordIdOf, sha256 } from "../ids";
import type { Schema } from "../schema/schema";
import { chance } from "./chance";
import type { SeedDonation } from "./content/donations";
import type { SeedInvoice } from "./content/invoices";
import type { SeedClass, SeedTenant } from "./content/types";
import { numbered } from "./numbered";
import type { PastEvent } from "./past";
import { userId } from "./people-seeds";
import type { Taken } from "./progress-seeds";

const HOUR_MS = 3_600_000;
const LIFE_MS = 24 * HOUR_MS;
const GATEWAY = "Layanan pembayaran";
/** Campaign of donations that name none. */
const CAMPAIGN = "umum";

interface Payment {
  lmsId: string;
  kind: "class" | "donation";
  subjectId: string;
  amount: number;
  method: PaymentMethodName;
  status: PaymentStatus;
  createdAt: number;
  /** When it got its status. */
  at: number;
}

/** An order as the gateway left it, with its timeline. */
function orderOf({ lmsId, kind, subjectId, amount, method, status, createdAt, at }: Payment) {
  const order_id = `${kind === "class" ? "INV" : "DON"}-${recordIdOf("order", lmsId, subjectId)}`;
  // An open one is taken to the gateway by whoever opens it.
  const isKnown = status !== "pending";
  const va_number = isKnown && method.startsWith("va_") ? `88${recordIdOf("va", order_id)}00` : null;
  const order: Schema["payment_orders"] = {
    ...{ order_id, lms_id: lmsId, kind, subject_id: subjectId, amount, status, gateway_id: isKnown ? `sandbox-${order_id}` : null },
    ...{ pay_url: null, va_number, expires_at: createdAt + LIFE_MS, created_at: createdAt },
  };
  const kinds: PaymentStatus[] = status === "refunded" ? ["paid", "refunded"] : isKnown ? [status] : [];
  const events = kinds.map((kind, place): Schema["payment_events"] => ({
    ...{ lms_id: lmsId, order_id, id: recordIdOf("payment-event", order_id, kind), kind, detail: null },
    at: at + place * HOUR_MS,
  }));
  return { order, events };
}

/** Money that came, and went back where it was refunded, with its audit rows. */
function movesOf({ kind, subjectId, amount, status, at }: Payment, orderId: string): PastEvent[] {
  const income = kind === "class" ? "income:classes" : `income:donations:${CAMPAIGN}`;
  const move = (step: "payment" | "refund", when: number): PastEvent => {
    const sum = step === "payment" ? amount : -amount;
    const entries = [
      { account: "gateway:clearing", amount: -sum },
      { account: income, amount: sum },
    ];
    const action = step === "payment" ? "payment.paid" : "payment.refunded";
    const what = { entity: kind === "class" ? "invoice" : "donation", entityId: subjectId, after: { orderId, amount } };
    return { at: when, posting: { kind: step, reference: orderId, entries }, deed: { actor: null, actorName: GATEWAY, action, ...what } };
  };
  if (status !== "paid" && status !== "refunded") return [];
  return status === "paid" ? [move("payment", at)] : [move("payment", at), move("refund", at + HOUR_MS)];
}

interface Due {
  email: string;
  seed: SeedClass;
  method: PaymentMethodName;
  status: PaymentStatus;
  createdAt: number;
  at: number;
}

/** A paid invoice for each place that was paid for, and those that came to nothing. */
export function invoiceRows(
  { key, lmsId }: SeedTenant,
  taken: readonly Taken[],
  others: readonly SeedInvoice[],
  classes: readonly SeedClass[],
  now: number,
) {
  const paid = taken
    .filter(({ seed }) => seed.price > 0)
    .map(({ person: { email }, seed, at }): Due => {
      const method = PAYMENT_METHOD_NAMES[chance(PAYMENT_METHOD_NAMES.length, "method", email, seed.slug)] ?? "qris";
      return { email, seed, method, status: "paid", createdAt: at - 15 * 60_000, at };
    });
  const rest = others
    .filter(({ tenants }) => tenants.includes(key))
    .flatMap(({ learner, classSlug, method, status, hoursAgo }): Due[] => {
      const email = `${learner}@peserta.example`;
      const seed = classes.find(({ slug }) => slug === classSlug);
      const isIn = taken.some(({ person, seed: own }) => person.email === email && own.slug === classSlug);
      if (!seed || isIn) return [];
      const createdAt = now - hoursAgo * HOUR_MS;
      return [{ email, seed, method, status, createdAt, at: status === "expired" ? createdAt + LIFE_MS : createdAt + HOUR_MS }];
    });
  const numbers = numbered(lmsId, "invoice", (year, digits, at) => `INV/${year}/${isoDate(at).slice(5, 7)}/${digits}`);
  const all = [...paid, ...rest]
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .map(({ email, seed, method, status, createdAt, at }) => {
      const id = recordIdOf("invoice", lmsId, email, seed.slug);
      const payment: Payment = { lmsId, kind: "class", subjectId: id, amount: seed.price, method, status, createdAt, at };
      const { order, events } = orderOf(payment);
      const row: Schema["invoices"] = {
        ...{ lms_id: lmsId, id, number: numbers.next(createdAt), class_id: recordIdOf("class", lmsId, seed.slug), class_slug: seed.slug },
        ...{ class_name: seed.name, user_id: userId(email), total: seed.price, method, status, order_id: order.order_id },
        ...{ created_at: createdAt, paid_at: status === "paid" || status === "refunded" ? at : null },
      };
      return { row, order, events, moves: movesOf(payment, order.order_id) };
    });
  return { all, counters: numbers.counters() };
}

/** A campaign's donations. Nobody holds their keys. */
export function donationRows({ key, lmsId }: SeedTenant, donations: readonly SeedDonation[], now: number) {
  const numbers = numbered(lmsId, "donation", "DONASI");
  const all = donations
    .filter(({ tenant }) => tenant === key)
    .toSorted((a, b) => b.hoursAgo - a.hoursAgo)
    .map(({ name, isAnonymous, amount, message, method, status, hoursAgo }, place) => {
      const createdAt = now - hoursAgo * HOUR_MS;
      const at = status === "expired" ? createdAt + LIFE_MS : createdAt + 4 * 60_000;
      const number = numbers.next(createdAt);
      const id = recordIdOf("donation", lmsId, number);
      const payment: Payment = { lmsId, kind: "donation", subjectId: id, amount, method, status, createdAt, at };
      const { order, events } = orderOf(payment);
      const row: Schema["donations"] = {
        ...{ lms_id: lmsId, id, number, name: isAnonymous ? "Tanpa Nama" : name, is_anonymous: Number(isAnonymous) },
        ...{ email: `donatur-${place + 1}@penyumbang.example`, phone: null, amount, message, campaign: CAMPAIGN, method, status },
        ...{ order_id: order.order_id, key_hash: sha256(randomBytes(24).toString("base64url")), ip_hash: "", created_at: createdAt },
        paid_at: status === "paid" ? at : null,
      };
      return { row, order, events, moves: movesOf(payment, order.order_id) };
    });
  return { all, counters: numbers.counters() };
}
