import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { getClass } from "~/server/features/catalogue";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { courseJsonLd } from "./json-ld";
import { ClassPage } from "./view";

export const handle: RouteHandle = { query: [] };

export const loader = guarded(async (visit, { params }) => {
  const item = await getClass(visit, params.slug ?? "");
  // A class has one address: a code leads to its slug (RTE8), a competence class to its own branch.
  if (item.href !== visit.url.pathname) throw redirect(item.href, 301);
  const key = item.isCompetence ? "Class-Competence-slug" : "Class-slug";
  const record = { id: item.id, slug: item.slug, title: item.name };
  const image = item.cover ?? `/cover/class/${item.slug}.png`;
  const seo = pageSeo(visit, { key, record, description: item.summary, image, jsonLd: courseJsonLd(item, visit) });
  return { seo, item };
});

export default function ClassDetail() {
  const { item, seo } = useLoaderData<typeof loader>();
  return <ClassPage item={item} url={seo.canonical} />;
}
