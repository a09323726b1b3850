import { useLoaderData } from "@remix-run/react";
import { createBreadcrumbsJsonLd } from "~/lib/json-ld";
import { FESTIVAL_PATH } from "~/lib/paths";
import type { RouteHandle } from "~/lib/route-handle";
import { type FestivalView, getFestival } from "~/server/features/festival";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { FestivalPage } from "./view";

export const handle = { access: "public", counts: "class_view" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const item = await getFestival(context);
  const { origin } = context.site;
  const seo = getPageSeo(context, {
    key: "BelajarBersama",
    title: item.name,
    path: FESTIVAL_PATH,
    description: item.summary || item.description,
    image: item.cover ?? `/cover/class/${encodeURIComponent(item.slug)}.png`,
    jsonLd: [
      createEventJsonLd(item, { origin, organizer: context.tenant.setting.title }),
      createBreadcrumbsJsonLd(origin, [{ name: item.name, href: FESTIVAL_PATH }]),
    ],
  });
  return { seo, item };
});

const toIsoDate = (ms: number | null) => (ms === null ? undefined : new Date(ms).toISOString());

const createEventJsonLd = (
  { name, summary, startAt, endAt, speakers }: FestivalView,
  { origin, organizer }: { origin: string; organizer: string },
): object => ({
  "@context": "https://schema.org",
  "@type": "Festival",
  name,
  ...(summary && { description: summary }),
  url: origin + FESTIVAL_PATH,
  startDate: toIsoDate(startAt),
  endDate: toIsoDate(endAt),
  organizer: { "@type": "Organization", name: organizer, url: origin },
  performer: speakers
    .filter(({ isConfirmed }) => isConfirmed)
    .map((speaker) => ({ "@type": "Person", name: speaker.name })),
});

export default function FestivalRoute() {
  const { item, seo } = useLoaderData<typeof loader>();
  return <FestivalPage item={item} url={seo.canonical} />;
}
