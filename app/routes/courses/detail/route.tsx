import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { createBreadcrumbsJsonLd } from "~/lib/json-ld";
import type { RouteHandle } from "~/lib/route-handle";
import { readMyAnnouncements } from "~/server/features/announcements";
import { getCourse } from "~/server/features/courses";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { CoursePage } from "./view";

export const handle = { access: "public" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const item = await getCourse(context, params.slug ?? "");
  // A code, which the host tries second (RTE8).
  if (item.slug !== params.slug) throw redirect(item.courseHref, 301);
  const seo = getPageSeo(context, {
    key: "Courses-slug",
    record: { id: item.id, slug: item.slug, title: item.name },
    description: item.summary,
    image: item.cover ?? `/cover/class/${encodeURIComponent(item.slug)}.png`,
    path: item.courseHref,
    jsonLd: [
      createBreadcrumbsJsonLd(context.site.origin, [
        { name: "Kursus", href: "/Courses" },
        { name: item.name, href: item.courseHref },
      ]),
    ],
  });
  const isLearner = item.outline?.access === "enrolled";
  const announcements = isLearner ? await readMyAnnouncements(context, item.slug) : null;
  return { seo, item, announcements };
});

export default function CourseDetail() {
  return <CoursePage {...useLoaderData<typeof loader>()} />;
}
