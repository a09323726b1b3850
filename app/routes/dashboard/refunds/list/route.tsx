import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { choiceQuery, pageQuery } from "~/lib/query";
import { REFUND_STATUSES } from "~/lib/refund-status";
import type { RouteHandle } from "~/lib/route-handle";
import { listRefunds } from "~/server/features/refunds";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../../load-filtered-list";
import { RefundList } from "./view";

const querySchema = z.object({ page: pageQuery, status: choiceQuery(REFUND_STATUSES) });

export const handle = {
  cache: false,
  access: "refund.manage",
  query: querySchema,
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context) =>
  loadFilteredList(context, handle, {
    title: "Dana yang harus dikembalikan",
    readList: listRefunds,
  }),
);

export default function RefundListRoute() {
  const page = useLoaderData<typeof loader>();
  return <RefundList {...page} />;
}
