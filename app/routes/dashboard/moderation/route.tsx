import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { choiceQuery, pageQuery, readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { SUBMISSION_KINDS, SUBMISSION_STATUSES } from "~/lib/submissions";
import { meOf } from "~/server/features/me";
import { listSubmissions, moderate } from "~/server/features/moderation";
import { newKey, readForm } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { Moderation } from "./view";

export const handle: RouteHandle = { cache: false, access: "submission.moderate" };

const querySchema = z.object({ page: pageQuery, kind: choiceQuery(SUBMISSION_KINDS), status: choiceQuery(SUBMISSION_STATUSES) });
const decisionSchema = z.object({
  id: z.string().max(40),
  version: z.coerce.number().int().min(1),
  status: z.enum(["published", "hidden"]),
});

export const loader = guarded(async (visit) => {
  const { page, ...filters } = readQuery(querySchema, visit.url);
  const [me, list] = await Promise.all([meOf(visit), listSubmissions(visit, { page, ...filters })]);
  return {
    seo: pageSeo(visit, { key: "Dashboard", title: "Moderasi", noindex: true }),
    ...{ roles: me?.roles ?? [], path: visit.url.pathname, query: visit.url.search, filters, list, idempotencyKey: newKey() },
  };
}, "submission.moderate");

/** Decides on one, and shows the same part of the list again. */
export const action = guarded(async (visit, { request }) => {
  const posted = await readForm(visit, request, decisionSchema);
  if (!posted.ok) return posted.answer;
  const outcome = await moderate(visit, posted.value);
  if (!outcome.ok) return posted.refuse(outcome);
  throw redirect(`${visit.url.pathname}${visit.url.search}#kiriman-${posted.value.id}`, 303);
}, "submission.moderate");

export default function ModerationRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <Moderation {...page} message={useActionData<typeof action>()?.message ?? null} />;
}
