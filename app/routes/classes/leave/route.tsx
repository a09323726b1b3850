import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { leavePath } from "~/lib/paths";
import type { RouteHandle } from "~/lib/route-handle";
import { getLeavePage, leaveClass } from "~/server/features/class-places";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { LeavePage } from "./view";

export const handle = { access: "user", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const page = await getLeavePage(context, params.slug ?? "");
  return {
    seo: getPageSeo(context, {
      key: "Class-slug",
      title: `Keluar dari kelas ${page.item.name}`,
      noindex: true,
    }),
    ...page,
    path: leavePath(page.item.slug),
    idempotencyKey: createIdempotencyKey(),
  };
});

/** The page says afterwards that the visitor is no learner, so that a repeated POST ends there too. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const slug = params.slug ?? "";
  const posted = await readForm(context, request, z.object({}));
  if (!posted.ok) return posted.result;
  const outcome = await leaveClass(context, slug);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(leavePath(slug), 303);
});

export default function LeaveRoute() {
  const page = useLoaderData<typeof loader>();
  return <LeavePage {...page} formResult={useActionData<typeof action>()} />;
}
