import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { readQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { getClass } from "~/server/features/classes";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { createCourseJsonLd } from "../../classes/detail/json-ld";
import { ClassPage } from "../../classes/detail/view";
import { ClassCodeForm } from "./view";

const querySchema = z.object({ code: searchQuery });

export const handle = { access: "public", query: querySchema } satisfies RouteHandle;
export const meta = seoMeta;

/** A class by code or slug (PRE6); without one, the form that asks for it (RTE14). */
export const loader = defineLoader(handle, async (context, { params }) => {
  const { code } = readQuery(handle.query, context.url);
  if (!params.code && code) throw redirect(`/Overview/${encodeURIComponent(code)}`, 302);
  if (!params.code) {
    const description = "Buka kelas dengan kode yang Anda terima dari mentor atau sekolah.";
    const seo = getPageSeo(context, {
      key: "Overview",
      title: "Buka kelas dengan kode",
      path: "/Overview",
      description,
    });
    return { seo, item: null };
  }
  const item = await getClass(context, params.code);
  const seo = getPageSeo(context, {
    key: "Overview",
    title: item.name,
    path: item.href,
    description: item.summary || item.description,
    image: item.cover ?? `/cover/class/${encodeURIComponent(item.slug)}.png`,
    jsonLd: createCourseJsonLd(item, context),
  });
  return { seo, item };
});

export default function OverviewRoute() {
  const { item, seo } = useLoaderData<typeof loader>();
  return item ? <ClassPage item={item} url={seo.canonical} /> : <ClassCodeForm />;
}
