import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createGradingSchema, toGrades } from "~/lib/grading-fields";
import { quizResultsPath } from "~/lib/paths";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { getEssays, gradeEssays } from "~/server/features/quiz-results";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { EssayGrading } from "./view";

export const handle = { access: "class.edit", script: true, cache: false } satisfies RouteHandle;
export const meta = seoMeta;

const getPlace = (params: Partial<Record<string, string>>) => ({
  quizId: params.quizId ?? "",
  attemptId: params.attemptId ?? "",
});

export const loader = defineLoader(handle, async (context, { params }) => {
  const [menu, attempt] = await Promise.all([
    getDashboardMenu(context),
    getEssays(context, getPlace(params)),
  ]);
  const title = `Nilai jawaban ${attempt.learner}`;
  return {
    seo: getPageSeo(context, { key: "Dashboard", title, noindex: true }),
    menu,
    path: context.url.pathname,
    attempt,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const { attemptId, quiz, essays } = await getEssays(context, getPlace(params));
  const ids = essays.map(({ id }) => id);
  const posted = await readForm(context, request, createGradingSchema(ids));
  if (!posted.ok) return posted.result;
  const outcome = await gradeEssays(context, attemptId, toGrades(ids, posted.value));
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(quizResultsPath(quiz.id), 303);
});

export default function EssayGradingRoute() {
  const page = useLoaderData<typeof loader>();
  return <EssayGrading {...page} formResult={useActionData<typeof action>()} />;
}
