import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MAX_PEOPLE_FILE_LENGTH, peopleImportSchema } from "~/lib/people-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { importPeople } from "~/server/features/people";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { readImportFile } from "../../read-import-file";
import { PeopleImportPage } from "./view";

export const handle = { access: "people.manage", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

/** Number of people that the import before stored, in the address after it. */
const STORED_PARAM = "disimpan";

export const loader = defineLoader(handle, async (context) => ({
  seo: getPageSeo(context, { key: "Dashboard", title: "Impor orang", noindex: true }),
  menu: await getDashboardMenu(context),
  path: context.url.pathname,
  storedCount: context.url.searchParams.get(STORED_PARAM),
  idempotencyKey: createIdempotencyKey(),
}));

/** Shows what a file holds; the button "Undang" of that page stores it. A repeated request adds nothing. */
export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, peopleImportSchema);
  if (!posted.ok) return posted.result;
  const { text, password } = posted.value;
  const file = await readImportFile({
    file: posted.form.get("file"),
    text,
    maxLength: MAX_PEOPLE_FILE_LENGTH,
  });
  if (!file.ok) return posted.fail({ status: 422, message: null, fields: { text: file.message } });
  const isTrial = posted.form.get("intent") !== "save";
  const importWith = (isTrialRun: boolean) =>
    importPeople(
      context,
      { text: file.text, isTrial: isTrialRun, password },
      posted.idempotencyKey,
    );
  const read = await importWith(isTrial);
  if (read.ok && !isTrial)
    throw redirect(
      `${context.url.pathname}?${STORED_PARAM}=${read.data.invited + read.data.added}`,
      303,
    );
  // A wrong password returns to the same result.
  const passwordError = read.ok ? null : (read.fields.password ?? null);
  const trial = read.ok || !passwordError ? read : await importWith(true);
  if (!trial.ok) return posted.fail(trial);
  return data(
    {
      result: undefined,
      message: null,
      idempotencyKey: posted.idempotencyKey,
      outcome: { ...trial.data, text: file.text, passwordError },
    },
    { status: passwordError ? 422 : 200 },
  );
});

export default function PeopleImportRoute() {
  const page = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  return <PeopleImportPage {...page} formResult={sent} />;
}
