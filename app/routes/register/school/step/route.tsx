import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { findStep, stepPath } from "~/lib/school-form";
import { AppError } from "~/server/app-error";
import { getRegionOptions } from "~/server/features/schools";
import { createIdempotencyKey } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { useAutosave } from "~/ui/form/use-autosave";
import { Notice } from "~/ui/notice";
import { saveSchoolStep } from "../save-step";
import { loadSchoolDraft } from "../school-draft";
import { StepFields } from "../step-fields";
import { SchoolStepLayout } from "../step-page";

export const handle = { access: "public", script: true, cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const step = findStep(params.step ?? "");
  if (!step) throw new AppError("not-found");
  const { draft, school } = await loadSchoolDraft(context, params.draft ?? "");
  const { values, letter } = school;
  const regions =
    step.key === "place"
      ? await getRegionOptions(context, values.provinceId)
      : { provinces: null, cities: null };
  return {
    seo: getPageSeo(context, { key: "Register", title: step.title, noindex: true }),
    step,
    values,
    letter,
    ...regions,
    draftKey: draft.key,
    isLocal: context.hosts.admin === null,
    resumeUrl: new URL(stepPath(draft.key, step.slug), context.url).href,
    saved: context.url.searchParams.has("saved"),
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const step = findStep(params.step ?? "");
  if (!step) throw new AppError("not-found");
  return saveSchoolStep(
    context,
    request,
    step,
    (await loadSchoolDraft(context, params.draft ?? "")).draft,
  );
});

export default function SchoolStepRoute() {
  const { step, draftKey, resumeUrl, isLocal, saved, ...fields } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const autosaved = useAutosave();
  return (
    <SchoolStepLayout
      title={step.title}
      currentSlug={step.slug}
      draftKey={draftKey}
      resumeUrl={resumeUrl}
      isLocal={isLocal}
    >
      {saved && (
        <Notice tone="success">
          Isian Anda sudah disimpan. Lanjutkan kapan saja dengan tautan di bawah.
        </Notice>
      )}
      <StepFields
        key={step.key}
        step={step.key}
        action={stepPath(draftKey, step.slug)}
        {...fields}
        formResult={answer}
        letterError={answer?.letterError ?? null}
      />
      <p role="status" className="min-h-6 text-ink-soft">
        {autosaved}
      </p>
    </SchoolStepLayout>
  );
}
