import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  createQuestionSchema,
  getNewQuestionValues,
  QUESTION_LISTS,
  toQuestionInput,
} from "~/lib/question-form";
import { BANK_PATH, bankQuestionPath, findQuestionType, QUESTION_TYPE } from "~/lib/question-types";
import type { RouteHandle } from "~/lib/route-handle";
import { AppError } from "~/server/app-error";
import { createBankQuestion, getBankChoices } from "~/server/features/bank";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { DashboardLayout } from "../../dashboard-layout";
import { QuestionForm } from "../question-form";

export const handle = { access: "class.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

function getType(segment: string | undefined) {
  const type = findQuestionType(segment ?? "");
  if (!type) throw new AppError("not-found");
  return type;
}

export const loader = defineLoader(handle, async (context, { params }) => {
  const type = getType(params.type);
  const title = `Soal baru: ${QUESTION_TYPE[type].label}`;
  const [menu, { writable, preselected }] = await Promise.all([
    getDashboardMenu(context),
    getBankChoices(context),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title, noindex: true }),
    title,
    menu,
    path: context.url.pathname,
    type,
    classes: writable,
    values: getNewQuestionValues(preselected),
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const type = getType(params.type);
  const posted = await readForm(context, request, createQuestionSchema(type), {
    lists: QUESTION_LISTS,
  });
  if (!posted.ok) return posted.result;
  const outcome = await createBankQuestion(context, {
    ...toQuestionInput(type, posted.value, null),
    idempotencyKey: posted.idempotencyKey,
  });
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(bankQuestionPath(outcome.id), 303);
});

export default function NewQuestionRoute() {
  const { title, menu, path, ...form } = useLoaderData<typeof loader>();
  const formResult = useActionData<typeof action>();
  return (
    <DashboardLayout
      title={title}
      lead={QUESTION_TYPE[form.type].description}
      menu={menu}
      path={path}
      breadcrumbs={[{ label: "Bank soal", href: BANK_PATH }, { label: title }]}
    >
      <QuestionForm {...form} action={path} formResult={formResult} />
    </DashboardLayout>
  );
}
