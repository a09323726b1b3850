import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { hrefWith, isPastEnd } from "~/lib/page-links";
import { pageQuery, readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listCareers } from "~/server/features/careers";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { CareerListPage } from "./view";

export const handle: RouteHandle = { query: ["page"] };

export const loader = guarded(async (visit) => {
  const { page } = readQuery(z.object({ page: pageQuery }), visit.url);
  const list = await listCareers(visit, page);
  const seo = pageSeo(visit, {
    key: "Career",
    title: "Karier",
    path: hrefWith("/Career", { page: page > 1 ? String(page) : undefined }),
    description: "Lowongan kerja dan magang dari perusahaan yang mengenal cara kami belajar.",
    noindex: !list.ok || list.data.items.length === 0,
  });
  const status = !list.ok ? 503 : isPastEnd(list.data.links) ? 404 : 200;
  return data({ seo, list }, { status });
});

export default function CareerList() {
  return <CareerListPage {...useLoaderData<typeof loader>()} />;
}
