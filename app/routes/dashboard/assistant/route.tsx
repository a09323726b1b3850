import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { choiceQuery, pageQuery, readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { meOf } from "~/server/features/me";
import { listVotes } from "~/server/features/moderation";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { AssistantVotes } from "./view";

export const handle: RouteHandle = { cache: false, access: "submission.moderate" };

const querySchema = z.object({ page: pageQuery, value: choiceQuery(["up", "down"]) });

export const loader = guarded(async (visit) => {
  const { page, ...filters } = readQuery(querySchema, visit.url);
  const [me, list] = await Promise.all([meOf(visit), listVotes(visit, { page, ...filters })]);
  return {
    seo: pageSeo(visit, { key: "Dashboard", title: "Penilaian asisten", noindex: true }),
    ...{ roles: me?.roles ?? [], path: visit.url.pathname, filters, list },
  };
}, "submission.moderate");

export default function AssistantVotesRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <AssistantVotes {...page} />;
}
