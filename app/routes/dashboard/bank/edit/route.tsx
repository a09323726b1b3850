import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { toBody } from "~/lib/question-draft";
import {
  createQuestionSchema,
  QUESTION_LISTS,
  toQuestionInput,
  toQuestionValues,
} from "~/lib/question-form";
import { BANK_PATH, bankQuestionPath } from "~/lib/question-types";
import type { RouteHandle } from "~/lib/route-handle";
import { getBankChoices, getEditableQuestion, updateBankQuestion } from "~/server/features/bank";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { DashboardLayout } from "../../dashboard-layout";
import { QuestionForm } from "../question-form";

export const handle = { access: "class.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

const TITLE = "Ubah soal";

export const loader = defineLoader(handle, async (context, { params }) => {
  const [question, menu, { writable }] = await Promise.all([
    getEditableQuestion(context, params.id ?? ""),
    getDashboardMenu(context),
    getBankChoices(context),
  ]);
  const body = toBody(question.content);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: TITLE, noindex: true }),
    menu,
    path: context.url.pathname,
    id: question.id,
    type: body.type,
    classes: writable,
    values: toQuestionValues(
      { ...question, body },
      { classId: question.class?.id ?? null, version: question.version },
    ),
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const { id, content } = await getEditableQuestion(context, params.id ?? "");
  const body = toBody(content);
  const posted = await readForm(context, request, createQuestionSchema(body.type), {
    lists: QUESTION_LISTS,
  });
  if (!posted.ok) return posted.result;
  const outcome = await updateBankQuestion(context, id, {
    ...toQuestionInput(body.type, posted.value, body),
    version: Number(posted.value.version),
  });
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(bankQuestionPath(id), 303);
});

export default function EditQuestionRoute() {
  const { menu, path, id, ...form } = useLoaderData<typeof loader>();
  const formResult = useActionData<typeof action>();
  return (
    <DashboardLayout
      title={TITLE}
      lead="Percobaan kuis yang sudah dimulai tetap memakai soal yang lama."
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: "Bank soal", href: BANK_PATH },
        { label: "Soal", href: bankQuestionPath(id) },
        { label: TITLE },
      ]}
    >
      <QuestionForm {...form} action={path} formResult={formResult} />
    </DashboardLayout>
  );
}
