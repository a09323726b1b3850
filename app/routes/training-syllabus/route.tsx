import { useLoaderData } from "@remix-run/react";
import { TRAININGS } from "~/content/training-syllabus";
import type { RouteHandle } from "~/lib/route-handle";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { TrainingSyllabusPage } from "./view";

export const handle = { access: "public" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => ({
  seo: getPageSeo(context, {
    key: "Training-Services-Syllabus",
    title: "Silabus pelatihan",
    path: "/Training-Services/Syllabus",
    description:
      "Silabus pelatihan bagi lembaga, dalam bahasa Inggris: modul, jam, dan hasil belajar setiap pelatihan.",
  }),
  trainings: TRAININGS,
}));

export default function TrainingSyllabusRoute() {
  const { trainings } = useLoaderData<typeof loader>();
  return <TrainingSyllabusPage trainings={trainings} />;
}
