import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { jobDecisionSchema, jobFormSchema } from "~/lib/job-desk-fields";
import { deskCompanyPath, editJobPath } from "~/lib/job-desk-paths";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { decideJob, getDeskJob, saveJob, toJobRecord } from "~/server/features/job-desk";
import { createIdempotencyKey, type FormResult, readForm } from "~/server/forms/read-form";
import type { RequestContext } from "~/server/request/context";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
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

const reject = ({ data: rejected, init }: FormResult, isDecision: boolean) =>
  data({ ...rejected, isDecision }, { status: init?.status ?? 422 });

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
    if (!posted.ok) return reject(posted.result, true);
    const outcome = await decideJob(context, key, posted.value);
    if (!outcome.ok) return reject(posted.fail(outcome), true);
    throw redirect(editJobPath(company.slug, id), 303);
  }
  const posted = await readForm(context, request, jobFormSchema);
  if (!posted.ok) return reject(posted.result, false);
  const outcome = await saveJob(context, key, posted.value);
  if (!outcome.ok) return reject(posted.fail(outcome), false);
  throw redirect(deskCompanyPath(company.slug), 303);
});

export default function JobRecordRoute() {
  const page = useLoaderData<typeof loader>();
  return <JobRecordPage {...page} formResult={useActionData<typeof action>()} />;
}
