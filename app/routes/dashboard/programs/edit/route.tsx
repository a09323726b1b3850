import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { deskProgramPath, editProgramPath, PROGRAMS_DESK_PATH } from "~/lib/program-desk-paths";
import { programFormSchema } from "~/lib/program-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { storePictures } from "~/server/features/pictures";
import {
  getDeskProgram,
  PROGRAM_FIELD_LABELS,
  PROGRAM_VALUE_NAMES,
  saveProgram,
  toProgramFormValues,
} from "~/server/features/program-desk";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { FormOrConflict } from "../../conflict-form";
import { DashboardLayout } from "../../dashboard-layout";
import { saveOrCompare } from "../../resolve-conflict";
import { ProgramForm } from "../program-form";

export const handle = { access: "program.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const [menu, program] = await Promise.all([
    getDashboardMenu(context),
    getDeskProgram(context, params.slug ?? ""),
  ]);
  const { slug, name } = program;
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: `Ubah program ${name}`, noindex: true }),
    menu,
    slug,
    name,
    values: toProgramFormValues(program),
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const { slug } = await getDeskProgram(context, params.slug ?? "");
  const form = await readForm(context, request, programFormSchema);
  const posted = await storePictures(context, form, ["logo"]);
  const answer = await saveOrCompare(posted, {
    readSaved: async () => ({
      theirs: toProgramFormValues(await getDeskProgram(context, slug)),
      labels: PROGRAM_FIELD_LABELS,
      names: PROGRAM_VALUE_NAMES,
    }),
    save: (value) => saveProgram(context, slug, value),
  });
  if (answer) return answer;
  throw redirect(deskProgramPath(slug), 303);
});

export default function EditProgramRoute() {
  const { menu, slug, name, values, idempotencyKey } = useLoaderData<typeof loader>();
  const formResult = useActionData<typeof action>();
  const path = editProgramPath(slug);
  return (
    <DashboardLayout
      title={`Ubah program ${name}`}
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: "Program", href: PROGRAMS_DESK_PATH },
        { label: name, href: deskProgramPath(slug) },
        { label: "Ubah" },
      ]}
    >
      <FormOrConflict what="Program ini" action={path} answer={formResult}>
        <ProgramForm
          path={path}
          values={values}
          idempotencyKey={idempotencyKey}
          formResult={formResult}
        />
      </FormOrConflict>
    </DashboardLayout>
  );
}
