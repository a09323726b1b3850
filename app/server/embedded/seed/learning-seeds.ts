import { recordIdOf } from "../ids";
import type { Schema } from "../schema/schema";
import { searchText } from "../text";
import type { Lesson, Lessons } from "./content/lesson";
import { lessonHtml } from "./content/lesson-html";
import type { SeedQuestion } from "./content/question";
import type { SeedClass } from "./content/types";

const PASS_MARK = 70;
/** Of one tag; of several, of each. */
const DRAWN = [5, 3] as const;
const COMPETENCE_ATTEMPTS = 3;

export const quizId = (lmsId: string, ...place: [classSlug: string, module: string, chapter: string]) =>
  recordIdOf("quiz", lmsId, ...place);
export const questionId = (lmsId: string, slug: string) => recordIdOf("question", lmsId, slug);

const drawOf = (lesson: Lesson | undefined, { tags }: SeedClass): Record<string, number> =>
  typeof lesson === "object" && "draw" in lesson
    ? lesson.draw
    : Object.fromEntries(tags.map((tag) => [tag, tags.length > 1 ? DRAWN[1] : DRAWN[0]]));

/** A class's quizzes, and what its chapters show. Chapters without a lesson have none, quizzes always have theirs. */
export function lessonRows(lmsId: string, seed: SeedClass, lessons: Lessons = {}, now: number) {
  const class_id = recordIdOf("class", lmsId, seed.slug);
  const quizzes: Schema["quizzes"][] = [];
  const contents: Schema["chapter_contents"][] = [];
  for (const module of seed.modules) {
    for (const chapter of module.chapters) {
      const lesson = lessons[chapter.title];
      const place = { lms_id: lmsId, class_id, module_slug: module.slug, chapter_slug: chapter.slug, version: 1, updated_at: now };
      const plain = { quiz_id: null, poster: null, language: null, starter: null, tests: null };
      if (chapter.type === "quiz") {
        const id = quizId(lmsId, seed.slug, module.slug, chapter.slug);
        const limit = typeof lesson === "object" && "draw" in lesson ? lesson.minutes : seed.type === "competence" ? chapter.minutes : null;
        quizzes.push({
          ...{ lms_id: lmsId, id, class_id, title: chapter.title, pass_mark: PASS_MARK, time_limit_min: limit },
          draw: JSON.stringify(Object.entries(drawOf(lesson, seed)).map(([tag, count]) => ({ tag, count }))),
          ...{ max_attempts: seed.type === "competence" ? COMPETENCE_ATTEMPTS : null, version: 1, created_at: now, updated_at: now },
        });
        contents.push({ ...place, ...plain, body: "", quiz_id: id });
      } else if (typeof lesson === "string") {
        const poster = chapter.type === "video" ? `/cover/class/${seed.slug}-${chapter.slug}.svg` : null;
        contents.push({ ...place, ...plain, body: lessonHtml(lesson, chapter.slug), poster });
      } else if (lesson && "starter" in lesson) {
        const tests = JSON.stringify(lesson.tests.map(([input, expected]) => ({ input, expected })));
        const { language, starter } = lesson;
        contents.push({ ...place, ...plain, body: lessonHtml(lesson.text, chapter.slug), language, starter, tests });
      }
    }
  }
  return { quizzes, contents };
}

/** The questions that these quizzes may draw. */
export function bankRows(lmsId: string, quizzes: readonly Schema["quizzes"][], questions: readonly SeedQuestion[], now: number) {
  const wanted = new Set(quizzes.flatMap(({ draw }) => (JSON.parse(draw) as { tag: string }[]).map(({ tag }) => tag)));
  const own = questions.filter(({ tags }) => tags.some((tag) => wanted.has(tag)));
  return {
    questions: own.map(({ slug, tags, type, level, prompt, options, answer, explanation }) => ({
      ...{ lms_id: lmsId, id: questionId(lmsId, slug), type, level, prompt, explanation },
      ...{ options: JSON.stringify(options), answer: JSON.stringify(answer), search_text: searchText(prompt, ...tags) },
      ...{ version: 1, created_at: now, updated_at: now, archived_at: null },
    })),
    tags: own.flatMap(({ slug, tags }) => tags.map((tag) => ({ lms_id: lmsId, question_id: questionId(lmsId, slug), tag }))),
  };
}
