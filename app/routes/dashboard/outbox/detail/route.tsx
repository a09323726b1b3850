import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { getMail, retryMail } from "~/server/features/outbox";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { OutboxMail } from "./view";

export const handle = { cache: false, access: "outbox.view" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const [menu, mail] = await Promise.all([
    getDashboardMenu(context),
    getMail(context, params.id ?? ""),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: mail.subject, noindex: true }),
    menu,
    path: context.url.pathname,
    mail,
    idempotencyKey: createIdempotencyKey(),
  };
});

/** Retries the email. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, z.object({}));
  if (posted.ok) await retryMail(context, params.id ?? "");
  throw redirect(context.url.pathname, 303);
});

export default function OutboxMailRoute() {
  const page = useLoaderData<typeof loader>();
  return <OutboxMail {...page} />;
}
