import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import type { RouteHandle } from "~/lib/route-handle";
import { getLandingView } from "~/server/features/landing";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { getLayout } from "~/tenants/registry";

export const handle = { access: "public", counts: "page_view" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const { setting } = context.tenant;
  return {
    seo: getPageSeo(context, { key: "index" }),
    layout: setting.layout,
    landing: await getLandingView(context, setting.layout),
  };
});

const getServerLayout = serverOnly$(getLayout);

/** The tenant's landing page. Never hydrated. */
export default function Home() {
  const { layout, landing } = useLoaderData<typeof loader>();
  const Landing = getServerLayout?.(layout).Landing;
  return Landing ? <Landing {...landing} /> : null;
}
