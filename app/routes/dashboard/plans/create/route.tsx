import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { deskPlanPath, NEW_PLAN_PATH, PLAN_DESK_PATH, planFormSchema } from "~/lib/plan-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { createPlan, listClassOptions } from "~/server/features/plan-desk";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { DashboardLayout } from "../../dashboard-layout";
import { PlanForm } from "../plan-form";

export const handle = { access: "plan.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const [menu, classes] = await Promise.all([getDashboardMenu(context), listClassOptions(context)]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: "Tambah paket harga", noindex: true }),
    menu,
    classes,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, planFormSchema);
  if (!posted.ok) return posted.result;
  const outcome = await createPlan(context, posted.value, posted.idempotencyKey);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(deskPlanPath(outcome.id), 303);
});

export default function NewPlanRoute() {
  const { menu, classes, idempotencyKey } = useLoaderData<typeof loader>();
  return (
    <DashboardLayout
      title="Tambah paket harga"
      lead="Paket dibuat sebagai draf, lalu Anda menayangkannya."
      menu={menu}
      path={NEW_PLAN_PATH}
      breadcrumbs={[
        { label: "Paket harga", href: PLAN_DESK_PATH },
        { label: "Tambah paket harga" },
      ]}
    >
      <PlanForm
        path={NEW_PLAN_PATH}
        values={null}
        classes={classes}
        idempotencyKey={idempotencyKey}
        formResult={useActionData<typeof action>()}
      />
    </DashboardLayout>
  );
}
