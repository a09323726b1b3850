import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { getQuizResults } from "~/server/features/quiz-results";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { QuizResultsPage } from "./view";

export const handle = { access: "class.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const [menu, results] = await Promise.all([
    getDashboardMenu(context),
    getQuizResults(context, params.quizId ?? ""),
  ]);
  const title = `Hasil kuis: ${results.quiz.title}`;
  return {
    seo: getPageSeo(context, { key: "Dashboard", title, noindex: true }),
    menu,
    path: context.url.pathname,
    results,
  };
});

export default function QuizResultsRoute() {
  return <QuizResultsPage {...useLoaderData<typeof loader>()} />;
}
