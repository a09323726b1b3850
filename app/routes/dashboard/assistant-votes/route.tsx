import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { choiceQuery, pageQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listVotes } from "~/server/features/moderation";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../load-filtered-list";
import { AssistantVotes } from "./view";

const querySchema = z.object({ page: pageQuery, value: choiceQuery(["up", "down"]) });

export const handle = {
  cache: false,
  access: "submission.moderate",
  query: querySchema,
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context) =>
  loadFilteredList(context, handle, {
    title: "Penilaian asisten",
    readList: listVotes,
  }),
);

export default function AssistantVotesRoute() {
  const page = useLoaderData<typeof loader>();
  return <AssistantVotes {...page} />;
}
