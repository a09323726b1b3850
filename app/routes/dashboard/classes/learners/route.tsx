import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { LEARNER_SORT_LABELS } from "~/lib/learners";
import { getKeys } from "~/lib/options";
import { choiceQuery, pageQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listLearners } from "~/server/features/staff-classes";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../../load-filtered-list";
import { Learners } from "./view";

const querySchema = z.object({
  page: pageQuery,
  search: searchQuery,
  sort: choiceQuery(getKeys(LEARNER_SORT_LABELS)),
});

export const handle = {
  cache: false,
  access: "class.edit",
  query: querySchema,
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context, { params }) =>
  loadFilteredList(context, handle, {
    title: "Peserta kelas",
    readList: (each, query) => listLearners(each, params.slug ?? "", query),
  }),
);

export default function LearnersRoute() {
  const page = useLoaderData<typeof loader>();
  return <Learners {...page} />;
}
