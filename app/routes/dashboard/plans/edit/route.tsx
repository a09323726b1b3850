import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { deskPlanPath, planDecisionSchema, planFormSchema } from "~/lib/plan-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import {
  decidePlan,
  getDeskPlan,
  getPlanForm,
  PLAN_FIELD_LABELS,
  savePlan,
  toPlanFormValues,
  toPlanRecord,
} from "~/server/features/plan-desk";
import { createIdempotencyKey, type FormResult, readForm } from "~/server/forms/read-form";
import type { RequestContext } from "~/server/request/context";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { saveOrCompare } from "../../resolve-conflict";
import { PlanRecordPage } from "./view";

export const handle = { access: "plan.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const [menu, { plan, classes }] = await Promise.all([
    getDashboardMenu(context),
    getPlanForm(context, params.id ?? ""),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: plan.name, noindex: true }),
    menu,
    record: toPlanRecord(plan),
    classes,
    idempotencyKey: createIdempotencyKey(),
  };
});

const rejectDecision = ({ data: rejected, init }: FormResult) =>
  data({ ...rejected, isDecision: true as const }, { status: init?.status ?? 422 });

/** What is stored now, as the form has it. */
async function readSaved(context: RequestContext, id: string) {
  const { plan, classes } = await getPlanForm(context, id);
  return {
    theirs: toPlanFormValues(plan),
    labels: PLAN_FIELD_LABELS,
    names: new Map(classes.map(({ value, label }) => [value, label])),
  };
}

/** Saves the plan, or decides about it. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const { id } = await getDeskPlan(context, params.id ?? "");
  const body = await request.formData().catch(() => null);
  if (body?.has("decision")) {
    const posted = await readForm(context, request, planDecisionSchema, { body });
    if (!posted.ok) return rejectDecision(posted.result);
    const outcome = await decidePlan(context, id, posted.value);
    if (!outcome.ok) return rejectDecision(posted.fail(outcome));
    throw redirect(deskPlanPath(id), 303);
  }
  const posted = await readForm(context, request, planFormSchema, { body });
  const answer = await saveOrCompare(posted, {
    readSaved: () => readSaved(context, id),
    save: (value) => savePlan(context, id, value),
  });
  if (answer) return answer;
  throw redirect(deskPlanPath(id), 303);
});

export default function PlanRecordRoute() {
  const page = useLoaderData<typeof loader>();
  return <PlanRecordPage {...page} answer={useActionData<typeof action>()} />;
}
