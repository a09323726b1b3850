import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  deskPortfolioPath,
  PORTFOLIO_PICTURES,
  portfolioDecisionSchema,
  portfolioFormSchema,
} from "~/lib/portfolio-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { storePictures } from "~/server/features/pictures";
import {
  decidePortfolio,
  getDeskPortfolio,
  savePortfolio,
  toPortfolioRecord,
} from "~/server/features/portfolio-desk";
import { createIdempotencyKey, type FormResult, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { PortfolioRecordPage } from "./view";

export const handle = { access: "portfolio.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const [menu, item] = await Promise.all([
    getDashboardMenu(context),
    getDeskPortfolio(context, params.id ?? ""),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: item.title, noindex: true }),
    menu,
    record: toPortfolioRecord(item),
    idempotencyKey: createIdempotencyKey(),
  };
});

const reject = ({ data: rejected, init }: FormResult, isDecision: boolean) =>
  data({ ...rejected, isDecision }, { status: init?.status ?? 422 });

/** Saves the item, or decides about it. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const { id } = await getDeskPortfolio(context, params.id ?? "");
  const body = await request
    .clone()
    .formData()
    .catch(() => null);
  if (body?.has("decision")) {
    const posted = await readForm(context, request, portfolioDecisionSchema);
    if (!posted.ok) return reject(posted.result, true);
    const outcome = await decidePortfolio(context, id, posted.value);
    if (!outcome.ok) return reject(posted.fail(outcome), true);
    throw redirect(deskPortfolioPath(id), 303);
  }
  const form = await readForm(context, request, portfolioFormSchema);
  const posted = await storePictures(context, form, PORTFOLIO_PICTURES);
  if (!posted.ok) return reject(posted.result, false);
  const outcome = await savePortfolio(context, id, posted.value);
  if (!outcome.ok) return reject(posted.fail(outcome), false);
  throw redirect(deskPortfolioPath(id), 303);
});

export default function PortfolioRecordRoute() {
  const page = useLoaderData<typeof loader>();
  return <PortfolioRecordPage {...page} formResult={useActionData<typeof action>()} />;
}
