import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { schoolPath } from "~/lib/link-paths";
import type { RouteHandle } from "~/lib/route-handle";
import { CHECK_SLUG, schoolErrors, stepPath } from "~/lib/school-form";
import { regionOptions, sendSchool } from "~/server/features/schools";
import { newKey, readForm } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { closeSchoolDraft, openSchoolDraft } from "../open-draft";
import { checkSchema } from "./schema";
import { SchoolCheck } from "./view";

export const handle: RouteHandle = { script: true, cache: false };

/** Everything once more before it is sent. */
export const loader = guarded(async (visit, { params }) => {
  const { draft, school } = await openSchoolDraft(visit, params.draft ?? "");
  const { values, letter, editing } = school;
  const { provinces, cities } = await regionOptions(visit, values.provinceId);
  return {
    seo: pageSeo(visit, { key: "Register", title: "Periksa dan kirim", noindex: true }),
    ...{ values, letter, editing: editing !== null, draftKey: draft.key },
    province: provinces?.find(({ value }) => value === values.provinceId)?.label ?? null,
    city: cities?.find(({ value }) => value === values.cityId)?.label ?? null,
    errors: schoolErrors({ ...values, letterUrl: letter?.id ?? "" }),
    resumeUrl: new URL(stepPath(draft.key, CHECK_SLUG), visit.url).href,
    idempotencyKey: newKey(),
  };
});

export const action = guarded(async (visit, { request, params }) => {
  const { draft, school } = await openSchoolDraft(visit, params.draft ?? "");
  const posted = await readForm(visit, request, checkSchema);
  if (!posted.ok) return posted.answer;
  if (schoolErrors({ ...school.values, letterUrl: school.letter?.id ?? "" }).length > 0)
    throw redirect(stepPath(draft.key, CHECK_SLUG), 303);
  const outcome = await sendSchool(visit, school, posted.idempotencyKey);
  if (!outcome.ok) return posted.refuse({ ...outcome, message: outcome.message ?? Object.values(outcome.fields).join(" "), fields: {} });
  await closeSchoolDraft(visit, draft, outcome.key);
  throw redirect(schoolPath(outcome.key), 303);
});

export default function SchoolCheckRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <SchoolCheck {...page} answer={useActionData<typeof action>()} />;
}
