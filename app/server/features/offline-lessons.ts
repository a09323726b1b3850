import { formatDate } from "~/lib/dates";
import { FORBIDDEN_MESSAGE } from "~/lib/messages";
import { chapterPath } from "~/lib/paths";
import { AppError } from "../app-error";
import type { Lesson } from "../hosts/learning/lessons";
import type { RequestContext } from "../request/context";
import { getLearning } from "./learning";
import type { LessonParams } from "./lessons";
import { DOCUMENT_END, OFFLINE_POLICY, renderChapter, renderStart } from "./offline-document";
import { embedPictures, readPicture } from "./offline-pictures";
import { required } from "./required";

/** A chapter as one file. @throws AppError not-found, unauthenticated, forbidden, unavailable */
export async function downloadLesson(
  context: RequestContext,
  params: LessonParams,
): Promise<Response> {
  const lesson = await readLesson(context, params);
  const { slug, title } = lesson.chapter;
  const start = renderStart({
    title: `${title} · ${lesson.class.name}`,
    source: describeSource(context),
    chapters: [],
  });
  const chapter = await renderLesson(context, lesson, 1);
  return createDownload(slug, [start, chapter, DOCUMENT_END].join(""));
}

/**
 * All chapters of a class as one file, read and sent one after the other. A failure breaks the
 * download off, so that an incomplete file is never taken for a whole one.
 * @throws AppError not-found, unauthenticated, forbidden, unavailable
 */
export async function downloadClass(context: RequestContext, slug: string): Promise<Response> {
  const outline = await required(getLearning(context).getOutline({ query: { class: slug } }));
  if (outline.access === "visitor") throw createAccessError(context);
  const chapters = outline.modules.flatMap((module) => module.chapters);
  const start = renderStart({
    title: outline.class.name,
    source: describeSource(context),
    chapters: chapters.map(({ title }, index) => ({ id: toId(index + 1), title })),
  });
  const parts = async function* () {
    yield start;
    for (const [index, chapter] of chapters.entries()) {
      const place = { class: slug, module: chapter.module, chapter: chapter.slug };
      yield await renderLesson(context, await readLesson(context, place), index + 1);
    }
    yield DOCUMENT_END;
  };
  return createDownload(outline.class.slug, toStream(parts()));
}

async function readLesson(context: RequestContext, params: LessonParams): Promise<Lesson> {
  const lesson = await required(getLearning(context).getLesson({ query: params }));
  if (lesson.access === "locked") throw createAccessError(context);
  return lesson;
}

const createAccessError = ({ session }: RequestContext) =>
  session ? new AppError("forbidden", FORBIDDEN_MESSAGE) : new AppError("unauthenticated");

const toId = (position: number) => `bab-${position}`;

async function renderLesson(
  context: RequestContext,
  lesson: Lesson,
  position: number,
): Promise<string> {
  const { content, chapter } = lesson;
  return renderChapter({
    id: toId(position),
    lesson,
    body: await embedPictures(context, content?.body ?? ""),
    poster: content?.poster ? await readPicture(context, content.poster) : null,
    media: listMedia(lesson, context.site.origin),
    url: context.site.origin + chapterPath(lesson.class, chapter),
  });
}

function listMedia({ content, chapter }: Lesson, origin: string) {
  const [media, audio] = [content?.media, content?.audio];
  const label = chapter.type === "video" ? "Tonton videonya di situs" : "Unduh berkas bab ini";
  return [
    ...(media ? [{ label, href: new URL(media, origin).href }] : []),
    ...(audio ? [{ label: "Dengarkan suaranya saja", href: new URL(audio, origin).href }] : []),
  ];
}

const describeSource = ({ tenant }: RequestContext) =>
  `${tenant.setting.title}, diunduh ${formatDate(Date.now())} untuk belajar pribadi.`;

/** Encodes each part only when the reader asks for it. */
function toStream(parts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await parts.return();
      },
    },
    { highWaterMark: 0 },
  );
}

const createDownload = (name: string, body: BodyInit) =>
  new Response(body, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name.replace(/[^\w-]/g, "-")}.html"`,
      "Content-Security-Policy": `${OFFLINE_POLICY}; sandbox`,
      "Cache-Control": "private, no-store",
    },
  });
