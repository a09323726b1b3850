import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { pageQuery, readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listAspirations } from "~/server/features/aspirations";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { AspirationsPage, LEAD } from "./view";

export const handle = {
  access: "public",
  query: z.object({ page: pageQuery }),
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => ({
  seo: getPageSeo(context, { key: "Assistant-Aspirasi", title: "Aspirasi", description: LEAD }),
  list: await listAspirations(context, readQuery(handle.query, context.url).page),
}));

export default function AspirationsRoute() {
  return <AspirationsPage {...useLoaderData<typeof loader>()} />;
}
