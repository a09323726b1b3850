import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { breadcrumbsJsonLd } from "~/lib/json-ld";
import { hrefWith, isPastEnd } from "~/lib/page-links";
import { pageQuery, readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { getCareer } from "~/server/features/careers";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { CareerPage } from "./view";

export const handle: RouteHandle = { query: ["page"] };

export const loader = guarded(async (visit, { params }) => {
  const { page } = readQuery(z.object({ page: pageQuery }), visit.url);
  const career = await getCareer(visit, params.slug ?? "", page);
  const path = `/Career/${career.slug}`;
  const seo = pageSeo(visit, {
    key: "Career-slug",
    record: { id: career.id, slug: career.slug, title: career.company },
    path: hrefWith(path, { page: page > 1 ? String(page) : undefined }),
    description: career.summary,
    jsonLd: [
      breadcrumbsJsonLd(visit.url.origin, [
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
