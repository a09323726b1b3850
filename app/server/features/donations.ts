import { promiseHash } from "remix-utils/promise";
import { z } from "zod";
import { formatDateTime } from "~/lib/dates";
import { DONATION_PRESETS, type DonationFields } from "~/lib/donation";
import type { PaymentSort } from "~/lib/list-sorts";
import { createPageLinks } from "~/lib/page-links";
import { getPaymentMethodLabel, PAYMENT_STATUS, type PaymentStatus } from "~/lib/payment-status";
import { formatRupiah } from "~/lib/rupiah";
import type { PageLinks, StatusView } from "~/lib/views";
import { AppError } from "../app-error";
import { HostError } from "../hosts/host-contract";
import type { RequestContext } from "../request/context";
import { toSiteHref } from "../tenant/site-href";
import { type ActionResult, attempt } from "./action-result";
import { getAdmin } from "./admin";
import { ALREADY_SENT_MESSAGE } from "./already-sent";
import { optional } from "./optional";
import { toPayerRefunds } from "./refunds";
import { required } from "./required";

/** Records a donation, and starts its payment where the host does. @returns the receipt's key */
export const donate = (
  context: RequestContext,
  body: DonationFields,
  idempotencyKey: string,
): Promise<ActionResult<{ key: string }>> =>
  attempt(
    context,
    {
      fields: [...Object.keys(body), "own"],
      messages: { 409: ALREADY_SENT_MESSAGE.donation },
    },
    async () => {
      const { data } = await context.hosts.records.createDonation({ body, idempotencyKey });
      const [row] = data;
      const key = context.hosts.admin && row?.key;
      return { key: key || (await createReceipt(context, body, row ?? {})) };
    },
  );

const RECEIPT_PURPOSE = "donation-as-sent";
/** Keys of the admin host are shorter than any encrypted receipt. */
const MAX_KEY_LENGTH = 64;
const receiptSchema = z.object({
  number: z.string(),
  name: z.string(),
  amount: z.number(),
  method: z.string(),
  message: z.string(),
  payUrl: z.string().nullable(),
  createdAt: z.number(),
});

/** Receipt key where no admin host can look up the donation: what was sent, encrypted. */
function createReceipt(
  { encrypter }: RequestContext,
  { name, amount, method, message }: DonationFields,
  row: { id?: string; number?: string; payUrl?: string | null | undefined },
): Promise<string> {
  const receipt: z.output<typeof receiptSchema> = {
    number: row.number || row.id || "",
    name,
    amount,
    method,
    message,
    payUrl: row.payUrl ?? null,
    createdAt: Date.now(),
  };
  return encrypter.encrypt(RECEIPT_PURPOSE, JSON.stringify(receipt));
}

async function readReceipt(context: RequestContext, key: string): Promise<DonationView> {
  const text = await context.encrypter.decrypt(RECEIPT_PURPOSE, key);
  if (text === null) throw new AppError("not-found");
  const { number, name, amount, method, message, payUrl, createdAt } = receiptSchema.parse(
    JSON.parse(text),
  );
  return {
    number,
    name,
    amount: formatRupiah(amount),
    method: payUrl === null ? null : getPaymentMethodLabel(method),
    message,
    status: payUrl === null ? { label: "Tercatat", tone: "neutral" } : PAYMENT_STATUS.pending,
    state: payUrl === null ? "recorded" : "pending",
    payUrl: payUrl && toSiteHref(context, payUrl),
    payUntil: null,
    createdAt: formatDateTime(createdAt),
    paidAt: null,
    isTrial: false,
    refunds: [],
  };
}

export interface DonationView {
  number: string;
  name: string;
  amount: string;
  /** Null if it is not paid through this site. */
  method: string | null;
  message: string;
  status: StatusView;
  /** `recorded`: noted by a host that takes no payments. */
  state: PaymentStatus | "recorded";
  payUrl: string | null;
  payUntil: string | null;
  createdAt: string;
  paidAt: string | null;
  /** Paid in the sandbox, where no money moves. */
  isTrial: boolean;
  /** Sentences about payments that were or will be returned. */
  refunds: string[];
}

type Donation = Awaited<ReturnType<ReturnType<typeof getAdmin>["getDonation"]>>["data"];

const toDonationView = (
  context: RequestContext,
  donation: Omit<Donation, "key" | "isTrial">,
): DonationView => ({
  number: donation.number,
  name: donation.name,
  amount: formatRupiah(donation.amount),
  method: getPaymentMethodLabel(donation.method),
  message: donation.message,
  status: PAYMENT_STATUS[donation.status],
  state: donation.status,
  payUrl: donation.payUrl && toSiteHref(context, donation.payUrl),
  payUntil: donation.expiresAt === null ? null : formatDateTime(donation.expiresAt),
  createdAt: formatDateTime(donation.createdAt),
  paidAt: donation.paidAt === null ? null : formatDateTime(donation.paidAt),
  isTrial: false,
  refunds: toPayerRefunds(donation.refunds),
});

/** A donation by its receipt's key: current, or as sent without an admin host. @throws AppError not-found, unavailable */
export async function getDonation(context: RequestContext, key: string): Promise<DonationView> {
  const { admin } = context.hosts;
  if (!admin || key.length > MAX_KEY_LENGTH) return readReceipt(context, key);
  const donation = await required(admin.getDonation({ query: { key } }));
  return { ...toDonationView(context, donation), isTrial: donation.isTrial };
}

/** Creates a new order for an unpaid donation. @returns the payment URL; null if it is paid already */
export async function repayDonation(context: RequestContext, key: string): Promise<string | null> {
  try {
    const { payUrl } = (await getAdmin(context).repayDonation({ body: { key } })).data;
    return payUrl && toSiteHref(context, payUrl);
  } catch (error) {
    if (error instanceof HostError && error.status === 409) return null;
    return required(Promise.reject(error));
  }
}

const MISSING = Promise.resolve({ ok: false } as const);

/** Public totals of all paid donations, with the latest donors where the admin host names them; null if unavailable. */
export async function getDonationTotals(context: RequestContext) {
  const { admin, records } = context.hosts;
  const { amounts, details } = await promiseHash({
    amounts: optional(context, records.listDonationAmounts()),
    details: admin ? optional(context, admin.getDonationTotals()) : MISSING,
  });
  if (!amounts.ok) return null;
  const rows = amounts.data.data;
  return {
    isOpen: !details.ok || details.data.data.isOpen,
    total: formatRupiah(rows.reduce((sum, { amount }) => sum + amount, 0)),
    count: rows.length,
    latest: details.ok
      ? details.data.data.latest.map((donation) => ({
          ...donation,
          amount: formatRupiah(donation.amount),
          at: formatDateTime(donation.at),
        }))
      : [],
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
  sort?: PaymentSort | undefined;
}

/** All donations, for managers. @throws AppError forbidden, unavailable */
export async function listDonations(
  context: RequestContext,
  filters: Filters,
): Promise<{ rows: (DonationView & { id: string; email: string })[]; links: PageLinks }> {
  const list = await required(getAdmin(context).listDonations({ query: filters }));
  const { page: _, ...query } = filters;
  return {
    rows: list.items.map((row) => ({
      ...toDonationView(context, row),
      id: row.id,
      email: row.email,
    })),
    links: createPageLinks(list, "/Dashboard/Donations", query),
  };
}

/** A donation, for managers. @throws AppError forbidden, not-found, unavailable */
export async function getDonationById(context: RequestContext, id: string) {
  const donation = await required(getAdmin(context).getDonationById({ params: { id } }));
  return { ...toDonationView(context, donation), email: donation.email };
}
