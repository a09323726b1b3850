import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { syllabusPath } from "~/lib/class-desk-paths";
import type { RouteHandle } from "~/lib/route-handle";
import { chapterFormSchema } from "~/lib/syllabus-fields";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { canUploadMedia, readChapterForm } from "~/server/features/media-uploads";
import {
  CHAPTER_FIELD_LABELS,
  type ChapterAddress,
  getDeskChapter,
  previewChapter,
  saveChapter,
  toChapterFormValues,
} from "~/server/features/syllabus-desk";
import {
  addFieldErrors,
  createIdempotencyKey,
  type ParsedForm,
  readForm,
} from "~/server/forms/read-form";
import type { DeskChapter } from "~/server/hosts/learning/syllabus-desk";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { isMerge, resolveConflict, showForm, showRejected } from "../../resolve-conflict";
import { ChapterPage } from "./view";

export const handle = { access: "class.edit", cache: false, script: true } satisfies RouteHandle;
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
    canUpload: canUploadMedia(context),
    idempotencyKey: createIdempotencyKey(),
  };
});

const resolve = (posted: ParsedForm<unknown>, chapter: DeskChapter) =>
  resolveConflict(posted, {
    theirs: toChapterFormValues(chapter),
    labels: CHAPTER_FIELD_LABELS,
    names: new Map([["on", "Ya"]]),
  });

/** Saves the chapter, merges it with a version saved meanwhile, or previews its text. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const address = toAddress(params);
  const current = await getDeskChapter(context, address);
  const { body, errors } = await readChapterForm(context, request, current.type);
  const posted = await readForm(context, request, chapterFormSchema, { body });
  const rejected = posted.ok
    ? posted.fail({ status: 422, message: null, fields: errors })
    : addFieldErrors(posted.result, errors);
  if (posted.form.get("intent") === "preview") {
    const preview = previewChapter(String(posted.payload.body ?? ""));
    return showForm(rejected.data, 200, { preview });
  }
  if (isMerge(posted)) return resolve(posted, current);
  if (!posted.ok || Object.keys(errors).length > 0) return showRejected(rejected);
  const outcome = await saveChapter(context, address, posted.value);
  if (outcome.ok)
    throw redirect(`${syllabusPath(current.class.slug)}?saved=${address.chapter}`, 303);
  // It may have been saved after this request read it.
  if (outcome.status === 409) return resolve(posted, await getDeskChapter(context, address));
  return showRejected(posted.fail(outcome));
});

export default function ChapterRoute() {
  const page = useLoaderData<typeof loader>();
  return <ChapterPage {...page} answer={useActionData<typeof action>()} />;
}
