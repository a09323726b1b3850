import { useLoaderData } from "@remix-run/react";
import { createBreadcrumbsJsonLd } from "~/lib/json-ld";
import type { RouteHandle } from "~/lib/route-handle";
import { getWebinar } from "~/server/features/webinars";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { WebinarPage } from "./view";

/** Not from the cache: the room opens and closes at fixed minutes. */
export const handle = { access: "public", cache: false, counts: "page_view" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const item = await getWebinar(context, params.slug ?? "");
  const { id, slug, title, summary, description, href, startIso } = item;
  const { origin } = context.site;
  const seo = getPageSeo(context, {
    key: "Webinar-slug",
    record: { id, slug, title },
    path: href,
    description: summary || description,
    jsonLd: [
      {
        "@context": "https://schema.org",
        "@type": "Event",
        name: title,
        ...(summary && { description: summary }),
        ...(startIso && { startDate: startIso }),
        eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
        location: { "@type": "VirtualLocation", url: origin + href },
        organizer: {
          "@type": "Organization",
          name: context.tenant.setting.title,
          url: origin,
        },
      },
      createBreadcrumbsJsonLd(origin, [
        { name: "Webinar", href: "/Webinar" },
        { name: title, href },
      ]),
    ],
  });
  return { seo, item };
});

export default function WebinarRoute() {
  const { item, seo } = useLoaderData<typeof loader>();
  return <WebinarPage item={item} url={seo.canonical} />;
}
