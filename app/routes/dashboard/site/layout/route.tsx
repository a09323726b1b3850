import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { LAYOUT_PATHS, layoutSchema } from "~/lib/site-fields";
import { getPreviewPath } from "~/server/features/layout-preview";
import { SITE_PATH, saveSite } from "~/server/features/site";
import { readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { getLayout, getLayoutKey, LAYOUT_KEYS } from "~/tenants/registry";
import { loadSitePage } from "../load-site-page";
import { ChooseLayout } from "./view";

export const handle = { access: "setting.write", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context) =>
  loadSitePage(context, "Tata letak", ({ setting }) => ({
    current: getLayoutKey(setting.layout),
    layouts: LAYOUT_KEYS.map((key) => {
      const { name, description } = getLayout(key);
      return { key, name, description, previewHref: getPreviewPath(key) };
    }),
  })),
);

export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, layoutSchema);
  if (!posted.ok) return posted.result;
  const { version, layout } = posted.value;
  if (!LAYOUT_KEYS.includes(layout)) {
    const fields = { layout: "Pilih tata letak dari daftar ini" };
    return posted.fail({ status: 422, message: null, fields });
  }
  const outcome = await saveSite(context, { version, values: { layout }, paths: LAYOUT_PATHS });
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(`${SITE_PATH}?saved=tata-letak`, 303);
});

export default function LayoutRoute() {
  const page = useLoaderData<typeof loader>();
  return <ChooseLayout {...page} formResult={useActionData<typeof action>()} />;
}
