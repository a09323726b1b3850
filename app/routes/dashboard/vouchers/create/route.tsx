import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { newVoucherSchema } from "~/lib/voucher-fields";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { createVoucher, listVoucherClasses, VOUCHERS_PATH } from "~/server/features/vouchers";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { CreateVoucher } from "./view";

export const handle = { access: "invoice.manage", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const [menu, classes] = await Promise.all([
    getDashboardMenu(context),
    listVoucherClasses(context),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: "Buat voucher", noindex: true }),
    menu,
    path: context.url.pathname,
    classes,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, newVoucherSchema);
  if (!posted.ok) return posted.result;
  const outcome = await createVoucher(context, posted.value, posted.idempotencyKey);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(VOUCHERS_PATH, 303);
});

export default function CreateVoucherRoute() {
  const page = useLoaderData<typeof loader>();
  return <CreateVoucher {...page} formResult={useActionData<typeof action>()} />;
}
