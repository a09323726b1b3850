import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { VISIBILITIES } from "~/lib/class-options";
import { choiceQuery, pageQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listDeskPrograms } from "~/server/features/program-desk";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../../load-filtered-list";
import { ProgramDeskPage } from "./view";

export const handle = {
  access: "program.edit",
  cache: false,
  query: z.object({ page: pageQuery, visibility: choiceQuery(VISIBILITIES) }),
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context) =>
  loadFilteredList(context, handle, { title: "Program", readList: listDeskPrograms }),
);

export default function ProgramDeskRoute() {
  return <ProgramDeskPage {...useLoaderData<typeof loader>()} />;
}
