import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { webinarRegistrationPath } from "~/lib/paths";
import type { RouteHandle } from "~/lib/route-handle";
import { changeRegistration, getWebinar } from "~/server/features/webinars";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { registrationSchema } from "./schema";
import { WebinarRegistrationPage } from "./view";

export const handle = { access: "user", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const item = await getWebinar(context, params.slug ?? "");
  return {
    seo: getPageSeo(context, {
      key: "Webinar-slug",
      title: `Daftar webinar ${item.title}`,
      noindex: true,
    }),
    item,
    path: webinarRegistrationPath(item.slug),
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const slug = params.slug ?? "";
  const posted = await readForm(context, request, registrationSchema);
  if (!posted.ok) return posted.result;
  const outcome = await changeRegistration(context, slug, posted.value.change);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(webinarRegistrationPath(slug), 303);
});

export default function WebinarRegistrationRoute() {
  const page = useLoaderData<typeof loader>();
  return <WebinarRegistrationPage {...page} formResult={useActionData<typeof action>()} />;
}
