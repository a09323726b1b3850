import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { toPicture } from "~/lib/picture-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { LOGO_PATHS, logoSchema } from "~/lib/site-fields";
import { storePictures } from "~/server/features/pictures";
import { SITE_PATH, saveSite } from "~/server/features/site";
import { readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadSitePage } from "../load-site-page";
import { Logo } from "./view";

export const handle = { access: "setting.write", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context) =>
  loadSitePage(context, "Logo dan ikon", ({ setting }) => ({
    logoDark: setting.logoDark,
    logoLight: setting.logoLight,
    favicon: setting.favicon,
    logoAlt: setting.logoAlt ?? setting.title,
  })),
);

export const action = defineAction(handle, async (context, { request }) => {
  const form = await readForm(context, request, logoSchema);
  const posted = await storePictures(context, form, ["logoDark", "logoLight", "favicon"]);
  if (!posted.ok) return posted.result;
  const { version, logoDark, logoLight, favicon } = posted.value;
  const logo = toPicture(logoDark);
  const values = {
    logoDark: logo?.address,
    logoAlt: logo?.alt,
    logoLight: toPicture(logoLight)?.address,
    favicon: toPicture(favicon)?.address,
  };
  const outcome = await saveSite(context, { version, values, paths: LOGO_PATHS });
  if (!outcome.ok) return posted.fail(toPictureErrors(outcome));
  throw redirect(`${SITE_PATH}?saved=logo`, 303);
});

/** An error of a picture stands at its file, one of the description at its text. */
const toPictureErrors = <Outcome extends { fields: Record<string, string> }>(outcome: Outcome) => ({
  ...outcome,
  fields: Object.fromEntries(
    Object.entries(outcome.fields).map(([name, message]) => [
      name === "logoAlt" ? "logoDark.alt" : `${name}.file`,
      message,
    ]),
  ),
});

export default function LogoRoute() {
  const page = useLoaderData<typeof loader>();
  return <Logo {...page} formResult={useActionData<typeof action>()} />;
}
