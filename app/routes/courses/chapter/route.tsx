import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { createBreadcrumbsJsonLd } from "~/lib/json-ld";
import type { RouteHandle } from "~/lib/route-handle";
import { completeLesson, getLesson } from "~/server/features/lessons";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { toLessonParams } from "./params";
import { LessonPage } from "./view";

export const handle = { access: "public", frame: "bare" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const lesson = await getLesson(context, toLessonParams(params));
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
    isSignedIn: context.session !== null,
    idempotencyKey: createIdempotencyKey(),
  };
  return data(page, { status: isLocked ? 403 : 200 });
});

/** Marks the chapter as done and goes on to the next one. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, z.object({}));
  if (!posted.ok) return posted.result;
  const outcome = await completeLesson(context, toLessonParams(params));
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(outcome.href, 303);
});

export default function LessonRoute() {
  const page = useLoaderData<typeof loader>();
  return <LessonPage {...page} errorMessage={useActionData<typeof action>()?.message ?? null} />;
}
