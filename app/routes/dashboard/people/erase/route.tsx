import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PEOPLE_PATH } from "~/lib/people-fields";
import { erasePersonSchema } from "~/lib/personal-data";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { getPersonCard } from "~/server/features/people";
import { erasePerson, getPersonErasure } from "~/server/features/personal-data";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { ErasePerson } from "./view";

export const handle = { access: "people.manage", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const id = params.id ?? "";
  const [menu, person, erasure] = await Promise.all([
    getDashboardMenu(context),
    getPersonCard(context, id),
    getPersonErasure(context, id),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: `Hapus: ${person.name}`, noindex: true }),
    menu,
    path: context.url.pathname,
    person,
    erasure,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, erasePersonSchema);
  if (!posted.ok) return posted.result;
  const outcome = await erasePerson(context, params.id ?? "", posted.value);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(PEOPLE_PATH, 303);
});

export default function ErasePersonRoute() {
  const page = useLoaderData<typeof loader>();
  return <ErasePerson {...page} formResult={useActionData<typeof action>()} />;
}
