import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { revokeSchema } from "~/lib/certificates";
import type { RouteHandle } from "~/lib/route-handle";
import { getCertificateRecord, revokeCertificate } from "~/server/features/certificate-records";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { CertificateRecordPage } from "./view";

export const handle = {
  script: true,
  cache: false,
  access: "certificate.manage",
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const number = params.number ?? "";
  const [menu, record] = await Promise.all([
    getDashboardMenu(context),
    getCertificateRecord(context, number),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: `Sertifikat ${number}`, noindex: true }),
    menu,
    path: context.url.pathname,
    record,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, revokeSchema);
  if (!posted.ok) return posted.result;
  const outcome = await revokeCertificate(context, params.number ?? "", posted.value);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(context.url.pathname, 303);
});

export default function CertificateRecordRoute() {
  const page = useLoaderData<typeof loader>();
  return <CertificateRecordPage {...page} formResult={useActionData<typeof action>()} />;
}
