import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { attemptPath } from "~/lib/paths";
import type { RouteHandle } from "~/lib/route-handle";
import { findNextPage, getQuiz, startAttempt } from "~/server/features/quizzes";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { QuizStart } from "./view";

export const handle = { access: "user", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const quiz = await getQuiz(context, params.quizId ?? "");
  return {
    seo: getPageSeo(context, { key: "Belajar-Kuis", title: quiz.title, noindex: true }),
    quiz,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const quizId = params.quizId ?? "";
  const posted = await readForm(context, request, z.object({}));
  if (!posted.ok) return posted.result;
  const outcome = await startAttempt(context, quizId);
  if (!outcome.ok) return posted.fail(outcome);
  const { attempt } = outcome;
  throw redirect(attemptPath({ quizId, attemptId: attempt.id }, findNextPage(attempt)), 303);
});

export default function QuizStartRoute() {
  const page = useLoaderData<typeof loader>();
  return <QuizStart {...page} message={useActionData<typeof action>()?.message ?? null} />;
}
