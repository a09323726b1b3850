import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { syllabusPath } from "~/lib/class-desk-paths";
import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import {
  newChapterSchema,
  newModuleSchema,
  renameModuleSchema,
  type SyllabusEdit,
  syllabusButtonSchema,
} from "~/lib/syllabus-fields";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { editSyllabus, getDeskSyllabus, toSyllabusEdit } from "~/server/features/syllabus-desk";
import {
  createIdempotencyKey,
  type FormResult,
  type ParsedForm,
  readForm,
} from "~/server/forms/read-form";
import type { DeskSyllabus } from "~/server/hosts/learning/syllabus-desk";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { SyllabusPage } from "./view";

/** The chapter whose form was saved. */
const querySchema = z.object({ saved: z.string().max(96).optional().catch(undefined) });

export const handle = {
  access: "class.edit",
  cache: false,
  query: querySchema,
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const [menu, syllabus] = await Promise.all([
    getDashboardMenu(context),
    getDeskSyllabus(context, params.slug ?? ""),
  ]);
  const { slug, name } = syllabus.class;
  if (slug !== params.slug) throw redirect(syllabusPath(slug), 301);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: `Silabus ${name}`, noindex: true }),
    menu,
    syllabus,
    savedChapter: findSavedTitle(syllabus, readQuery(handle.query, context.url).saved),
    idempotencyKey: createIdempotencyKey(),
  };
});

const findSavedTitle = ({ modules }: DeskSyllabus, slug: string | undefined) =>
  modules.flatMap(({ chapters }) => chapters).find((chapter) => chapter.slug === slug)?.title ??
  null;

type Context = Parameters<typeof editSyllabus>[0];

/** The query parameter `form` says which form of the page was sent. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const { slug } = (await getDeskSyllabus(context, params.slug ?? "")).class;
  switch (new URL(request.url).searchParams.get("form")) {
    case "modul":
      return edit(context, slug, await readForm(context, request, newModuleSchema), (value) => ({
        kind: "addModule",
        title: value.title,
      }));
    case "bab":
      return edit(context, slug, await readForm(context, request, newChapterSchema), (value) => ({
        kind: "addChapter",
        module: value.module,
        title: value.title,
        type: value.type,
      }));
    case "nama":
      return edit(context, slug, await readForm(context, request, renameModuleSchema), (value) => ({
        kind: "renameModule",
        module: value.module,
        title: value.title,
      }));
    default:
      return edit(
        context,
        slug,
        await readForm(context, request, syllabusButtonSchema),
        toSyllabusEdit,
      );
  }
});

/** A rejected form with its name, so that the page shows again what was typed into it. */
const reject = ({ url }: Context, { data: form, init }: FormResult) =>
  data({ ...form, form: url.searchParams.get("form") }, { status: init?.status ?? 422 });

async function edit<T extends { version: number }>(
  context: Context,
  slug: string,
  posted: ParsedForm<T>,
  toEdit: (value: T) => SyllabusEdit | null,
) {
  if (!posted.ok) return reject(context, posted.result);
  const change = toEdit(posted.value);
  if (change) {
    const { version } = posted.value;
    const outcome = await editSyllabus(context, slug, { version, edit: change });
    if (!outcome.ok) return reject(context, posted.fail(outcome));
  }
  throw redirect(syllabusPath(slug), 303);
}

export default function SyllabusRoute() {
  const page = useLoaderData<typeof loader>();
  return <SyllabusPage {...page} rejected={useActionData<typeof action>()} />;
}
