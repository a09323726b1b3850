import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { editWebinarPath } from "~/lib/class-desk-paths";
import { learnersPath } from "~/lib/paths";
import type { RouteHandle } from "~/lib/route-handle";
import { webinarFormSchema } from "~/lib/webinar-desk-fields";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import {
  getDeskWebinar,
  saveWebinar,
  toWebinarFormValues,
  WEBINAR_FIELD_LABELS,
} from "~/server/features/webinar-desk";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { saveOrCompare } from "../../resolve-conflict";
import { WebinarPage } from "../webinar-form";

export const handle = { access: "class.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

const toAddress = (params: Record<string, string | undefined>) => ({
  slug: params.slug ?? "",
  webinar: params.webinar ?? "",
});

export const loader = defineLoader(handle, async (context, { params }) => {
  const [menu, webinar] = await Promise.all([
    getDashboardMenu(context),
    getDeskWebinar(context, toAddress(params)),
  ]);
  const title = `Ubah webinar ${webinar.title}`;
  return {
    seo: getPageSeo(context, { key: "Dashboard", title, noindex: true }),
    title,
    menu,
    path: editWebinarPath(webinar.class.slug, webinar.slug),
    course: webinar.class,
    values: toWebinarFormValues(webinar),
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const address = toAddress(params);
  const current = await getDeskWebinar(context, address);
  const posted = await readForm(context, request, webinarFormSchema);
  const answer = await saveOrCompare(posted, {
    readSaved: async () => ({
      theirs: toWebinarFormValues(await getDeskWebinar(context, address)),
      labels: WEBINAR_FIELD_LABELS,
    }),
    save: (value) => saveWebinar(context, address, value),
  });
  if (answer) return answer;
  throw redirect(`${learnersPath(current.class.slug)}#webinar`, 303);
});

export default function EditWebinarRoute() {
  const page = useLoaderData<typeof loader>();
  return <WebinarPage {...page} formResult={useActionData<typeof action>()} />;
}
