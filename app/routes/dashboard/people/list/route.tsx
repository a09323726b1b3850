import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { PEOPLE_SORTS } from "~/lib/list-sorts";
import { getKeys } from "~/lib/options";
import { PERSON_STATES } from "~/lib/people-fields";
import { choiceQuery, pageQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listPeople } from "~/server/features/people";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../../load-filtered-list";
import { PeopleList } from "./view";

const querySchema = z.object({
  page: pageQuery,
  search: searchQuery,
  role: choiceQuery(["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]),
  state: choiceQuery(PERSON_STATES),
  sort: choiceQuery(getKeys(PEOPLE_SORTS)),
});

export const handle = {
  access: "people.manage",
  cache: false,
  query: querySchema,
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context) =>
  loadFilteredList(context, handle, { title: "Orang", readList: listPeople }),
);

export default function PeopleListRoute() {
  const page = useLoaderData<typeof loader>();
  return <PeopleList {...page} />;
}
