import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { listPesilatClasses } from "~/server/features/pesilat";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { PesilatHome } from "./view";

export const handle = { access: "public" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const { title, meta: about } = context.tenant.setting;
  return {
    seo: getPageSeo(context, { key: "Pesilat", title: "Pesilat", path: "/Pesilat" }),
    title,
    description: about.description,
    classes: await listPesilatClasses(context, { page: 1 }),
  };
});

export default function PesilatRoute() {
  const { title, description, classes } = useLoaderData<typeof loader>();
  return <PesilatHome title={title} description={description} classes={classes} />;
}
