import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { classReviewsPath } from "~/lib/paths";
import { pageQuery, readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { classReviewFields } from "~/lib/submissions";
import { getReviewsPage, saveReview } from "~/server/features/class-reviews";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { ReviewsPage } from "./view";

export const handle = {
  access: "public",
  cache: false,
  query: z.object({ page: pageQuery }),
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const { page } = readQuery(handle.query, context.url);
  const reviews = await getReviewsPage(context, params.slug ?? "", page);
  const path = classReviewsPath(reviews.item.slug);
  const title = `Ulasan kelas ${reviews.item.name}`;
  return {
    seo: getPageSeo(context, { key: "Class-slug", title, path }),
    ...reviews,
    path,
    idempotencyKey: createIdempotencyKey(),
  };
});

/** Saves the learner's review and returns to it. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const slug = params.slug ?? "";
  const posted = await readForm(context, request, classReviewFields);
  if (!posted.ok) return posted.result;
  const outcome = await saveReview(context, slug, posted.value);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(`${classReviewsPath(slug)}#ulasan-saya`, 303);
});

export default function ReviewsRoute() {
  const page = useLoaderData<typeof loader>();
  return <ReviewsPage {...page} formResult={useActionData<typeof action>()} />;
}
