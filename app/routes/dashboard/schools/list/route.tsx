import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { choiceQuery, pageQuery, readQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { meOf } from "~/server/features/me";
import { listInbox } from "~/server/features/schools";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { SchoolInbox } from "./view";

export const handle: RouteHandle = { cache: false, access: "school.inbox" };

const querySchema = z.object({
  page: pageQuery,
  status: choiceQuery(["submitted", "revision_requested", "verified", "rejected"]),
  search: searchQuery,
});

export const loader = guarded(async (visit) => {
  const { page, ...filters } = readQuery(querySchema, visit.url);
  const [me, list] = await Promise.all([meOf(visit), listInbox(visit, { page, ...filters })]);
  return {
    seo: pageSeo(visit, { key: "Dashboard", title: "Sekolah", noindex: true }),
    roles: me?.roles ?? [],
    path: visit.url.pathname,
    filters,
    list,
  };
}, "school.inbox");

export default function SchoolInboxRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <SchoolInbox {...page} />;
}
