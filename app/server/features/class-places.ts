import type { WaitKind } from "~/lib/class-wait";
import { formatDate, formatDateTime } from "~/lib/dates";
import { formatRupiah } from "~/lib/rupiah";
import type { ClassCardView } from "~/lib/views";
import { AppError } from "../app-error";
import type { ClassPlace } from "../hosts/learning/places";
import type { ClassOverview } from "../hosts/services/classes";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { toClassCardView } from "./class-views";
import { required } from "./required";

/** @throws AppError not-found without a learning host */
function getLearning({ hosts: { learning } }: RequestContext) {
  if (!learning) throw new AppError("not-found");
  return learning;
}

async function readPlace(
  context: RequestContext,
  slug: string,
): Promise<{ overview: ClassOverview; place: ClassPlace }> {
  const overview = await required(context.hosts.services.getClassOverview({ query: { slug } }));
  const place = await required(getLearning(context).getPlace({ query: { class: overview.slug } }));
  return { overview, place };
}

export interface LeavePageView {
  item: ClassCardView;
  /** Null unless the visitor is a learner. */
  terms: {
    /** Null for a place that was not paid. */
    paid: string | null;
    /** Null if nothing comes back. */
    refund: string | null;
    /** The class's first day; null without one. */
    startDate: string | null;
  } | null;
}

/** A class and what leaving it now means. @throws AppError not-found, unavailable */
export async function getLeavePage(context: RequestContext, slug: string): Promise<LeavePageView> {
  const { overview, place } = await readPlace(context, slug);
  const { enrolment } = place;
  return {
    item: toClassCardView(overview),
    terms: enrolment && {
      paid: enrolment.paid > 0 ? formatRupiah(enrolment.paid) : null,
      refund: enrolment.refund > 0 ? formatRupiah(enrolment.refund) : null,
      startDate: overview.startAt === null ? null : formatDate(overview.startAt),
    },
  };
}

/** @throws AppError not-found */
export const leaveClass = (
  context: RequestContext,
  slug: string,
): Promise<ActionResult<{ refund: number }>> =>
  attempt(
    context,
    { fields: [], hostMessages: [409] },
    async () => (await getLearning(context).leaveClass({ body: { class: slug } })).data,
  );

export interface WaitPageView {
  item: ClassCardView;
  isEnrolled: boolean;
  /** What can be waited for; null if nothing needs to be. */
  canWaitFor: WaitKind | null;
  wait: { kind: WaitKind; position: number | null; offeredUntil: string | null } | null;
}

/** A class and what the visitor waits for. @throws AppError not-found, unavailable */
export async function getWaitPage(context: RequestContext, slug: string): Promise<WaitPageView> {
  const {
    overview,
    place: { enrolment, canWaitFor, wait },
  } = await readPlace(context, slug);
  return {
    item: toClassCardView(overview),
    isEnrolled: enrolment !== null,
    canWaitFor,
    wait: wait && {
      ...wait,
      offeredUntil: wait.offeredUntil === null ? null : formatDateTime(wait.offeredUntil),
    },
  };
}

/** Joins or leaves the line. @throws AppError not-found */
export const changeWait = (
  context: RequestContext,
  slug: string,
  change: "join" | "leave",
): Promise<ActionResult> =>
  attempt(context, { fields: [], hostMessages: [409] }, async () => {
    const learning = getLearning(context);
    const body = { class: slug };
    if (change === "join") await learning.joinWait({ body });
    else await learning.leaveWait({ body });
    return {};
  });
