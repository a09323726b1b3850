import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { quizQuestionsPath } from "~/lib/paths";
import { pageQuery, readQuery } from "~/lib/query";
import { quizQuestionSchema } from "~/lib/quiz-settings-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import {
  changeQuizQuestion,
  getQuizQuestions,
  getQuizSettings,
} from "~/server/features/quiz-settings";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { bankFilterSchema } from "../../bank/filter-schema";
import { QuizQuestionsPage } from "./view";

export const handle = {
  access: "class.edit",
  cache: false,
  query: z.object({
    page: pageQuery,
    ...bankFilterSchema.pick({ search: true, tag: true, type: true }).shape,
  }),
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const { page, ...filters } = readQuery(handle.query, context.url);
  const [menu, quiz] = await Promise.all([
    getDashboardMenu(context),
    getQuizQuestions(context, params.quizId ?? "", { page, ...filters }),
  ]);
  const path = quizQuestionsPath(quiz.id);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: `Soal ${quiz.title}`, noindex: true }),
    menu,
    path,
    /** Buttons come back to the same page of the bank. */
    action: `${path}${context.url.search}`,
    quiz,
    filters,
    idempotencyKey: createIdempotencyKey(),
  };
});

/** Chooses a question, gives it up, moves it or weighs it. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const { id } = await getQuizSettings(context, params.quizId ?? "");
  const posted = await readForm(context, request, quizQuestionSchema);
  if (!posted.ok) return posted.result;
  const outcome = await changeQuizQuestion(context, id, posted.value);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(`${quizQuestionsPath(id)}${context.url.search}`, 303);
});

export default function QuizQuestionsRoute() {
  const page = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const [message] = Object.values(rejected?.result?.error ?? {}).flatMap((each) => each ?? []);
  return <QuizQuestionsPage {...page} message={rejected?.message ?? message ?? null} />;
}
