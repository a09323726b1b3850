import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { deskCompanyPath } from "~/lib/job-desk-paths";
import { visibilitySchema } from "~/lib/program-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { getDeskCompany, setCompanyVisibility, toCompanyRecord } from "~/server/features/job-desk";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { CompanyRecordPage } from "./view";

export const handle = { access: "job.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const [menu, company] = await Promise.all([
    getDashboardMenu(context),
    getDeskCompany(context, params.slug ?? ""),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: company.name, noindex: true }),
    menu,
    record: toCompanyRecord(company),
    idempotencyKey: createIdempotencyKey(),
  };
});

/** Shows or withdraws the company. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const { slug } = await getDeskCompany(context, params.slug ?? "");
  const posted = await readForm(context, request, visibilitySchema);
  if (!posted.ok) return posted.result;
  const outcome = await setCompanyVisibility(context, slug, posted.value);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(deskCompanyPath(slug), 303);
});

export default function CompanyRecordRoute() {
  const page = useLoaderData<typeof loader>();
  return <CompanyRecordPage {...page} message={useActionData<typeof action>()?.message ?? null} />;
}
