import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { VISIBILITIES } from "~/lib/class-options";
import { choiceQuery, pageQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listDeskCompanies } from "~/server/features/job-desk";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../../load-filtered-list";
import { CompanyDeskPage } from "./view";

export const handle = {
  access: "job.edit",
  cache: false,
  query: z.object({ page: pageQuery, visibility: choiceQuery(VISIBILITIES) }),
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context) =>
  loadFilteredList(context, handle, { title: "Karier", readList: listDeskCompanies }),
);

export default function CompanyDeskRoute() {
  return <CompanyDeskPage {...useLoaderData<typeof loader>()} />;
}
