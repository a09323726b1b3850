import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { inviteSchema, PEOPLE_PATH } from "~/lib/people-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { getGrantChoices, INVITATIONS_PATH, invitePerson } from "~/server/features/people";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { InvitePerson } from "./view";

export const handle = { access: "people.manage", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const [menu, choices] = await Promise.all([getDashboardMenu(context), getGrantChoices(context)]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: "Undang orang", noindex: true }),
    menu,
    path: context.url.pathname,
    choices,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, inviteSchema);
  if (!posted.ok) return posted.result;
  const outcome = await invitePerson(context, posted.value, posted.idempotencyKey);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(outcome.data.outcome === "invited" ? INVITATIONS_PATH : PEOPLE_PATH, 303);
});

export default function InvitePersonRoute() {
  const page = useLoaderData<typeof loader>();
  return <InvitePerson {...page} formResult={useActionData<typeof action>()} />;
}
