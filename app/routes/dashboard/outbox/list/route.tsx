import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { choiceQuery, pageQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listMail } from "~/server/features/outbox";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../../load-filtered-list";
import { Outbox } from "./view";

const querySchema = z.object({
  page: pageQuery,
  state: choiceQuery(["waiting", "sent", "failed"]),
  search: searchQuery,
});

export const handle = {
  cache: false,
  access: "outbox.view",
  query: querySchema,
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context) =>
  loadFilteredList(context, handle, { title: "Surat keluar", readList: listMail }),
);

export default function OutboxRoute() {
  const page = useLoaderData<typeof loader>();
  return <Outbox {...page} />;
}
