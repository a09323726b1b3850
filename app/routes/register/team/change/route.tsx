import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changeTeamPath, teamReceiptPath } from "~/lib/paths";
import type { RouteHandle } from "~/lib/route-handle";
import { teamForm } from "~/lib/team-fields";
import { changeTeam, getTeamToChange } from "~/server/features/teams";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { ChangeTeam } from "./view";

export const handle = { access: "public", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const key = params.key ?? "";
  return {
    seo: getPageSeo(context, { key: "Register", title: "Ubah pendaftaran tim", noindex: true }),
    team: await getTeamToChange(context, key),
    path: changeTeamPath(key),
    receiptPath: teamReceiptPath(key),
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const key = params.key ?? "";
  const posted = await readForm(context, request, teamForm);
  if (!posted.ok) return posted.result;
  const { value: form, idempotencyKey } = posted;
  const outcome = await changeTeam(context, { key, form, idempotencyKey });
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(teamReceiptPath(key), 303);
});

export default function ChangeTeamRoute() {
  const page = useLoaderData<typeof loader>();
  return <ChangeTeam {...page} formResult={useActionData<typeof action>()} />;
}
