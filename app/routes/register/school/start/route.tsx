import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { SCHOOL_STEPS } from "~/lib/school-form";
import { createIdempotencyKey } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { saveSchoolStep } from "../save-step";
import { StepFields } from "../step-fields";
import { SchoolStepLayout } from "../step-page";

export const handle = { access: "public", script: true, cache: false } satisfies RouteHandle;
export const meta = seoMeta;

const [FIRST_STEP] = SCHOOL_STEPS;

/** First step of the form. Submitting it creates a draft with its own URL. */
export const loader = defineLoader(handle, async (context) => ({
  seo: getPageSeo(context, {
    key: "Register",
    title: "Daftarkan sekolah",
    path: "/Register/School",
  }),
  idempotencyKey: createIdempotencyKey(),
}));

export const action = defineAction(handle, (context, { request }) =>
  saveSchoolStep(context, request, FIRST_STEP, null),
);

export default function SchoolStartRoute() {
  const { idempotencyKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <SchoolStepLayout
      title="Daftarkan sekolah"
      currentSlug={FIRST_STEP.slug}
      draftKey={null}
      resumeUrl={null}
    >
      <StepFields
        step={FIRST_STEP.key}
        action="/Register/School"
        values={{}}
        idempotencyKey={idempotencyKey}
        formResult={answer}
        provinces={null}
        cities={null}
        letter={null}
        letterError={null}
      />
    </SchoolStepLayout>
  );
}
