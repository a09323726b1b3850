import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { SCHOOL_STEPS } from "~/lib/school-form";
import { newKey } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { StepFields } from "../fields";
import { saveSchoolStep } from "../save-step";
import { SchoolStepPage } from "../step-page";

export const handle: RouteHandle = { script: true, cache: false };

const [FIRST] = SCHOOL_STEPS;

/** The form's first step; what is sent from here becomes a draft with an address of its own. */
export const loader = guarded(async (visit) => ({
  seo: pageSeo(visit, { key: "Register", title: "Daftarkan sekolah", path: "/Register/School" }),
  idempotencyKey: newKey(),
}));

export const action = guarded((visit, { request }) => saveSchoolStep(visit, request, FIRST, null));

export default function SchoolStart() {
  const { idempotencyKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <SchoolStepPage title="Daftarkan sekolah" current={FIRST.slug} draftKey={null} resumeUrl={null}>
      <StepFields
        step={FIRST.key}
        action="/Register/School"
        values={{}}
        {...{ idempotencyKey, answer, provinces: null, cities: null, letter: null, letterError: null }}
      />
    </SchoolStepPage>
  );
}
