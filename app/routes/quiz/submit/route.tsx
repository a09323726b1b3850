import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { attemptPath } from "~/lib/paths";
import type { RouteHandle } from "~/lib/route-handle";
import { getAttempt, submitAttempt } from "~/server/features/quizzes";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { QuizSubmit } from "./view";

export const handle = { access: "user", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

/** Review page before hand-in. */
export const loader = defineLoader(handle, async (context, { params }) => {
  const place = { quizId: params.quizId ?? "", attemptId: params.attemptId ?? "" };
  const attempt = await getAttempt(context, place);
  if (attempt.status !== "open") throw redirect(attemptPath(place, "Hasil"), 303);
  const title = `Kumpulkan: ${attempt.quiz.title}`;
  return {
    seo: getPageSeo(context, { key: "Belajar-Kuis", title, noindex: true }),
    place,
    attempt,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const place = { quizId: params.quizId ?? "", attemptId: params.attemptId ?? "" };
  await getAttempt(context, place);
  const posted = await readForm(context, request, z.object({}));
  if (!posted.ok) return posted.result;
  const outcome = await submitAttempt(context, place.attemptId);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(attemptPath(place, "Hasil"), 303);
});

export default function QuizSubmitRoute() {
  const page = useLoaderData<typeof loader>();
  return <QuizSubmit {...page} message={useActionData<typeof action>()?.message ?? null} />;
}
