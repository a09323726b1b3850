import { formatDateTime } from "~/lib/dates";
import { DONATION_PRESETS, type DonationFields } from "~/lib/donation";
import { pageLinks } from "~/lib/page-links";
import { methodLabel, PAYMENT_STATUS, type PaymentStatus } from "~/lib/payment-status";
import { formatRupiah } from "~/lib/rupiah";
import type { PageLinks } from "~/lib/views";
import type { Refusal } from "../form-post";
import { HostError } from "../hosts/define";
import type { Visit } from "../visit";
import { deskOf } from "./desk";
import { subject } from "./read";
import { refusalOf } from "./refusal";
import { section } from "./section";

const SENT_BEFORE =
  "Donasi yang Anda kirim sebelumnya sudah kami terima. Tekan tombol sekali lagi bila Anda memang ingin membuat donasi baru dengan isian ini.";

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
    return { ok: false, ...refusalOf(visit, error, { fields: [...Object.keys(body), "own"], texts: { 409: SENT_BEFORE } }) };
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
