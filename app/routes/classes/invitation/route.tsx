import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { classInvitationPath } from "~/lib/paths";
import type { RouteHandle } from "~/lib/route-handle";
import { acceptInvitation, getInvitationPage } from "~/server/features/class-invitations";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { InvitationPage } from "./view";

export const handle = { access: "public", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const token = params.token ?? "";
  const page = await getInvitationPage(context, token);
  return {
    seo: getPageSeo(context, {
      key: "Class-slug",
      title: `Undangan ke kelas ${page.item.name}`,
      noindex: true,
    }),
    ...page,
    path: classInvitationPath(token),
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, z.object({}));
  if (!posted.ok) return posted.result;
  const outcome = await acceptInvitation(context, params.token ?? "");
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(outcome.href, 303);
});

export default function InvitationRoute() {
  const page = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  return <InvitationPage {...page} errorMessage={rejected?.message ?? null} />;
}
