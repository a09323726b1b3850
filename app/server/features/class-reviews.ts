import type { z } from "zod";
import { formatDate } from "~/lib/dates";
import { formatDecimal } from "~/lib/decimals";
import { createPageLinks } from "~/lib/page-links";
import { classPath, classReviewsPath } from "~/lib/paths";
import { type classReviewFields, SUBMISSION_STATUS } from "~/lib/submissions";
import type { Optional, PageLinks, StatusView } from "~/lib/views";
import { AppError } from "../app-error";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getCurrentUser } from "./current-user";
import { getLearning } from "./learning";
import { optional } from "./optional";
import { required } from "./required";

export interface ReviewView {
  id: string;
  /** First name and initial. */
  name: string;
  rating: number;
  text: string;
  date: string;
}

export interface ReviewListView {
  items: ReviewView[];
  total: number;
  /** "4,5"; null without reviews. */
  average: string | null;
}

const MAX_ON_CLASS_PAGE = 3;

type Learning = ReturnType<typeof getLearning>;
type Reviews = Awaited<ReturnType<Learning["listClassReviews"]>>["data"];

const toReviewList = ({ items, totalItems, average }: Reviews): ReviewListView => ({
  items: items.map(({ createdAt, ...review }) => ({ ...review, date: formatDate(createdAt) })),
  total: totalItems,
  average: average === null ? null : formatDecimal(average),
});

/** The newest published reviews of a class; null where classes are not taken. */
export async function readClassReviews(
  context: RequestContext,
  slug: string,
): Promise<Optional<ReviewListView> | null> {
  const { learning } = context.hosts;
  if (!learning) return null;
  const query = { class: slug, perPage: MAX_ON_CLASS_PAGE };
  const list = await optional(context, learning.listClassReviews({ query }));
  return list.ok ? { ok: true, data: toReviewList(list.data.data) } : list;
}

export interface MyReviewView {
  rating: number;
  text: string;
  version: number;
  status: StatusView;
  reason: string | null;
}

export interface ReviewsPageView extends ReviewListView {
  item: { name: string; href: string; slug: string };
  links: PageLinks;
  /** Null for guests. */
  own: { canReview: boolean; review: MyReviewView | null } | null;
}

/** Reviews of a class, ten a page, and the learner's own. @throws AppError not-found, unavailable */
export async function getReviewsPage(
  context: RequestContext,
  slug: string,
  page: number,
): Promise<ReviewsPageView> {
  const learning = getLearning(context);
  const [overview, list, own] = await Promise.all([
    required(context.hosts.services.getClassOverview({ query: { slug } })),
    required(learning.listClassReviews({ query: { class: slug, page } })),
    readOwn(context, slug),
  ]);
  return {
    ...toReviewList(list),
    item: { name: overview.name, href: classPath(overview), slug: overview.slug },
    links: createPageLinks(list, classReviewsPath(overview.slug), {}),
    own,
  };
}

async function readOwn(context: RequestContext, slug: string): Promise<ReviewsPageView["own"]> {
  if (!(await getCurrentUser(context))) return null;
  const { canReview, review } = await required(
    getLearning(context).getMyReview({ query: { class: slug } }),
  );
  return {
    canReview,
    review: review && { ...review, status: SUBMISSION_STATUS[review.status] },
  };
}

const CHANGED_MESSAGE =
  "Ulasan ini sudah Anda ubah di tempat lain. Muat ulang halaman untuk melihat yang terakhir.";

/** Writes or changes the visitor's review. @throws AppError unauthenticated, not-found */
export async function saveReview(
  context: RequestContext,
  slug: string,
  fields: z.output<typeof classReviewFields>,
): Promise<ActionResult> {
  if (!(await getCurrentUser(context))) throw new AppError("unauthenticated");
  const body = { class: slug, ...fields };
  return attempt(context, { fields: ["rating", "text"], messages: { 409: CHANGED_MESSAGE } }, () =>
    getLearning(context).saveMyReview({ body }),
  );
}
