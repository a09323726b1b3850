import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { choiceQuery, pageQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { SENT_TEAM_STATUSES } from "~/lib/team-status";
import { listTeams } from "~/server/features/team-inbox";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../../load-filtered-list";
import { TeamList } from "./view";

const querySchema = z.object({
  page: pageQuery,
  status: choiceQuery(SENT_TEAM_STATUSES),
  search: searchQuery,
});

export const handle = {
  cache: false,
  access: "team.inbox",
  query: querySchema,
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context) =>
  loadFilteredList(context, handle, { title: "Tim", readList: listTeams }),
);

export default function TeamListRoute() {
  const page = useLoaderData<typeof loader>();
  return <TeamList {...page} />;
}
