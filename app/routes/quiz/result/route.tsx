import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { attemptPath } from "~/lib/paths";
import type { RouteHandle } from "~/lib/route-handle";
import { getAttemptResult } from "~/server/features/quizzes";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { QuizResult } from "./view";

export const handle = { access: "user", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const place = { quizId: params.quizId ?? "", attemptId: params.attemptId ?? "" };
  const result = await getAttemptResult(context, place);
  if (!result) throw redirect(attemptPath(place, "Periksa"), 303);
  const title = `Hasil: ${result.quiz.title}`;
  return {
    seo: getPageSeo(context, { key: "Belajar-Kuis", title, noindex: true }),
    result,
  };
});

export default function QuizResultRoute() {
  return <QuizResult {...useLoaderData<typeof loader>()} />;
}
