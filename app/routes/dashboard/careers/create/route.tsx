import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { companyFormSchema } from "~/lib/job-desk-fields";
import { COMPANIES_DESK_PATH, deskCompanyPath, NEW_COMPANY_PATH } from "~/lib/job-desk-paths";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { createCompany } from "~/server/features/job-desk";
import { storePictures } from "~/server/features/pictures";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { DashboardLayout } from "../../dashboard-layout";
import { CompanyForm } from "../company-form";

export const handle = { access: "job.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => ({
  seo: getPageSeo(context, { key: "Dashboard", title: "Tambah perusahaan", noindex: true }),
  menu: await getDashboardMenu(context),
  idempotencyKey: createIdempotencyKey(),
}));

export const action = defineAction(handle, async (context, { request }) => {
  const form = await readForm(context, request, companyFormSchema);
  const posted = await storePictures(context, form, ["logo"]);
  if (!posted.ok) return posted.result;
  const outcome = await createCompany(context, posted.value, posted.idempotencyKey);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(deskCompanyPath(outcome.slug), 303);
});

export default function NewCompanyRoute() {
  const { menu, idempotencyKey } = useLoaderData<typeof loader>();
  return (
    <DashboardLayout
      title="Tambah perusahaan"
      lead="Perusahaan dibuat sebagai draf. Sesudah ini Anda menulis lowongannya, lalu pengelola menerbitkannya."
      menu={menu}
      path={NEW_COMPANY_PATH}
      breadcrumbs={[{ label: "Karier", href: COMPANIES_DESK_PATH }, { label: "Tambah perusahaan" }]}
    >
      <CompanyForm
        path={NEW_COMPANY_PATH}
        values={null}
        idempotencyKey={idempotencyKey}
        formResult={useActionData<typeof action>()}
      />
    </DashboardLayout>
  );
}
