import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { festivalDeletionSchema, festivalItemPath, festivalListPath } from "~/lib/festival-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import {
  deleteFestivalItem,
  getFestivalItem,
  readFestivalForm,
  saveFestivalItem,
  toFestivalFormValues,
} from "~/server/features/festival-desk";
import { createIdempotencyKey, type FormResult, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { FestivalItemPage } from "./view";

export const handle = { access: "festival.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const [menu, item] = await Promise.all([
    getDashboardMenu(context),
    getFestivalItem(context, params.id ?? ""),
  ]);
  const { name, part } = item.content;
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: name, noindex: true }),
    menu,
    path: festivalItemPath(item.id),
    name,
    part,
    version: item.version,
    values: toFestivalFormValues(item),
    idempotencyKey: createIdempotencyKey(),
  };
});

const reject = ({ data: rejected, init }: FormResult, isDeletion: boolean) =>
  data({ ...rejected, isDeletion }, { status: init?.status ?? 422 });

/** Changes the item, or deletes it. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const { id, content } = await getFestivalItem(context, params.id ?? "");
  const body = await request
    .clone()
    .formData()
    .catch(() => null);
  if (body?.get("intent") === "delete") {
    const posted = await readForm(context, request, festivalDeletionSchema);
    if (!posted.ok) return reject(posted.result, true);
    const outcome = await deleteFestivalItem(context, id, posted.value);
    if (!outcome.ok) return reject(posted.fail(outcome), true);
    throw redirect(festivalListPath(content.part), 303);
  }
  const posted = await readFestivalForm(context, request, content.part);
  if (!posted.ok) return reject(posted.result, false);
  const outcome = await saveFestivalItem(context, id, posted.value);
  if (!outcome.ok) return reject(posted.fail(outcome), false);
  throw redirect(festivalListPath(content.part), 303);
});

export default function FestivalItemRoute() {
  const page = useLoaderData<typeof loader>();
  return <FestivalItemPage {...page} formResult={useActionData<typeof action>()} />;
}
