import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changeTeamPath, joinTeamPath, teamReceiptPath } from "~/lib/paths";
import type { RouteHandle } from "~/lib/route-handle";
import { applyTeamChange, getTeamReceipt } from "~/server/features/teams";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { teamChangeSchema } from "./schema";
import { TeamReceipt } from "./view";

export const handle = { access: "public", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

/** Receipt and status page behind a secret link. */
export const loader = defineLoader(handle, async (context, { params }) => {
  const key = params.key ?? "";
  const team = await getTeamReceipt(context, key);
  return {
    seo: getPageSeo(context, { key: "Register", title: "Pendaftaran tim", noindex: true }),
    team,
    path: teamReceiptPath(key),
    changePath: changeTeamPath(key),
    joinUrl: team.join && new URL(joinTeamPath(team.join.code), context.url).href,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const key = params.key ?? "";
  const posted = await readForm(context, request, teamChangeSchema);
  if (!posted.ok) return posted.result;
  const { idempotencyKey, value } = posted;
  const outcome = await applyTeamChange(context, { key, change: value.change, idempotencyKey });
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(teamReceiptPath(key), 303);
});

export default function TeamReceiptRoute() {
  const page = useLoaderData<typeof loader>();
  return <TeamReceipt {...page} formResult={useActionData<typeof action>()} />;
}
