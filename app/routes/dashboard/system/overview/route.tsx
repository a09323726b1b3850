import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { readSystem } from "~/server/features/operations/system";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadSystemPage } from "../load-system-page";
import { SystemOverview } from "./view";

export const handle = { access: "operations.manage", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context) =>
  loadSystemPage(context, "Versi dan penyimpanan", readSystem(context)),
);

export default function SystemOverviewRoute() {
  const { page, content } = useLoaderData<typeof loader>();
  return <SystemOverview page={page} system={content} />;
}
