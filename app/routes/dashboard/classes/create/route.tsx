import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { newClassSchema } from "~/lib/class-desk-fields";
import { editClassPath } from "~/lib/class-desk-paths";
import type { RouteHandle } from "~/lib/route-handle";
import { createClass } from "~/server/features/class-desk";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { NewClassPage } from "./view";

export const handle = { access: "class.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => ({
  seo: getPageSeo(context, { key: "Dashboard", title: "Buat kelas", noindex: true }),
  menu: await getDashboardMenu(context),
  idempotencyKey: createIdempotencyKey(),
}));

export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, newClassSchema);
  if (!posted.ok) return posted.result;
  const outcome = await createClass(context, posted.value, posted.idempotencyKey);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(editClassPath(outcome.slug), 303);
});

export default function NewClassRoute() {
  const page = useLoaderData<typeof loader>();
  return <NewClassPage {...page} formResult={useActionData<typeof action>()} />;
}
