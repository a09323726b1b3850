import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { JOIN_TEAM_PATH } from "~/lib/paths";
import { choiceQuery, readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { joinTeamFields } from "~/lib/team-fields";
import { joinTeam } from "~/server/features/teams";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { JoinTeam } from "./view";

const querySchema = z.object({
  /** From the coach's link. */
  kode: z.string().max(20).optional().catch(undefined),
  selesai: choiceQuery(["ya"]),
});

export const handle = { access: "user", cache: false, query: querySchema } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const { kode = "", selesai } = readQuery(handle.query, context.url);
  return {
    seo: getPageSeo(context, { key: "Register", title: "Gabung ke tim", noindex: true }),
    code: kode,
    hasJoined: selesai !== undefined,
    path: JOIN_TEAM_PATH,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, joinTeamFields);
  if (!posted.ok) return posted.result;
  const outcome = await joinTeam(context, posted.value, posted.idempotencyKey);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(`${JOIN_TEAM_PATH}?selesai=ya`, 303);
});

export default function JoinTeamRoute() {
  const page = useLoaderData<typeof loader>();
  return <JoinTeam {...page} formResult={useActionData<typeof action>()} />;
}
