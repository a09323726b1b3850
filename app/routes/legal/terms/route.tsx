import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { LegalPage } from "../view";
import { getTerms } from "./content";

export const handle = { access: "public" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const document = getTerms(context.tenant.setting.title);
  return {
    seo: getPageSeo(context, {
      key: "Terms-And-Conditions",
      title: document.title,
      description: document.lead,
    }),
    document,
  };
});

export default function TermsRoute() {
  return <LegalPage {...useLoaderData<typeof loader>()} />;
}
