import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { templateFormSchema } from "~/lib/inbox";
import { ANSWER_TEMPLATES_PATH } from "~/lib/paths";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import {
  createAnswerTemplate,
  deleteAnswerTemplate,
  listAnswerTemplates,
} from "~/server/features/inbox";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { AnswerTemplates } from "./view";

export const handle = { access: "inbox.manage", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const [menu, templates] = await Promise.all([
    getDashboardMenu(context),
    listAnswerTemplates(context),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: "Templat jawaban", noindex: true }),
    menu,
    path: context.url.pathname,
    templates,
    isSaved: context.url.searchParams.has("saved"),
    idempotencyKey: createIdempotencyKey(),
  };
});

/** Saves a template, or deletes one. */
export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, templateFormSchema);
  if (!posted.ok) return posted.result;
  const { value } = posted;
  const outcome =
    value.intent === "delete"
      ? await deleteAnswerTemplate(context, value.id)
      : await createAnswerTemplate(context, { name: value.name, text: value.text });
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(`${ANSWER_TEMPLATES_PATH}?saved=1`, 303);
});

export default function AnswerTemplatesRoute() {
  const page = useLoaderData<typeof loader>();
  return <AnswerTemplates {...page} formResult={useActionData<typeof action>()} />;
}
