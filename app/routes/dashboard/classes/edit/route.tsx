import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { classFormSchema } from "~/lib/class-desk-fields";
import { classPreviewPath, editClassPath } from "~/lib/class-desk-paths";
import type { RouteHandle } from "~/lib/route-handle";
import {
  CLASS_FIELD_LABELS,
  getClassValueNames,
  getDeskClass,
  saveClass,
  toClassFormValues,
} from "~/server/features/class-desk";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { storePictures } from "~/server/features/pictures";
import { createIdempotencyKey, type ParsedForm, readForm } from "~/server/forms/read-form";
import type { DeskClass } from "~/server/hosts/learning/class-desk";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { isMerge, resolveConflict, showRejected } from "../../resolve-conflict";
import { EditClassPage } from "./view";

export const handle = { access: "class.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const [menu, desk] = await Promise.all([
    getDashboardMenu(context),
    getDeskClass(context, params.slug ?? ""),
  ]);
  if (desk.slug !== params.slug) throw redirect(editClassPath(desk.slug), 301);
  const { name, slug, people, programs, taken } = desk;
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: `Ubah kelas ${name}`, noindex: true }),
    menu,
    path: editClassPath(slug),
    slug,
    name,
    people,
    programs,
    taken,
    values: toClassFormValues(desk),
    idempotencyKey: createIdempotencyKey(),
  };
});

const resolve = (posted: ParsedForm<unknown>, desk: DeskClass) =>
  resolveConflict(posted, {
    theirs: toClassFormValues(desk),
    labels: CLASS_FIELD_LABELS,
    names: getClassValueNames(desk),
  });

/** Saves the class, or merges it with a version saved meanwhile. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const desk = await getDeskClass(context, params.slug ?? "");
  const form = await readForm(context, request, classFormSchema);
  const posted = await storePictures(context, form, ["cover"]);
  if (isMerge(posted)) return resolve(posted, desk);
  if (!posted.ok) return showRejected(posted.result);
  const outcome = await saveClass(context, desk.slug, posted.value);
  if (outcome.ok) throw redirect(classPreviewPath(outcome.slug), 303);
  const current = outcome.status === 409 ? await getDeskClass(context, desk.slug) : desk;
  // Otherwise a 409 is about the address.
  if (current.version !== posted.value.version) return resolve(posted, current);
  return showRejected(posted.fail(outcome));
});

export default function EditClassRoute() {
  const page = useLoaderData<typeof loader>();
  return <EditClassPage {...page} formResult={useActionData<typeof action>()} />;
}
