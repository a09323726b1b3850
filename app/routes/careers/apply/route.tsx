import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { getJobPage } from "~/server/features/job-applications";
import { createIdempotencyKey } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { submitApplication } from "./submit-application";
import { ApplicationPage } from "./view";

export const handle = { access: "public", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const { slug = "", job = "" } = params;
  const page = await getJobPage(context, { slug, jobId: job });
  return {
    seo: getPageSeo(context, {
      key: "Career-apply",
      title: `Lamar ${page.job.title}`,
      path: page.path,
      description: page.job.summary,
    }),
    page,
    canAttach: context.installation.hasOwnDrive,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const outcome = await submitApplication(context, request, params.job ?? "");
  if (!outcome.ok) return data(outcome.rejected, { status: outcome.status });
  throw redirect(outcome.receiptPath, 303);
});

export default function ApplyForJob() {
  const page = useLoaderData<typeof loader>();
  return <ApplicationPage {...page} rejected={useActionData<typeof action>()} />;
}
