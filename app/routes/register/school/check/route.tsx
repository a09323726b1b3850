import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { CHECK_SLUG, readSchoolDraft, SCHOOL_FORM, schoolErrors, stepPath } from "~/lib/school-form";
import { deleteDraft, getDraft } from "~/server/features/drafts";
import { regionOptions, sendSchool } from "~/server/features/schools";
import { newKey, readForm } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { checkSchema } from "./schema";
import { SchoolCheck } from "./view";

export const handle: RouteHandle = { script: true, cache: false };

/** Everything once more before it is sent. */
export const loader = guarded(async (visit, { params }) => {
  const draft = await getDraft(visit, SCHOOL_FORM, params.draft ?? "");
  const { values, letter, editing } = readSchoolDraft(draft.data);
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
  const posted = await readForm(visit, request, checkSchema);
  if (!posted.ok) return posted.answer;
  const key = params.draft ?? "";
  const draft = readSchoolDraft((await getDraft(visit, SCHOOL_FORM, key)).data);
  if (schoolErrors({ ...draft.values, letterUrl: draft.letter?.id ?? "" }).length > 0) throw redirect(stepPath(key, CHECK_SLUG), 303);
  const outcome = await sendSchool(visit, draft, posted.idempotencyKey);
  if (!outcome.ok) return posted.refuse({ ...outcome, message: outcome.message ?? Object.values(outcome.fields).join(" "), fields: {} });
  await deleteDraft(visit, key);
  throw redirect(`/Register/School/Bukti/${outcome.key}`, 303);
});

export default function SchoolCheckRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <SchoolCheck {...page} answer={useActionData<typeof action>()} />;
}
