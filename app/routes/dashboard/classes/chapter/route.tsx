import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { syllabusPath } from "~/lib/class-desk-paths";
import type { RouteHandle } from "~/lib/route-handle";
import { chapterFormSchema } from "~/lib/syllabus-fields";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import {
  type ChapterAddress,
  getDeskChapter,
  previewChapter,
  saveChapter,
  toChapterFormValues,
} from "~/server/features/syllabus-desk";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { ChapterPage } from "./view";

export const handle = { access: "class.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

const toAddress = (params: Record<string, string | undefined>): ChapterAddress => ({
  slug: params.slug ?? "",
  module: params.module ?? "",
  chapter: params.chapter ?? "",
});

export const loader = defineLoader(handle, async (context, { params }) => {
  const [menu, chapter] = await Promise.all([
    getDashboardMenu(context),
    getDeskChapter(context, toAddress(params)),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: `Bab ${chapter.title}`, noindex: true }),
    menu,
    chapter,
    values: toChapterFormValues(chapter),
    idempotencyKey: createIdempotencyKey(),
  };
});

/** Saves the chapter, or shows its text as learners will read it. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const address = toAddress(params);
  const current = await getDeskChapter(context, address);
  const posted = await readForm(context, request, chapterFormSchema);
  if (posted.form.get("intent") === "preview") {
    const form = posted.ok
      ? posted.fail({ status: 422, message: null, fields: {} }).data
      : posted.result.data;
    const preview = previewChapter(String(posted.payload.body ?? ""));
    return data({ ...form, preview }, { status: 200 });
  }
  if (!posted.ok) return data({ ...posted.result.data, preview: null }, { status: 422 });
  const outcome = await saveChapter(context, address, posted.value);
  if (!outcome.ok)
    return data({ ...posted.fail(outcome).data, preview: null }, { status: outcome.status });
  throw redirect(`${syllabusPath(current.class.slug)}?saved=${address.chapter}`, 303);
});

export default function ChapterRoute() {
  const page = useLoaderData<typeof loader>();
  return <ChapterPage {...page} answer={useActionData<typeof action>()} />;
}
