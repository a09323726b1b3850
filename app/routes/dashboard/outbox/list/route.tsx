import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { choiceQuery, pageQuery, readQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { getCurrentUser } from "~/server/features/current-user";
import { listMail } from "~/server/features/outbox";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
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

export const loader = defineLoader(handle, async (context) => {
  const { page, ...filters } = readQuery(handle.query, context.url);
  const [me, list] = await Promise.all([
    getCurrentUser(context),
    listMail(context, { page, ...filters }),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: "Surat keluar", noindex: true }),
    roles: me?.roles ?? [],
    path: context.url.pathname,
    filters,
    list,
  };
});

export default function OutboxRoute() {
  const page = useLoaderData<typeof loader>();
  return <Outbox {...page} />;
}
