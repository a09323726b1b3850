import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { MAINTENANCE_PATHS, maintenanceSchema, toMaintenanceEnd } from "~/lib/site-fields";
import { toTypedInstant } from "~/lib/wib-time";
import { SITE_PATH, saveSite } from "~/server/features/site";
import { readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadSitePage } from "../load-site-page";
import { Maintenance } from "./view";

export const handle = { access: "setting.write", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context) =>
  loadSitePage(context, "Pemeliharaan", ({ setting: { isMaintenance, maintenance } }) => {
    const { text, until } = maintenance;
    const { date: endsOn, time: endsTime } = toTypedInstant(until);
    return {
      isMaintenance,
      text: text ?? "",
      endsOn,
      endsTime,
      hasNotice: context.installation.hasOwnSettings,
    };
  }),
);

export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, maintenanceSchema);
  if (!posted.ok) return posted.result;
  const { version, isMaintenance, text, endsOn, endsTime } = posted.value;
  const values = {
    isMaintenance: isMaintenance === "on",
    text,
    endsOn: endsOn && endsTime ? toMaintenanceEnd(endsOn, endsTime) : null,
  };
  const outcome = await saveSite(context, { version, values, paths: MAINTENANCE_PATHS });
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(`${SITE_PATH}?saved=pemeliharaan`, 303);
});

export default function MaintenanceRoute() {
  const page = useLoaderData<typeof loader>();
  return <Maintenance {...page} formResult={useActionData<typeof action>()} />;
}
