import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { attemptPath } from "~/lib/paths";
import { createAnswerSchema, toLearnerAnswer } from "~/lib/quiz-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { AppError } from "~/server/app-error";
import { getAttempt, saveAnswer, submitAttempt } from "~/server/features/quizzes";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import type { RequestContext } from "~/server/request/context";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { QuizQuestion } from "./view";

export const handle = { access: "user", script: true, cache: false } satisfies RouteHandle;
export const meta = seoMeta;

type Params = Partial<Record<string, string>>;

/** The attempt with the question of the page; a closed one leads to its result. */
async function loadQuestion(
  context: RequestContext,
  { quizId = "", attemptId = "", number = "" }: Params,
) {
  const place = { quizId, attemptId };
  const attempt = await getAttempt(context, place);
  const question = /^\d{1,3}$/.test(number) ? attempt.questions[Number(number) - 1] : undefined;
  if (!question) throw new AppError("not-found");
  if (attempt.status !== "open") throw redirect(attemptPath(place, "Hasil"), 303);
  return { place, attempt, question, number: Number(number) };
}

export const loader = defineLoader(handle, async (context, { params }) => {
  const page = await loadQuestion(context, params);
  const title = `Soal ${page.number}: ${page.attempt.quiz.title}`;
  return {
    seo: getPageSeo(context, { key: "Belajar-Kuis", title, noindex: true }),
    ...page,
    idempotencyKey: createIdempotencyKey(),
  };
});

/** Saves one answer. The pressed button (`intent`) says where to go: a question's number, "Periksa", or on. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const { place, attempt, question, number } = await loadQuestion(context, params);
  const posted = await readForm(context, request, createAnswerSchema(question));
  if (!posted.ok) return posted.result;
  const answer = toLearnerAnswer(question, posted.value);
  const outcome = await saveAnswer(context, {
    attemptId: attempt.id,
    questionId: question.id,
    answer,
  });
  if (!outcome.ok && outcome.status !== 409) return posted.fail(outcome);
  const isOver = !outcome.ok || outcome.attempt.secondsLeft === 0;
  if (outcome.ok && isOver) await submitAttempt(context, attempt.id);
  if (isOver) throw redirect(attemptPath(place, "Hasil"), 303);
  const intent = posted.form.get("intent");
  if (intent === "autosave")
    return data({ result: undefined, message: null, idempotencyKey: posted.idempotencyKey });
  throw redirect(attemptPath(place, getNextPage(intent, number, attempt.questions.length)), 303);
});

function getNextPage(intent: unknown, number: number, count: number): number | "Periksa" {
  if (intent === "Periksa") return "Periksa";
  const chosen = Number(intent);
  if (Number.isInteger(chosen) && chosen >= 1 && chosen <= count) return chosen;
  return number < count ? number + 1 : "Periksa";
}

export default function QuizQuestionRoute() {
  const page = useLoaderData<typeof loader>();
  const formResult = useActionData<typeof action>();
  // One form id per question: their fields share names.
  return <QuizQuestion key={page.question.id} {...page} formResult={formResult} />;
}
