import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { securitySchema } from "~/lib/people-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { getSecurity, setSecurity } from "~/server/features/people";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { Security } from "./view";

export const handle = { access: "setting.write", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const [menu, security] = await Promise.all([getDashboardMenu(context), getSecurity(context)]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: "Keamanan", noindex: true }),
    menu,
    path: context.url.pathname,
    ...security,
    isSaved: context.url.searchParams.has("saved"),
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, securitySchema);
  if (!posted.ok) return posted.result;
  const outcome = await setSecurity(context, posted.value);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(`${context.url.pathname}?saved=1`, 303);
});

export default function SecurityRoute() {
  const page = useLoaderData<typeof loader>();
  return <Security {...page} formResult={useActionData<typeof action>()} />;
}
