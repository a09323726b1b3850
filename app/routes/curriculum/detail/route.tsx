import { useLoaderData } from "@remix-run/react";
import { createBreadcrumbsJsonLd } from "~/lib/json-ld";
import { curriculumPath } from "~/lib/paths";
import type { RouteHandle } from "~/lib/route-handle";
import { getCurriculum } from "~/server/features/curricula";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { CurriculumPage } from "./view";

export const handle = { access: "public" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const item = await getCurriculum(context, params.program ?? "");
  const { id, slug, name, summary } = item.program;
  const path = curriculumPath(slug);
  const seo = getPageSeo(context, {
    key: "Curriculum-program",
    record: { id, slug, title: `Kurikulum ${name}` },
    path,
    description: `Kurikulum ${name}: topik, modul, jam belajar, dan hasil. ${summary}`,
    jsonLd: [
      createBreadcrumbsJsonLd(context.site.origin, [
        { name: "Kurikulum", href: "/Curriculum" },
        { name, href: path },
      ]),
    ],
  });
  return { seo, item };
});

export default function CurriculumRoute() {
  return <CurriculumPage {...useLoaderData<typeof loader>()} />;
}
