import { formatDateTime } from "~/lib/dates";
import { DONATION_PRESETS, type DonationFields } from "~/lib/donation";
import { pageLinks } from "~/lib/page-links";
import { methodLabel, PAYMENT_STATUS, type PaymentStatus } from "~/lib/payment-status";
import { formatRupiah } from "~/lib/rupiah";
import type { PageLinks } from "~/lib/views";
import { AppError } from "../app-error";
import type { Refusal } from "../form-post";
import { HostError } from "../hosts/define";
import type { Visit } from "../visit";
import { deskOf } from "./outbox";
import { subject } from "./read";
import { refusalOf } from "./refusal";
import { section } from "./section";

type Done<T> = ({ ok: true } & T) | ({ ok: false } & Refusal);

/** Makes a donation and its first order. @returns the key of its receipt and where it is paid */
export async function donate(
  visit: Visit,
  body: DonationFields,
  idempotencyKey: string,
): Promise<Done<{ key: string; payUrl: string | null }>> {
  try {
    const { data } = await deskOf(visit).donate({ body, idempotencyKey });
    return { ok: true, key: data.key, payUrl: data.payUrl };
  } catch (error) {
    return { ok: false, ...refusalOf(visit, error, { fields: [...Object.keys(body), "own"] }) };
  }
}

export interface DonationView {
  number: string;
  name: string;
  amount: string;
  method: string;
  message: string;
  status: (typeof PAYMENT_STATUS)[PaymentStatus];
  state: PaymentStatus;
  payUrl: string | null;
  payUntil: string | null;
  createdAt: string;
  paidAt: string | null;
}

type Donation = Awaited<ReturnType<ReturnType<typeof deskOf>["getDonation"]>>["data"];

const toView = (donation: Omit<Donation, "key">): DonationView => ({
  ...{
    number: donation.number,
    name: donation.name,
    amount: formatRupiah(donation.amount),
    method: methodLabel(donation.method),
    message: donation.message,
  },
  ...{ status: PAYMENT_STATUS[donation.status], state: donation.status, payUrl: donation.payUrl },
  payUntil: donation.expiresAt === null ? null : formatDateTime(donation.expiresAt),
  createdAt: formatDateTime(donation.createdAt),
  paidAt: donation.paidAt === null ? null : formatDateTime(donation.paidAt),
});

/** A donation by the key on its receipt. @throws AppError not-found, unavailable */
export const getDonation = async (visit: Visit, key: string): Promise<DonationView> =>
  toView(await subject(deskOf(visit).getDonation({ query: { key } })));

/** A new order for one that was not paid. @returns where it is paid; null when it is paid by now */
export async function repayDonation(visit: Visit, key: string): Promise<string | null> {
  try {
    return (await deskOf(visit).repayDonation({ body: { key } })).data.payUrl;
  } catch (error) {
    if (error instanceof HostError && error.status === 409) return null;
    return subject(Promise.reject(error));
  }
}

/** What everybody may read of the donations so far; a named gap where it cannot be asked. */
export async function donationTotals(visit: Visit) {
  const found = await section(visit, deskOf(visit).getDonationTotals());
  if (!found.ok) return null;
  const { total, count, latest } = found.data.data;
  return {
    total: formatRupiah(total),
    count,
    latest: latest.map((one) => ({ ...one, amount: formatRupiah(one.amount), at: formatDateTime(one.at) })),
  };
}

export const presets = DONATION_PRESETS.map((amount) => ({ value: String(amount), label: formatRupiah(amount) }));

interface Filters {
  page: number;
  status?: PaymentStatus | undefined;
  search?: string | undefined;
}

/** All donations, for managers. @throws AppError forbidden, unavailable */
export async function listDonations(
  visit: Visit,
  filters: Filters,
): Promise<{ rows: (DonationView & { id: string; email: string })[]; links: PageLinks }> {
  const found = await subject(deskOf(visit).listDonations({ query: filters }));
  const { page: _, ...kept } = filters;
  return {
    rows: found.items.map((row) => ({ ...toView(row), id: row.id, email: row.email })),
    links: pageLinks(found, "/Dashboard/Donations", kept),
  };
}

/** Where the way back from a gateway leads: how the order stands now. @throws AppError not-found, unavailable */
export async function orderState(visit: Visit, orderId: string): Promise<{ kind: "class" | "donation"; status: PaymentStatus }> {
  if (!/^[\w.~-]{1,50}$/.test(orderId)) throw new AppError("not-found");
  return subject(visit.hosts.services.readCallback({ query: { orderId } }));
}

/** A gateway's notice, handed on as it is. @returns the status to answer the gateway with: anything but 2xx and it sends again */
export async function handOnNotice(visit: Visit, body: unknown, callbackToken: string | null): Promise<number> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return 400;
  try {
    await visit.hosts.services.sendCallback({ body: { ...body, ...(callbackToken !== null && { callbackToken }) } });
    return 200;
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    visit.log.warn({ requestId: visit.requestId, status: error.status, kind: error.kind }, "a payment notice was not taken");
    return error.status === 0 ? 503 : error.status;
  }
}

/** The sandbox's payment page, and what its visitor says happened. @throws AppError not-found, unavailable */
export async function sandboxOrder(visit: Visit, orderId: string) {
  const order = await subject(visit.hosts.gateway.getOrder({ params: { orderId } }));
  return {
    ...order,
    amount: formatRupiah(order.amount),
    method: methodLabel(order.method),
    until: formatDateTime(order.expiresAt),
    status: PAYMENT_STATUS[order.status],
    state: order.status,
  };
}

export async function paySandboxOrder(visit: Visit, orderId: string, outcome: "paid" | "failed" | "cancelled"): Promise<void> {
  try {
    await visit.hosts.gateway.payOrder({ params: { orderId }, body: { outcome } });
  } catch (error) {
    // 409: it is over already, and its page says so.
    if (!(error instanceof HostError) || error.status !== 409) await subject(Promise.reject(error));
  }
}
