import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { choiceQuery, pageQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listSchools } from "~/server/features/schools";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../../load-filtered-list";
import { SchoolList } from "./view";

const querySchema = z.object({
  page: pageQuery,
  status: choiceQuery(["submitted", "revision_requested", "verified", "rejected"]),
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
