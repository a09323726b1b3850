import { toBody } from "~/lib/question-draft";
import { questionContentSchema } from "~/lib/questions";
import type { Schema } from "../database/schema/schema";
import { toContentKey } from "../domain/bank/content-key";
import { deriveRecordId } from "../kit/ids";
import { toSearchText } from "../kit/text";
import { findSeedAssignment, getAssignmentId } from "./assignment-seeds";
import type { Lesson, Lessons } from "./content/lesson";
import { renderLesson } from "./content/lesson-html";
import type { SeedQuestion } from "./content/question";
import type { SeedClass } from "./content/types";

const PASS_MARK = 70;
/** Of one tag; of several, of each. */
const QUESTIONS_PER_TAG = [5, 3] as const;
const MAX_COMPETENCE_ATTEMPTS = 3;

export const getQuizId = (
  tenantId: string,
  ...place: [classSlug: string, module: string, chapter: string]
) => deriveRecordId("quiz", tenantId, ...place);
export const getQuestionId = (tenantId: string, slug: string) =>
  deriveRecordId("question", tenantId, slug);

const getQuestionDraw = (
  lesson: Lesson | undefined,
  { tags }: SeedClass,
): Record<string, number> =>
  typeof lesson === "object" && "draw" in lesson
    ? lesson.draw
    : Object.fromEntries(
        tags.map((tag) => [tag, tags.length > 1 ? QUESTIONS_PER_TAG[1] : QUESTIONS_PER_TAG[0]]),
      );

/** Quizzes and chapter contents of a class. Chapters without a lesson have no content. */
export function toLessonRows(
  tenantId: string,
  seed: SeedClass,
  lessons: Lessons = {},
  now: number,
) {
  const class_id = deriveRecordId("class", tenantId, seed.slug);
  const quizzes: Schema["quizzes"][] = [];
  const contents: Schema["chapter_contents"][] = [];
  for (const module of seed.modules) {
    for (const chapter of module.chapters) {
      const lesson = lessons[chapter.title] ?? findSeedAssignment(seed, chapter)?.task;
      const place = {
        lms_id: tenantId,
        class_id,
        module_slug: module.slug,
        chapter_slug: chapter.slug,
        version: 1,
        updated_at: now,
      };
      const plain = {
        quiz_id: null,
        assignment_id: null,
        poster: null,
        media: null,
        audio: null,
        captions: null,
        language: null,
        starter: null,
        tests: null,
      };
      if (chapter.type === "quiz") {
        const id = getQuizId(tenantId, seed.slug, module.slug, chapter.slug);
        const limit =
          typeof lesson === "object" && "draw" in lesson
            ? lesson.minutes
            : seed.type === "competence"
              ? chapter.minutes
              : null;
        quizzes.push({
          lms_id: tenantId,
          id,
          class_id,
          title: chapter.title,
          pass_mark: PASS_MARK,
          time_limit_min: limit,
          chosen: null,
          draw: JSON.stringify(
            Object.entries(getQuestionDraw(lesson, seed)).map(([tag, count]) => ({ tag, count })),
          ),
          max_attempts: seed.type === "competence" ? MAX_COMPETENCE_ATTEMPTS : null,
          review: "always",
          shuffle: 1,
          version: 1,
          created_at: now,
          updated_at: now,
        });
        contents.push({ ...place, ...plain, body: "", quiz_id: id });
      } else if (typeof lesson === "string") {
        const poster =
          chapter.type === "video" ? `/cover/class/${seed.slug}-${chapter.slug}.svg` : null;
        const assignment_id =
          chapter.type === "assignment"
            ? getAssignmentId(tenantId, seed.slug, module.slug, chapter.slug)
            : null;
        const body = renderLesson(lesson, chapter.slug);
        contents.push({ ...place, ...plain, body, poster, assignment_id });
      } else if (lesson && "starter" in lesson) {
        const tests = JSON.stringify(
          lesson.tests.map(([input, expected]) => ({ input, expected })),
        );
        const { language, starter } = lesson;
        contents.push({
          ...place,
          ...plain,
          body: renderLesson(lesson.text, chapter.slug),
          language,
          starter,
          tests,
        });
      }
    }
  }
  return { quizzes, contents };
}

/** Questions that the quizzes can draw. */
export function toQuestionRows(
  tenantId: string,
  quizzes: readonly Schema["quizzes"][],
  questions: readonly SeedQuestion[],
  now: number,
) {
  const wanted = new Set(
    quizzes.flatMap(({ draw }) => (JSON.parse(draw) as { tag: string }[]).map(({ tag }) => tag)),
  );
  const drawable = questions.filter(({ tags }) => tags.some((tag) => wanted.has(tag)));
  return {
    questions: drawable.map(
      ({ slug, tags, type, level, prompt, options, answer, explanation }) => ({
        lms_id: tenantId,
        id: getQuestionId(tenantId, slug),
        class_id: null,
        content_key: toContentKey({
          prompt,
          body: toBody(questionContentSchema.parse({ type, options, answer })),
        }),
        type,
        level,
        prompt,
        explanation,
        options: JSON.stringify(options),
        answer: JSON.stringify(answer),
        search_text: toSearchText(prompt, ...tags),
        version: 1,
        created_at: now,
        updated_at: now,
        archived_at: null,
      }),
    ),
    tags: drawable.flatMap(({ slug, tags }) =>
      tags.map((tag) => ({ lms_id: tenantId, question_id: getQuestionId(tenantId, slug), tag })),
    ),
  };
}
