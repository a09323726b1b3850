import { takesEnrolments } from "~/lib/class-status";
import { coursePath, enrolledPath, invoicePath } from "~/lib/paths";
import type { PaymentMethodName } from "~/lib/payment-status";
import { formatRupiah } from "~/lib/rupiah";
import type { ClassCardView } from "~/lib/views";
import type { RequestContext } from "../request/context";
import { toSiteHref } from "../tenant/site-href";
import { type ActionResult, attempt } from "./action-result";
import { findWaitLabel, toClassCardView } from "./class-views";
import { getLearning } from "./learning";
import { optional } from "./optional";
import { required } from "./required";

export interface EnrolmentPageView {
  item: ClassCardView & { schedule: string };
  courseHref: string;
  /** The visitor is a learner of this class; null where no host tells. */
  isEnrolled: boolean | null;
  /** The host takes enrolments now. */
  isOpen: boolean;
  /** Vouchers can be used here. */
  hasVouchers: boolean;
  /** Words of the link to waiting; null if there is nothing to wait for. */
  waitLabel: string | null;
}

/** A class on its enrolment page. @throws AppError not-found, unavailable */
export async function getEnrolmentPage(
  context: RequestContext,
  slug: string,
): Promise<EnrolmentPageView> {
  const { services } = context.hosts;
  const [overview, isEnrolled] = await Promise.all([
    required(services.getClassOverview({ query: { slug } })),
    isEnrolledIn(context, slug),
  ]);
  const card = toClassCardView(overview);
  return {
    item: { ...card, schedule: overview.schedule },
    courseHref: coursePath(overview),
    isEnrolled,
    hasVouchers: context.installation.hasOwnServices && context.hosts.learning !== null,
    isOpen: takesEnrolments(overview.status),
    waitLabel: findWaitLabel(context, overview, card),
  };
}

async function isEnrolledIn(context: RequestContext, slug: string): Promise<boolean | null> {
  const { learning } = context.hosts;
  if (!learning) return null;
  const list = await optional(context, learning.listMyClasses({ query: { class: slug } }));
  return list.ok ? list.data.data.items.length > 0 : null;
}

export interface VoucherPreview {
  code: string;
  price: string;
  discount: string;
  total: string;
  isFree: boolean;
}

/** The class's price with a voucher, or what is wrong with its code. @throws AppError not-found */
export const previewVoucher = (
  context: RequestContext,
  slug: string,
  code: string,
): Promise<ActionResult<{ preview: VoucherPreview }>> =>
  attempt(context, { fields: ["voucher"] }, async () => {
    const query = { class: slug, code };
    const { data } = await getLearning(context).previewVoucher({ query });
    return {
      preview: {
        code: data.code,
        price: formatRupiah(data.price),
        discount: formatRupiah(data.discount),
        total: formatRupiah(data.total),
        isFree: data.total === 0,
      },
    };
  });

interface EnrolmentRequest {
  slug: string;
  method: PaymentMethodName;
  voucher?: string | undefined;
  idempotencyKey: string;
}

/**
 * Enrols the user in a free class, or opens the invoice of a paid one (designs B4).
 * @returns where to go on: the confirmation, or the payment page
 * @throws AppError not-found
 */
export const enrol = (
  context: RequestContext,
  { slug, method, voucher, idempotencyKey }: EnrolmentRequest,
): Promise<ActionResult<{ href: string }>> =>
  attempt(context, { fields: ["method", "voucher"], hostMessages: [409] }, async () => {
    const { data } = await context.hosts.services.createInvoice({
      query: { slug },
      body: { method, ...(voucher && { voucher }) },
      idempotencyKey,
    });
    if (data.payUrl !== null) return { href: toSiteHref(context, data.payUrl) };
    if (data.status === "pending" && data.orderId !== null)
      return { href: invoicePath(data.orderId) };
    return { href: enrolledPath(slug) };
  });
