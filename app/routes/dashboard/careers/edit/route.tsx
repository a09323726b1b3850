import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { companyFormSchema } from "~/lib/job-desk-fields";
import { COMPANIES_DESK_PATH, deskCompanyPath, editCompanyPath } from "~/lib/job-desk-paths";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import {
  COMPANY_FIELD_LABELS,
  getDeskCompany,
  saveCompany,
  toCompanyFormValues,
} from "~/server/features/job-desk";
import { storePictures } from "~/server/features/pictures";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { FormOrConflict } from "../../conflict-form";
import { DashboardLayout } from "../../dashboard-layout";
import { saveOrCompare } from "../../resolve-conflict";
import { CompanyForm } from "../company-form";

export const handle = { access: "job.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const [menu, company] = await Promise.all([
    getDashboardMenu(context),
    getDeskCompany(context, params.slug ?? ""),
  ]);
  const { slug, name } = company;
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: `Ubah ${name}`, noindex: true }),
    menu,
    slug,
    name,
    values: toCompanyFormValues(company),
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const { slug } = await getDeskCompany(context, params.slug ?? "");
  const form = await readForm(context, request, companyFormSchema);
  const posted = await storePictures(context, form, ["logo"]);
  const answer = await saveOrCompare(posted, {
    readSaved: async () => ({
      theirs: toCompanyFormValues(await getDeskCompany(context, slug)),
      labels: COMPANY_FIELD_LABELS,
    }),
    save: (value) => saveCompany(context, slug, value),
  });
  if (answer) return answer;
  throw redirect(deskCompanyPath(slug), 303);
});

export default function EditCompanyRoute() {
  const { menu, slug, name, values, idempotencyKey } = useLoaderData<typeof loader>();
  const formResult = useActionData<typeof action>();
  const path = editCompanyPath(slug);
  return (
    <DashboardLayout
      title={`Ubah ${name}`}
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: "Karier", href: COMPANIES_DESK_PATH },
        { label: name, href: deskCompanyPath(slug) },
        { label: "Ubah" },
      ]}
    >
      <FormOrConflict what="Perusahaan ini" action={path} answer={formResult}>
        <CompanyForm
          path={path}
          values={values}
          idempotencyKey={idempotencyKey}
          formResult={formResult}
        />
      </FormOrConflict>
    </DashboardLayout>
  );
}
