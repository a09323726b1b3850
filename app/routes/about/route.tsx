import { useLoaderData } from "@remix-run/react";
import { toPlainLine } from "~/lib/page-text";
import type { RouteHandle } from "~/lib/route-handle";
import { readAboutCounters } from "~/server/features/about-counters";
import { getAboutText } from "~/server/features/site-texts";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { AboutPage } from "./view";

export const handle = { access: "public" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const { setting } = context.tenant;
  const about = getAboutText(setting);
  const counters = await readAboutCounters(context);
  return {
    seo: getPageSeo(context, {
      key: "About",
      title: "Tentang kami",
      ...(about.lead && { description: toPlainLine(about.lead) }),
    }),
    site: setting.title,
    about,
    counters,
  };
});

export default function AboutRoute() {
  return <AboutPage {...useLoaderData<typeof loader>()} />;
}
