import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import {
  COLOUR_PATHS,
  coloursSchema,
  describeContrast,
  FONTS,
  findUnreadableColours,
} from "~/lib/site-colours";
import { SITE_PATH, saveSite, toFieldValues } from "~/server/features/site";
import { readColours, withPickedColours } from "~/server/features/site-colours";
import { addFieldErrors, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { getLayout } from "~/tenants/registry";
import { createThemeStyle } from "~/tenants/theme-style";
import { loadSitePage } from "../load-site-page";
import { ColoursPage, PREVIEW_CLASS } from "./view";

export const handle = { access: "setting.write", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context) =>
  loadSitePage(context, "Warna dan huruf", ({ setting }) => ({
    values: toFieldValues(setting, COLOUR_PATHS),
    contrast: describeContrast(readColours(setting.css), getLayout(setting.layout)),
    fonts: [...new Set([...FONTS, setting.css.ft_primary, setting.css.ft_secondary])],
  })),
);

export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, await withPickedColours(request), coloursSchema);
  const { css, ...setting } = context.tenant.setting;
  const layout = getLayout(setting.layout);
  const unreadable =
    posted.payload.adjusts === "on"
      ? {}
      : findUnreadableColours(posted.payload, readColours(css), layout);
  if (!posted.ok) return addFieldErrors(posted.result, unreadable);
  const { version, adjusts: _, ...values } = posted.value;
  if (posted.form.get("intent") === "preview") {
    const { dataSaver } = context;
    const selector = `.${PREVIEW_CLASS}`;
    context.previewStyle = createThemeStyle(values, layout, { dataSaver, selector });
    return data({
      result: { initialValue: { ...values, ...(posted.value.adjusts && { adjusts: "on" }) } },
      message: null,
      idempotencyKey: posted.idempotencyKey,
      preview: describeContrast(values, layout),
    });
  }
  if (Object.keys(unreadable).length > 0)
    return posted.fail({ status: 422, message: null, fields: unreadable });
  const outcome = await saveSite(context, { version, values, paths: COLOUR_PATHS });
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(`${SITE_PATH}?saved=warna`, 303);
});

export default function ColoursRoute() {
  const page = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const preview = result && "preview" in result ? result.preview : null;
  return <ColoursPage {...page} formResult={result} preview={preview} />;
}
