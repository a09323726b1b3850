import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { importSchema, MAX_IMPORT_LENGTH } from "~/lib/question-import";
import type { RouteHandle } from "~/lib/route-handle";
import { getBankChoices, importBankQuestions } from "~/server/features/bank";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { readImportFile } from "../../read-import-file";
import { BankImportPage } from "./view";

export const handle = { access: "class.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const [menu, { writable, preselected }] = await Promise.all([
    getDashboardMenu(context),
    getBankChoices(context),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: "Impor soal", noindex: true }),
    menu,
    path: context.url.pathname,
    classes: writable,
    preselected,
    storedCount: context.url.searchParams.get(STORED_PARAM),
    idempotencyKey: createIdempotencyKey(),
  };
});

/** Number of questions that the import before stored, in the address after it. */
const STORED_PARAM = "disimpan";

/** Shows what a file holds; the button "Simpan" of that page stores it. A repeated request adds nothing. */
export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, importSchema);
  if (!posted.ok) return posted.result;
  const { classId, tags, text } = posted.value;
  const file = await readImportFile({
    file: posted.form.get("file"),
    text,
    maxLength: MAX_IMPORT_LENGTH,
  });
  if (!file.ok) return posted.fail({ status: 422, message: null, fields: { text: file.message } });
  const format = file.isCsv ? "csv" : posted.value.format;
  const isTrial = posted.form.get("intent") !== "save";
  const read = await importBankQuestions(context, {
    classId,
    tags,
    text: file.text,
    format,
    isTrial,
  });
  if (!read.ok) return posted.fail(read);
  if (!isTrial)
    throw redirect(`${context.url.pathname}?${STORED_PARAM}=${read.outcome.added}`, 303);
  const fields = { classId, format, text: file.text, tags: tags.join(", ") };
  return data({
    result: undefined,
    message: null,
    idempotencyKey: posted.idempotencyKey,
    outcome: { ...read.outcome, fields },
  });
});

export default function BankImportRoute() {
  const page = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  return <BankImportPage {...page} formResult={sent} />;
}
