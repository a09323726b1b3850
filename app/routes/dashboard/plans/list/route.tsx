import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { PLAN_STATUSES } from "~/lib/plan-fields";
import { choiceQuery, pageQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listDeskPlans } from "~/server/features/plan-desk";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../../load-filtered-list";
import { PlanDeskPage } from "./view";

export const handle = {
  access: "plan.edit",
  cache: false,
  query: z.object({ page: pageQuery, status: choiceQuery(PLAN_STATUSES) }),
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context) =>
  loadFilteredList(context, handle, { title: "Paket harga", readList: listDeskPlans }),
);

export default function PlanDeskRoute() {
  return <PlanDeskPage {...useLoaderData<typeof loader>()} />;
}
