import { takesEnrolments } from "~/lib/class-status";
import { coursePath, enrolledPath, invoicePath } from "~/lib/paths";
import type { PaymentMethodName } from "~/lib/payment-status";
import type { ClassCardView } from "~/lib/views";
import type { RequestContext } from "../request/context";
import { toSiteHref } from "../tenant/site-href";
import { type ActionResult, attempt } from "./action-result";
import { findWaitLabel, toClassCardView } from "./class-views";
import { optional } from "./optional";
import { required } from "./required";

export interface EnrolmentPageView {
  item: ClassCardView & { schedule: string };
  courseHref: string;
  /** The visitor is a learner of this class; null where no host tells. */
  isEnrolled: boolean | null;
  /** The host takes enrolments now. */
  isOpen: boolean;
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

interface EnrolmentRequest {
  slug: string;
  method: PaymentMethodName;
  idempotencyKey: string;
}

/**
 * Enrols the user in a free class, or opens the invoice of a paid one (designs B4).
 * @returns where to go on: the confirmation, or the payment page
 * @throws AppError not-found
 */
export const enrol = (
  context: RequestContext,
  { slug, method, idempotencyKey }: EnrolmentRequest,
): Promise<ActionResult<{ href: string }>> =>
  attempt(context, { fields: ["method"], hostMessages: [409] }, async () => {
    const { data } = await context.hosts.services.createInvoice({
      query: { slug },
      body: { method },
      idempotencyKey,
    });
    if (data.payUrl !== null) return { href: toSiteHref(context, data.payUrl) };
    if (data.status === "pending" && data.orderId !== null)
      return { href: invoicePath(data.orderId) };
    return { href: enrolledPath(slug) };
  });
