import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { exportQuery, exportSchema } from "~/lib/personal-data";
import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { getPersonCard } from "~/server/features/people";
import { getDownloadPath, startExport } from "~/server/features/personal-data";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { PersonData } from "./view";

export const handle = {
  access: "people.manage",
  cache: false,
  query: exportQuery,
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const id = params.id ?? "";
  const [menu, person] = await Promise.all([getDashboardMenu(context), getPersonCard(context, id)]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: `Data: ${person.name}`, noindex: true }),
    menu,
    path: context.url.pathname,
    person,
    downloadHref: getDownloadPath(id, readQuery(handle.query, context.url)),
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, exportSchema);
  if (!posted.ok) return posted.result;
  const { password } = posted.value;
  const outcome = await startExport(context, { id: params.id ?? "", password });
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(outcome.location, 303);
});

export default function PersonDataRoute() {
  const page = useLoaderData<typeof loader>();
  return <PersonData {...page} formResult={useActionData<typeof action>()} />;
}
