import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { choiceQuery, pageQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { SENT_STATUSES } from "~/lib/school-status";
import { listSchools } from "~/server/features/schools";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../../load-filtered-list";
import { SchoolList } from "./view";

const querySchema = z.object({
  page: pageQuery,
  status: choiceQuery(SENT_STATUSES),
  search: searchQuery,
});

export const handle = {
  cache: false,
  access: "school.inbox",
  query: querySchema,
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context) =>
  loadFilteredList(context, handle, { title: "Sekolah", readList: listSchools }),
);

export default function SchoolListRoute() {
  const page = useLoaderData<typeof loader>();
  return <SchoolList {...page} />;
}
