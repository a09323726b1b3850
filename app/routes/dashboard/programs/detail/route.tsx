import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { deskProgramPath } from "~/lib/program-desk-paths";
import { PROGRAM_PARTS, programPartSchema, visibilitySchema } from "~/lib/program-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import {
  changeProgramPart,
  getDeskProgram,
  setProgramVisibility,
  toProgramRecord,
} from "~/server/features/program-desk";
import { createIdempotencyKey, type FormResult, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { ProgramRecordPage } from "./view";

export const handle = { access: "program.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const [menu, program] = await Promise.all([
    getDashboardMenu(context),
    getDeskProgram(context, params.slug ?? ""),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: program.name, noindex: true }),
    menu,
    record: toProgramRecord(program),
    idempotencyKey: createIdempotencyKey(),
  };
});

type Part = (typeof PROGRAM_PARTS)[number];

/** @param part whose form was sent; null for the button that shows or withdraws the program */
const reject = ({ data: rejected, init }: FormResult, part: Part | null) =>
  data({ ...rejected, part }, { status: init?.status ?? 422 });

/** Shows or withdraws the program, or changes its classes and schools. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const { slug } = await getDeskProgram(context, params.slug ?? "");
  const body = await request
    .clone()
    .formData()
    .catch(() => null);
  const part = PROGRAM_PARTS.find((each) => each === body?.get("part")) ?? null;
  if (part === null) {
    const posted = await readForm(context, request, visibilitySchema);
    if (!posted.ok) return reject(posted.result, part);
    const outcome = await setProgramVisibility(context, slug, posted.value);
    if (!outcome.ok) return reject(posted.fail(outcome), part);
    throw redirect(deskProgramPath(slug), 303);
  }
  const posted = await readForm(context, request, programPartSchema);
  if (!posted.ok) return reject(posted.result, part);
  const outcome = await changeProgramPart(context, slug, posted.value);
  if (!outcome.ok) return reject(posted.fail(outcome), part);
  throw redirect(deskProgramPath(slug), 303);
});

export default function ProgramRecordRoute() {
  const page = useLoaderData<typeof loader>();
  return <ProgramRecordPage {...page} formResult={useActionData<typeof action>()} />;
}
