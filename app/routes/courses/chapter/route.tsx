import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { createBreadcrumbsJsonLd } from "~/lib/json-ld";
import { lessonFormSchema } from "~/lib/lesson-fields";
import { choiceQuery, readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { readAssignment } from "~/server/features/assignments";
import {
  completeLesson,
  getLesson,
  type LessonParams,
  type LessonView,
  saveNote,
} from "~/server/features/lessons";
import { askQuestion, readLessonQuestions } from "~/server/features/questions";
import { createIdempotencyKey, type FormResult, readForm } from "~/server/forms/read-form";
import type { RequestContext } from "~/server/request/context";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { toLessonParams } from "./params";
import { LessonPage } from "./view";

export const handle = {
  access: "public",
  frame: "bare",
  query: z.object({ questions: choiceQuery(["all"]) }),
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const place = toLessonParams(params);
  const lesson = await getLesson(context, place);
  const isLocked = lesson.access === "locked";
  const { name, classHref } = lesson.course;
  const seo = getPageSeo(context, {
    key: "Courses-slug-chapter",
    title: `${lesson.title} · ${name}`,
    description: lesson.content?.body ?? "",
    path: lesson.href,
    noindex: isLocked,
    type: "article",
    jsonLd: isLocked
      ? []
      : [
          createBreadcrumbsJsonLd(context.site.origin, [
            { name: "Kelas", href: "/Class" },
            { name, href: classHref },
            { name: lesson.title, href: lesson.href },
          ]),
        ],
  });
  const page = {
    seo,
    lesson,
    ...(await readMemberParts(context, lesson, place)),
    canAttach: context.installation.hasOwnDrive,
    isSignedIn: context.session !== null,
    idempotencyKey: createIdempotencyKey(),
  };
  return data(page, { status: isLocked ? 403 : 200 });
});

/** What only learners and staff see of a chapter; null for all others. */
async function readMemberParts(context: RequestContext, lesson: LessonView, place: LessonParams) {
  if (lesson.access !== "enrolled" && lesson.access !== "staff")
    return { questions: null, assignment: null };
  const assignmentId = lesson.content?.assignmentId ?? null;
  const { questions: questionFilter } = readQuery(handle.query, context.url);
  const [questions, assignment] = await Promise.all([
    readLessonQuestions(context, place, { showsAll: questionFilter === "all" }),
    assignmentId === null ? null : readAssignment(context, assignmentId),
  ]);
  return { questions, assignment };
}

/** Saves the note; the button that ends the chapter also marks it as done and goes on. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const place = toLessonParams(params);
  const posted = await readForm(context, request, lessonFormSchema);
  if (!posted.ok) return posted.result;
  if (posted.form.get("intent") === "ask") {
    const { question: text } = posted.value;
    if (!text)
      return posted.fail({ status: 422, message: "Tulis pertanyaan Anda dahulu.", fields: {} });
    const { idempotencyKey } = posted;
    const asked = await askQuestion(context, { ...place, text, idempotencyKey });
    if (!asked.ok) return posted.fail(asked);
    throw redirect(`${context.url.pathname}#tanya`, 303);
  }
  if (posted.form.has("note")) {
    const saved = await saveNote(context, place, posted.value.note ?? "");
    if (!saved.ok) return posted.fail(saved);
  }
  if (posted.form.get("intent") === "note") throw redirect(`${context.url.pathname}#catatan`, 303);
  const outcome = await completeLesson(context, place);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(outcome.href, 303);
});

const toText = (value: unknown) => (typeof value === "string" ? value : null);

const getErrorMessage = ({ message, result }: FormResult["data"]) =>
  message ?? Object.values(result?.error ?? {}).flat()[0] ?? null;

export default function LessonRoute() {
  const page = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const unsaved = rejected?.result?.initialValue ?? {};
  return (
    <LessonPage
      {...page}
      errorMessage={rejected ? getErrorMessage(rejected) : null}
      unsavedNote={toText(unsaved.note)}
      unsentQuestion={toText(unsaved.question)}
    />
  );
}
