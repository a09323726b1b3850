import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { quizResultsPath } from "~/lib/paths";
import { quizSettingsFields, toQuizSettings } from "~/lib/quiz-settings-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import {
  getQuizSettings,
  QUIZ_FIELD_LABELS,
  QUIZ_VALUE_NAMES,
  saveQuizSettings,
  toQuizFormValues,
} from "~/server/features/quiz-settings";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { saveOrCompare } from "../../resolve-conflict";
import { QuizSettingsPage } from "./view";

export const handle = { access: "class.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const [menu, settings] = await Promise.all([
    getDashboardMenu(context),
    getQuizSettings(context, params.quizId ?? ""),
  ]);
  const title = `Atur kuis: ${settings.title}`;
  return {
    seo: getPageSeo(context, { key: "Dashboard", title, noindex: true }),
    menu,
    path: context.url.pathname,
    settings,
    values: toQuizFormValues(settings),
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const { id } = await getQuizSettings(context, params.quizId ?? "");
  const posted = await readForm(context, request, quizSettingsFields);
  const answer = await saveOrCompare(posted, {
    readSaved: async () => ({
      theirs: toQuizFormValues(await getQuizSettings(context, id)),
      labels: QUIZ_FIELD_LABELS,
      names: QUIZ_VALUE_NAMES,
    }),
    save: (value) => saveQuizSettings(context, id, toQuizSettings(value)),
  });
  if (answer) return answer;
  throw redirect(quizResultsPath(id), 303);
});

export default function QuizSettingsRoute() {
  const page = useLoaderData<typeof loader>();
  return <QuizSettingsPage {...page} formResult={useActionData<typeof action>()} />;
}
