import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { deskProgramPath, NEW_PROGRAM_PATH, PROGRAMS_DESK_PATH } from "~/lib/program-desk-paths";
import { programFormSchema } from "~/lib/program-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { storePictures } from "~/server/features/pictures";
import { createProgram } from "~/server/features/program-desk";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { DashboardLayout } from "../../dashboard-layout";
import { ProgramForm } from "../program-form";

export const handle = { access: "program.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => ({
  seo: getPageSeo(context, { key: "Dashboard", title: "Buat program", noindex: true }),
  menu: await getDashboardMenu(context),
  idempotencyKey: createIdempotencyKey(),
}));

export const action = defineAction(handle, async (context, { request }) => {
  const form = await readForm(context, request, programFormSchema);
  const posted = await storePictures(context, form, ["logo"]);
  if (!posted.ok) return posted.result;
  const outcome = await createProgram(context, posted.value, posted.idempotencyKey);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(deskProgramPath(outcome.slug), 303);
});

export default function NewProgramRoute() {
  const { menu, idempotencyKey } = useLoaderData<typeof loader>();
  return (
    <DashboardLayout
      title="Buat program"
      lead="Program dibuat sebagai draf. Sesudah ini Anda memilih kelas dan sekolahnya, lalu menerbitkannya."
      menu={menu}
      path={NEW_PROGRAM_PATH}
      breadcrumbs={[{ label: "Program", href: PROGRAMS_DESK_PATH }, { label: "Buat program" }]}
    >
      <ProgramForm
        path={NEW_PROGRAM_PATH}
        values={null}
        idempotencyKey={idempotencyKey}
        formResult={useActionData<typeof action>()}
      />
    </DashboardLayout>
  );
}
