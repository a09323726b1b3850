import { useLoaderData } from "@remix-run/react";
import { toPlainLine } from "~/lib/page-text";
import type { RouteHandle } from "~/lib/route-handle";
import { getLegalPage } from "~/server/features/site-texts";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { LegalPage } from "../view";

export const handle = { access: "public" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const document = getLegalPage(context.tenant.setting, "privacy");
  return {
    seo: getPageSeo(context, {
      key: "Privacy-Policy",
      title: document.title,
      ...(document.text.lead && { description: toPlainLine(document.text.lead) }),
    }),
    document,
  };
});

export default function PrivacyPolicyRoute() {
  return <LegalPage {...useLoaderData<typeof loader>()} />;
}
