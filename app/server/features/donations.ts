import { formatDateTime } from "~/lib/dates";
import { DONATION_PRESETS, type DonationFields } from "~/lib/donation";
import { createPageLinks } from "~/lib/page-links";
import { getPaymentMethodLabel, PAYMENT_STATUS, type PaymentStatus } from "~/lib/payment-status";
import { formatRupiah } from "~/lib/rupiah";
import type { PageLinks } from "~/lib/views";
import { HostError } from "../hosts/host-contract";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getAdmin } from "./admin";
import { ALREADY_SENT_MESSAGE } from "./already-sent";
import { optional } from "./optional";
import { required } from "./required";

/** Creates a donation and its first order. @returns the receipt's key and the payment URL */
export const donate = (
  context: RequestContext,
  body: DonationFields,
  idempotencyKey: string,
): Promise<ActionResult<{ key: string; payUrl: string | null }>> => {
  const admin = getAdmin(context);
  return attempt(
    context,
    {
      fields: [...Object.keys(body), "own"],
      messages: { 409: ALREADY_SENT_MESSAGE.donation },
    },
    async () => {
      const { key, payUrl } = (await admin.donate({ body, idempotencyKey })).data;
      return { key, payUrl };
    },
  );
};

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

type Donation = Awaited<ReturnType<ReturnType<typeof getAdmin>["getDonation"]>>["data"];

const toDonationView = (donation: Omit<Donation, "key">): DonationView => ({
  number: donation.number,
  name: donation.name,
  amount: formatRupiah(donation.amount),
  method: getPaymentMethodLabel(donation.method),
  message: donation.message,
  status: PAYMENT_STATUS[donation.status],
  state: donation.status,
  payUrl: donation.payUrl,
  payUntil: donation.expiresAt === null ? null : formatDateTime(donation.expiresAt),
  createdAt: formatDateTime(donation.createdAt),
  paidAt: donation.paidAt === null ? null : formatDateTime(donation.paidAt),
});

/** A donation by its receipt's key. @throws AppError not-found, unavailable */
export const getDonation = async (context: RequestContext, key: string): Promise<DonationView> =>
  toDonationView(await required(getAdmin(context).getDonation({ query: { key } })));

/** Creates a new order for an unpaid donation. @returns the payment URL; null if it is paid already */
export async function repayDonation(context: RequestContext, key: string): Promise<string | null> {
  try {
    return (await getAdmin(context).repayDonation({ body: { key } })).data.payUrl;
  } catch (error) {
    if (error instanceof HostError && error.status === 409) return null;
    return required(Promise.reject(error));
  }
}

/** Public totals of all donations; null if unavailable. */
export async function getDonationTotals(context: RequestContext) {
  const totals = await optional(context, getAdmin(context).getDonationTotals());
  if (!totals.ok) return null;
  const { total, count, latest } = totals.data.data;
  return {
    total: formatRupiah(total),
    count,
    latest: latest.map((donation) => ({
      ...donation,
      amount: formatRupiah(donation.amount),
      at: formatDateTime(donation.at),
    })),
  };
}

export const DONATION_PRESET_OPTIONS = DONATION_PRESETS.map((amount) => ({
  value: String(amount),
  label: formatRupiah(amount),
}));

interface Filters {
  page: number;
  status?: PaymentStatus | undefined;
  search?: string | undefined;
}

/** All donations, for managers. @throws AppError forbidden, unavailable */
export async function listDonations(
  context: RequestContext,
  filters: Filters,
): Promise<{ rows: (DonationView & { id: string; email: string })[]; links: PageLinks }> {
  const list = await required(getAdmin(context).listDonations({ query: filters }));
  const { page: _, ...query } = filters;
  return {
    rows: list.items.map((row) => ({ ...toDonationView(row), id: row.id, email: row.email })),
    links: createPageLinks(list, "/Dashboard/Donations", query),
  };
}
