import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { jobFormSchema } from "~/lib/job-desk-fields";
import {
  COMPANIES_DESK_PATH,
  deskCompanyPath,
  editJobPath,
  newJobPath,
} from "~/lib/job-desk-paths";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { createJob, getDeskCompany } from "~/server/features/job-desk";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { DashboardLayout } from "../../dashboard-layout";
import { JobForm } from "../job-form";

export const handle = { access: "job.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const [menu, { slug, name }] = await Promise.all([
    getDashboardMenu(context),
    getDeskCompany(context, params.slug ?? ""),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: "Tulis lowongan", noindex: true }),
    menu,
    slug,
    name,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const { slug } = await getDeskCompany(context, params.slug ?? "");
  const posted = await readForm(context, request, jobFormSchema);
  if (!posted.ok) return posted.result;
  const outcome = await createJob(context, slug, posted);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(editJobPath(slug, outcome.id), 303);
});

export default function NewJobRoute() {
  const { menu, slug, name, idempotencyKey } = useLoaderData<typeof loader>();
  return (
    <DashboardLayout
      title="Tulis lowongan"
      menu={menu}
      path={newJobPath(slug)}
      breadcrumbs={[
        { label: "Karier", href: COMPANIES_DESK_PATH },
        { label: name, href: deskCompanyPath(slug) },
        { label: "Tulis lowongan" },
      ]}
    >
      <JobForm
        path={newJobPath(slug)}
        values={null}
        idempotencyKey={idempotencyKey}
        formResult={useActionData<typeof action>()}
      />
    </DashboardLayout>
  );
}
