import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { getSavedMessage, listSiteParts, listSiteTasks } from "~/server/features/site-overview";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadSitePage } from "../load-site-page";
import { SiteOverview } from "./view";

export const handle = { access: "setting.write", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context) =>
  loadSitePage(context, "Situs saya", ({ setting }) => ({
    savedMessage: getSavedMessage(context.url.searchParams.get("saved")),
    tasks: listSiteTasks(setting, context.installation),
    parts: listSiteParts(setting, context.installation),
  })),
);

export default function SiteOverviewRoute() {
  return <SiteOverview {...useLoaderData<typeof loader>()} />;
}
