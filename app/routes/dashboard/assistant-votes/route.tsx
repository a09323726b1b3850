import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { choiceQuery, pageQuery, readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { getCurrentUser } from "~/server/features/current-user";
import { listVotes } from "~/server/features/moderation";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { AssistantVotes } from "./view";

const querySchema = z.object({ page: pageQuery, value: choiceQuery(["up", "down"]) });

export const handle = {
  cache: false,
  access: "submission.moderate",
  query: querySchema,
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const { page, ...filters } = readQuery(handle.query, context.url);
  const [me, list] = await Promise.all([
    getCurrentUser(context),
    listVotes(context, { page, ...filters }),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: "Penilaian asisten", noindex: true }),
    roles: me?.roles ?? [],
    path: context.url.pathname,
    filters,
    list,
  };
});

export default function AssistantVotesRoute() {
  const page = useLoaderData<typeof loader>();
  return <AssistantVotes {...page} />;
}
