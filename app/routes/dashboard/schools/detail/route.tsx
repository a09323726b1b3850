import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { meOf } from "~/server/features/me";
import { decideSchool, getSchool } from "~/server/features/schools";
import { newKey, readForm } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { decisionSchema } from "./schema";
import { SchoolDetail } from "./view";

export const handle: RouteHandle = { script: true, cache: false, access: "school.decide" };

export const loader = guarded(async (visit, { params }) => {
  const [me, school] = await Promise.all([meOf(visit), getSchool(visit, params.id ?? "")]);
  return {
    seo: pageSeo(visit, { key: "Dashboard", title: school.name, noindex: true }),
    ...{ roles: me?.roles ?? [], path: visit.url.pathname, school, idempotencyKey: newKey() },
  };
}, "school.decide");

export const action = guarded(async (visit, { request, params }) => {
  const posted = await readForm(visit, request, decisionSchema);
  if (!posted.ok) return posted.answer;
  const outcome = await decideSchool(visit, params.id ?? "", posted.value, posted.idempotencyKey);
  if (!outcome.ok) return posted.refuse(outcome);
  throw redirect(visit.url.pathname, 303);
}, "school.decide");

export default function SchoolDetailRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <SchoolDetail {...page} answer={useActionData<typeof action>()} />;
}
