import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { createBreadcrumbsJsonLd } from "~/lib/json-ld";
import { isPastEnd, pageHref } from "~/lib/page-links";
import { pageQuery, readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { getCareer } from "~/server/features/careers";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { CareerPage } from "./view";

const querySchema = z.object({ page: pageQuery });

export const handle = { access: "public", query: querySchema } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const { page } = readQuery(handle.query, context.url);
  const career = await getCareer(context, params.slug ?? "", page);
  const path = `/Career/${career.slug}`;
  const seo = getPageSeo(context, {
    key: "Career-slug",
    record: { id: career.id, slug: career.slug, title: career.company },
    path: pageHref(path, { page }),
    description: career.summary,
    jsonLd: [
      createBreadcrumbsJsonLd(context.site.origin, [
        { name: "Karier", href: "/Career" },
        { name: career.company, href: path },
      ]),
    ],
  });
  const isOver = career.jobs.ok && page > 1 && isPastEnd(career.jobs.data.links);
  return data({ seo, career }, { status: isOver ? 404 : 200 });
});

export default function CareerDetail() {
  return <CareerPage {...useLoaderData<typeof loader>()} />;
}
