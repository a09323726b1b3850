import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  deskPortfolioPath,
  NEW_PORTFOLIO_PATH,
  PORTFOLIO_DESK_PATH,
  PORTFOLIO_PICTURES,
  portfolioFormSchema,
} from "~/lib/portfolio-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { storePictures } from "~/server/features/pictures";
import { createPortfolio } from "~/server/features/portfolio-desk";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { DashboardLayout } from "../../dashboard-layout";
import { PortfolioForm } from "../portfolio-form";

export const handle = { access: "portfolio.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => ({
  seo: getPageSeo(context, { key: "Dashboard", title: "Tambah portofolio", noindex: true }),
  menu: await getDashboardMenu(context),
  idempotencyKey: createIdempotencyKey(),
}));

export const action = defineAction(handle, async (context, { request }) => {
  const form = await readForm(context, request, portfolioFormSchema);
  const posted = await storePictures(context, form, PORTFOLIO_PICTURES);
  if (!posted.ok) return posted.result;
  const outcome = await createPortfolio(context, posted.value, posted.idempotencyKey);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(deskPortfolioPath(outcome.id), 303);
});

export default function NewPortfolioRoute() {
  const { menu, idempotencyKey } = useLoaderData<typeof loader>();
  return (
    <DashboardLayout
      title="Tambah portofolio"
      lead="Portofolio dibuat sebagai draf, lalu Anda menerbitkannya."
      menu={menu}
      path={NEW_PORTFOLIO_PATH}
      breadcrumbs={[
        { label: "Portofolio", href: PORTFOLIO_DESK_PATH },
        { label: "Tambah portofolio" },
      ]}
    >
      <PortfolioForm
        path={NEW_PORTFOLIO_PATH}
        values={null}
        idempotencyKey={idempotencyKey}
        formResult={useActionData<typeof action>()}
      />
    </DashboardLayout>
  );
}
