import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { LANDING_PATHS, landingSchema } from "~/lib/site-fields";
import { SITE_PATH, saveSite, toFieldValues } from "~/server/features/site";
import { getBuiltInTexts } from "~/server/features/site-texts";
import { readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadSitePage } from "../../load-site-page";
import { EditLanding } from "./view";

export const handle = { access: "setting.write", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context) =>
  loadSitePage(context, "Beranda", ({ setting }) => ({
    values: toFieldValues(setting, LANDING_PATHS),
    builtIn: getBuiltInTexts(setting).landing,
  })),
);

export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, landingSchema);
  if (!posted.ok) return posted.result;
  const { version, ...values } = posted.value;
  const outcome = await saveSite(context, { version, values, paths: LANDING_PATHS });
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(`${SITE_PATH}?saved=teks`, 303);
});

export default function EditLandingRoute() {
  const page = useLoaderData<typeof loader>();
  return <EditLanding {...page} formResult={useActionData<typeof action>()} />;
}
