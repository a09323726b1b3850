import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { getAboutContent } from "../../content/about";
import { AboutPage } from "./view";

export const handle = { access: "public" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const { setting } = context.tenant;
  const about = getAboutContent(setting.layout, {
    title: setting.title,
    description: setting.meta.description,
  });
  return {
    seo: getPageSeo(context, { key: "About", title: "Tentang kami", description: about.lead }),
    site: setting.title,
    about,
  };
});

export default function AboutRoute() {
  return <AboutPage {...useLoaderData<typeof loader>()} />;
}
