import { useLoaderData } from "@remix-run/react";
import { pageQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listMessages } from "~/server/features/inbox";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../../load-filtered-list";
import { messageFilterSchema } from "../filter-schema";
import { MessageList } from "./view";

export const handle = {
  cache: false,
  access: "inbox.manage",
  query: messageFilterSchema.extend({ page: pageQuery }),
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context) =>
  loadFilteredList(context, handle, { title: "Kotak masuk", readList: listMessages }),
);

export default function MessageListRoute() {
  return <MessageList {...useLoaderData<typeof loader>()} />;
}
