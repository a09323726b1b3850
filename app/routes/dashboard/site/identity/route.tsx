import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { IDENTITY_PATHS, identitySchema } from "~/lib/site-fields";
import { SITE_PATH, saveSite, toFieldValues } from "~/server/features/site";
import { readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadSitePage } from "../load-site-page";
import { Identity } from "./view";

export const handle = { access: "setting.write", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context) =>
  loadSitePage(context, "Identitas", ({ setting }) => ({
    values: toFieldValues(setting, IDENTITY_PATHS),
    hasContact: context.installation.hasOwnSettings,
  })),
);

export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, identitySchema);
  if (!posted.ok) return posted.result;
  const { version, ...values } = posted.value;
  const outcome = await saveSite(context, { version, values, paths: IDENTITY_PATHS });
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(`${SITE_PATH}?saved=identitas`, 303);
});

export default function IdentityRoute() {
  const page = useLoaderData<typeof loader>();
  return <Identity {...page} formResult={useActionData<typeof action>()} />;
}
