import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { PUBLICATIONS } from "~/lib/class-options";
import { choiceQuery, pageQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listStaffClasses } from "~/server/features/staff-classes";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../../load-filtered-list";
import { StaffClasses } from "./view";

const querySchema = z.object({ page: pageQuery, publication: choiceQuery(PUBLICATIONS) });

export const handle = {
  cache: false,
  access: "class.edit",
  query: querySchema,
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context) =>
  loadFilteredList(context, handle, { title: "Kelas", readList: listStaffClasses }),
);

export default function StaffClassesRoute() {
  const page = useLoaderData<typeof loader>();
  return <StaffClasses {...page} />;
}
