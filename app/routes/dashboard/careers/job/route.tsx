import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { jobDecisionSchema, jobFormSchema } from "~/lib/job-desk-fields";
import { deskCompanyPath, editJobPath } from "~/lib/job-desk-paths";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import {
  decideJob,
  getDeskJob,
  JOB_FIELD_LABELS,
  JOB_VALUE_NAMES,
  saveJob,
  toJobRecord,
} from "~/server/features/job-desk";
import { createIdempotencyKey, type FormResult, readForm } from "~/server/forms/read-form";
import type { RequestContext } from "~/server/request/context";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { saveOrCompare } from "../../resolve-conflict";
import { JobRecordPage } from "./view";

export const handle = { access: "job.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

interface JobParams {
  slug?: string | undefined;
  id?: string | undefined;
}

const loadJob = (context: RequestContext, { slug = "", id = "" }: JobParams) =>
  getDeskJob(context, slug, id);

export const loader = defineLoader(handle, async (context, { params }) => {
  const [menu, job] = await Promise.all([getDashboardMenu(context), loadJob(context, params)]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: job.title, noindex: true }),
    menu,
    job: toJobRecord(job),
    idempotencyKey: createIdempotencyKey(),
  };
});

const rejectDecision = ({ data: rejected, init }: FormResult) =>
  data({ ...rejected, isDecision: true as const }, { status: init?.status ?? 422 });

/** Saves the job, or decides about it. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const { id, company } = await loadJob(context, params);
  const key = { slug: company.slug, id };
  const body = await request
    .clone()
    .formData()
    .catch(() => null);
  if (body?.has("decision")) {
    const posted = await readForm(context, request, jobDecisionSchema);
    if (!posted.ok) return rejectDecision(posted.result);
    const outcome = await decideJob(context, key, posted.value);
    if (!outcome.ok) return rejectDecision(posted.fail(outcome));
    throw redirect(editJobPath(company.slug, id), 303);
  }
  const posted = await readForm(context, request, jobFormSchema);
  const answer = await saveOrCompare(posted, {
    readSaved: async () => ({
      theirs: toJobRecord(await loadJob(context, key)).values,
      labels: JOB_FIELD_LABELS,
      names: JOB_VALUE_NAMES,
    }),
    save: (value) => saveJob(context, key, value),
  });
  if (answer) return answer;
  throw redirect(deskCompanyPath(company.slug), 303);
});

export default function JobRecordRoute() {
  const page = useLoaderData<typeof loader>();
  return <JobRecordPage {...page} formResult={useActionData<typeof action>()} />;
}
