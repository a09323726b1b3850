import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parsePageText } from "~/lib/page-text";
import type { RouteHandle } from "~/lib/route-handle";
import { PAGE_TEXTS, pageTextSchema } from "~/lib/site-fields";
import { AppError } from "~/server/app-error";
import { getEditedText, isPageTextName, toTextValues } from "~/server/features/edited-texts";
import { readSite, SITE_PATH, saveSite } from "~/server/features/site";
import { readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadSitePage } from "../../load-site-page";
import { EditText } from "./view";

export const handle = { access: "setting.write", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

function readName(name: string | undefined) {
  if (name === undefined || !isPageTextName(name)) throw new AppError("not-found");
  return name;
}

export const loader = defineLoader(handle, (context, { params }) => {
  const name = readName(params.name);
  const { title, href } = PAGE_TEXTS[name];
  return loadSitePage(context, title, ({ setting }) => ({
    ...getEditedText(setting, name),
    name,
    href,
  }));
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const name = readName(params.name);
  const posted = await readForm(context, request, pageTextSchema);
  if (!posted.ok) return posted.result;
  const { version, text } = posted.value;
  const intent = posted.form.get("intent");
  if (intent === "preview")
    return data({
      result: { initialValue: { text: text ?? "" } },
      message: null,
      idempotencyKey: posted.idempotencyKey,
      preview: parsePageText(text ?? ""),
    });
  const { setting } = await readSite(context);
  const saved = toTextValues(setting, name, intent === "reset" ? undefined : text);
  const outcome = await saveSite(context, { version, ...saved });
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(`${SITE_PATH}?saved=teks`, 303);
});

export default function EditTextRoute() {
  const page = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const preview = result && "preview" in result ? result.preview : null;
  // Another text is another form.
  return <EditText key={page.name} {...page} formResult={result} preview={preview} />;
}
