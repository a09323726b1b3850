import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { LegalPage } from "../view";
import { getPrivacyPolicy } from "./content";

export const handle = { access: "public" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const document = getPrivacyPolicy(context.tenant.setting.title);
  return {
    seo: getPageSeo(context, {
      key: "Privacy-Policy",
      title: document.title,
      description: document.lead,
    }),
    document,
  };
});

export default function PrivacyPolicyRoute() {
  return <LegalPage {...useLoaderData<typeof loader>()} />;
}
