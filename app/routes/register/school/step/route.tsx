import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { stepOf, stepPath } from "~/lib/school-form";
import { AppError } from "~/server/app-error";
import { regionOptions } from "~/server/features/schools";
import { newKey } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { Notice } from "~/ui/notice";
import { StepFields } from "../fields";
import { openSchoolDraft } from "../open-draft";
import { saveSchoolStep } from "../save-step";
import { SchoolStepPage } from "../step-page";
import { useAutosave } from "../use-autosave";

export const handle: RouteHandle = { script: true, cache: false };

export const loader = guarded(async (visit, { params }) => {
  const step = stepOf(params.step ?? "");
  if (!step) throw new AppError("not-found");
  const { draft, school } = await openSchoolDraft(visit, params.draft ?? "");
  const { values, letter } = school;
  const regions = step.key === "place" ? await regionOptions(visit, values.provinceId) : { provinces: null, cities: null };
  return {
    seo: pageSeo(visit, { key: "Register", title: step.title, noindex: true }),
    ...{ step, values, letter, ...regions },
    draftKey: draft.key,
    resumeUrl: new URL(stepPath(draft.key, step.slug), visit.url).href,
    saved: visit.url.searchParams.has("tersimpan"),
    idempotencyKey: newKey(),
  };
});

export const action = guarded(async (visit, { request, params }) => {
  const step = stepOf(params.step ?? "");
  if (!step) throw new AppError("not-found");
  return saveSchoolStep(visit, request, step, (await openSchoolDraft(visit, params.draft ?? "")).draft);
});

export default function SchoolStep() {
  const { step, draftKey, resumeUrl, saved, seo: _, ...fields } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const autosaved = useAutosave();
  return (
    <SchoolStepPage title={step.title} current={step.slug} draftKey={draftKey} resumeUrl={resumeUrl}>
      {saved && <Notice tone="success">Isian Anda sudah disimpan. Lanjutkan kapan saja dengan tautan di bawah.</Notice>}
      <StepFields
        key={step.key}
        step={step.key}
        action={stepPath(draftKey, step.slug)}
        {...fields}
        answer={answer}
        letterError={answer?.letterError ?? null}
      />
      <p role="status" className="min-h-6 text-ink-soft">
        {autosaved}
      </p>
    </SchoolStepPage>
  );
}
