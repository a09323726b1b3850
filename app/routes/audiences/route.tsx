import { useLoaderData } from "@remix-run/react";
import { createBreadcrumbsJsonLd } from "~/lib/json-ld";
import { toPlainLine } from "~/lib/page-text";
import { COLLABORATION_PATH } from "~/lib/paths";
import type { RouteHandle } from "~/lib/route-handle";
import { AppError } from "~/server/app-error";
import { findAudience, getAudience } from "~/server/features/audiences";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { AudiencePage } from "./view";

export const handle = { access: "public" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const audience = findAudience(context.url.pathname);
  if (!audience) throw new AppError("not-found");
  const view = await getAudience(context, audience);
  const { lead } = view.text;
  return {
    seo: getPageSeo(context, {
      key: audience.key,
      title: audience.title,
      ...(lead && { description: toPlainLine(lead) }),
      jsonLd: [
        createBreadcrumbsJsonLd(context.site.origin, [
          { name: "Kerja sama", href: COLLABORATION_PATH },
          { name: audience.title, href: audience.href },
        ]),
      ],
    }),
    view,
  };
});

export default function AudienceRoute() {
  return <AudiencePage {...useLoaderData<typeof loader>()} />;
}
