import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { bankQuestionPath } from "~/lib/question-types";
import type { RouteHandle } from "~/lib/route-handle";
import { versionField } from "~/lib/shared-fields";
import { archiveBankQuestion, getBankQuestion, getEditableQuestion } from "~/server/features/bank";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { BankQuestionPage } from "./view";

export const handle = { access: "class.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

const archiveSchema = z.object({
  version: versionField,
  intent: z.enum(["archive", "restore"]),
});

export const loader = defineLoader(handle, async (context, { params }) => {
  const [question, menu] = await Promise.all([
    getBankQuestion(context, params.id ?? ""),
    getDashboardMenu(context),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: "Soal", noindex: true }),
    menu,
    path: context.url.pathname,
    question,
    idempotencyKey: createIdempotencyKey(),
  };
});

/** Archives the question, or takes it back. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const { id } = await getEditableQuestion(context, params.id ?? "");
  const posted = await readForm(context, request, archiveSchema);
  if (!posted.ok) return posted.result;
  const { version, intent } = posted.value;
  const outcome = await archiveBankQuestion(context, id, {
    version,
    isArchived: intent === "archive",
  });
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(bankQuestionPath(id), 303);
});

export default function BankQuestionRoute() {
  const page = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  return <BankQuestionPage {...page} errorMessage={rejected?.message ?? null} />;
}
