import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { getClass } from "~/server/features/classes";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { createCourseJsonLd } from "./json-ld";
import { ClassPage } from "./view";

export const handle = { access: "public", counts: "class_view" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const item = await getClass(context, params.slug ?? "");
  // One canonical URL per class: codes redirect to the slug (RTE8), competence classes to their branch.
  if (item.href !== context.url.pathname) throw redirect(item.href, 301);
  const key = item.isCompetence ? "Class-Competence-slug" : "Class-slug";
  const record = { id: item.id, slug: item.slug, title: item.name };
  const image = item.cover ?? `/cover/class/${encodeURIComponent(item.slug)}.png`;
  const seo = getPageSeo(context, {
    key,
    record,
    description: item.summary || item.description,
    image,
    jsonLd: createCourseJsonLd(item, context),
  });
  return { seo, item };
});

export default function ClassDetail() {
  const { item, seo } = useLoaderData<typeof loader>();
  return <ClassPage item={item} url={seo.canonical} />;
}
