import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { QUESTION_STATES, questionText } from "~/lib/lesson-fields";
import { choiceQuery, pageQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { versionField } from "~/lib/shared-fields";
import { answerQuestion, hideQuestion, listQuestions } from "~/server/features/questions";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../load-filtered-list";
import { QuestionsPage } from "./view";

const querySchema = z.object({ page: pageQuery, state: choiceQuery(QUESTION_STATES) });

export const handle = {
  cache: false,
  access: "class.edit",
  query: querySchema,
} satisfies RouteHandle;
export const meta = seoMeta;

const decisionSchema = z.object({
  id: z.string().max(40),
  version: versionField,
  text: questionText.optional(),
});

export const loader = defineLoader(handle, async (context) => ({
  ...(await loadFilteredList(context, handle, {
    title: "Pertanyaan peserta",
    readList: listQuestions,
  })),
  query: context.url.search,
  idempotencyKey: createIdempotencyKey(),
}));

/** Answers, hides or shows a question, and returns to the same part of the list. */
export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, decisionSchema);
  if (!posted.ok) return posted.result;
  const { id, version, text } = posted.value;
  const intent = posted.form.get("intent");
  if (intent === "answer" && !text)
    return posted.fail({ status: 422, message: "Tulis jawabannya dahulu.", fields: {} });
  const outcome =
    intent === "answer" && text
      ? await answerQuestion(context, { id, version, text })
      : await hideQuestion(context, { id, version, isHidden: intent === "hide" });
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(`${context.url.pathname}${context.url.search}#tanya-${id}`, 303);
});

export default function QuestionsRoute() {
  const page = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const unsent = rejected?.result?.initialValue;
  const errors = Object.values(rejected?.result?.error ?? {}).flat();
  return (
    <QuestionsPage
      {...page}
      errorMessage={rejected ? (rejected.message ?? errors[0] ?? null) : null}
      unsent={{ id: String(unsent?.id ?? ""), text: String(unsent?.text ?? "") }}
    />
  );
}
