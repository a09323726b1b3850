import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { schoolReceiptPath } from "~/lib/paths";
import type { RouteHandle } from "~/lib/route-handle";
import { getSchoolErrors, REVIEW_SLUG, stepPath } from "~/lib/school-form";
import { getRegionOptions, submitSchool } from "~/server/features/schools";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { completeSchoolDraft, loadSchoolDraft } from "../school-draft";
import { reviewSchema } from "./schema";
import { SchoolReview } from "./view";

export const handle = { access: "public", script: true, cache: false } satisfies RouteHandle;
export const meta = seoMeta;

/** Review page before submission. */
export const loader = defineLoader(handle, async (context, { params }) => {
  const { draft, school } = await loadSchoolDraft(context, params.draft ?? "");
  const { values, letter, editing } = school;
  const { provinces, cities } = await getRegionOptions(context, values.provinceId);
  return {
    seo: getPageSeo(context, { key: "Register", title: "Periksa dan kirim", noindex: true }),
    values,
    letter,
    isEditing: editing !== null,
    draftKey: draft.key,
    province: provinces?.find(({ value }) => value === values.provinceId)?.label ?? null,
    city: cities?.find(({ value }) => value === values.cityId)?.label ?? null,
    errors: getSchoolErrors({ ...values, letterUrl: letter?.id ?? "" }),
    isLocal: context.hosts.admin === null,
    resumeUrl: new URL(stepPath(draft.key, REVIEW_SLUG), context.url).href,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const { draft, school } = await loadSchoolDraft(context, params.draft ?? "");
  const posted = await readForm(context, request, reviewSchema);
  if (!posted.ok) return posted.result;
  if (getSchoolErrors({ ...school.values, letterUrl: school.letter?.id ?? "" }).length > 0)
    throw redirect(stepPath(draft.key, REVIEW_SLUG), 303);
  const outcome = await submitSchool(context, school, posted.idempotencyKey);
  if (!outcome.ok)
    return posted.fail({
      ...outcome,
      message: outcome.message ?? Object.values(outcome.fields).join(" "),
      fields: {},
    });
  await completeSchoolDraft(context, draft, outcome.key);
  throw redirect(schoolReceiptPath(outcome.key), 303);
});

export default function SchoolReviewRoute() {
  const page = useLoaderData<typeof loader>();
  return <SchoolReview {...page} formResult={useActionData<typeof action>()} />;
}
