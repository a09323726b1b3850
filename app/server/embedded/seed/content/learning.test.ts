import { describe, expect, test } from "vitest";
import { sanitizeEditorHtml } from "../../../hosts/sanitize-html";
import { toLessonRows } from "../learning-seeds";
import * as content from "./index";
import { renderLesson } from "./lesson-html";
import type { SeedQuestion } from "./question";

const { classes, lessons, mentors, questions } = content;
const WHOLE = [
  "pemrograman-web-dasar",
  "python-dari-nol",
  "keamanan-siber-untuk-sekolah",
  "literasi-keuangan-keluarga",
  "barista-dari-biji-ke-cangkir",
  "kecerdasan-artifisial-untuk-guru",
  "menulis-yang-dibaca-sampai-selesai",
  "berbicara-di-depan-umum",
];
const chaptersOf = (slug: string) =>
  classes.find((one) => one.slug === slug)?.modules.flatMap(({ chapters }) => chapters) ?? [];
const wordsIn = (text: string) => text.split(/\s+/).length;
const unique = (values: readonly string[]) => new Set(values).size === values.length;

describe("lessons", () => {
  test("every lesson has a chapter of its type", () => {
    for (const [slug, titles] of Object.entries(lessons)) {
      const chapters = chaptersOf(slug);
      for (const [title, lesson] of Object.entries(titles)) {
        const types = chapters.filter((chapter) => chapter.title === title).map(({ type }) => type);
        expect([slug, title, types.length > 0]).toEqual([slug, title, true]);
        const kind =
          typeof lesson === "string"
            ? ["text", "video", "file", "assignment"]
            : "draw" in lesson
              ? ["quiz"]
              : ["code"];
        for (const type of types)
          expect([slug, title, kind.includes(type)]).toEqual([slug, title, true]);
      }
    }
  });

  test("eight classes are complete, the others have a first module; texts have 120 to 300 words", () => {
    const unwritten = classes.flatMap(({ slug, modules }) =>
      (WHOLE.includes(slug) ? modules : modules.slice(0, 1)).flatMap(({ chapters }) =>
        chapters
          .filter(({ title, type }) => type !== "quiz" && !lessons[slug]?.[title])
          .map(({ title }) => `${slug}: ${title}`),
      ),
    );

    expect(unwritten).toEqual([]);

    for (const [slug, titles] of Object.entries(lessons))
      for (const { title, type } of chaptersOf(slug)) {
        const lesson = titles[title];
        if (typeof lesson !== "string" || type === "file" || type === "assignment") continue;
        expect([title, wordsIn(lesson)]).toEqual([
          title,
          expect.toSatisfy((words: number) => words >= 120 && words <= 300),
        ]);
      }
  });

  test("chapters cover every type with sanitized, unique text", () => {
    expect(
      new Set(
        classes.flatMap(({ modules }) =>
          modules.flatMap(({ chapters }) => chapters.map(({ type }) => type)),
        ),
      ),
    ).toEqual(new Set(["text", "video", "file", "quiz", "code", "assignment"]));

    const texts = Object.values(lessons).flatMap((titles) =>
      Object.values(titles).flatMap((lesson) =>
        typeof lesson === "string" ? [lesson] : "text" in lesson ? [lesson.text] : [],
      ),
    );

    for (const text of texts) {
      const html = renderLesson(text, "bab");
      expect(sanitizeEditorHtml(html)).toBe(html);
      expect(html).not.toMatch(/&amp;\w+;/);
    }

    const sentences = texts
      .flatMap((text) => text.split(/[.!?]\s/))
      .filter((sentence) => wordsIn(sentence) >= 8);

    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
  });

  test("lesson HTML escapes comparison signs and keeps code lines", () => {
    expect(renderLesson("Bila a < b & c > d.\n\n> if a < b:\n>     print(a)", "bab")).toBe(
      "<p>Bila a &lt; b &amp; c &gt; d.</p><pre><code>if a &lt; b:\n    print(a)</code></pre>",
    );
  });
});

test("there are sixty mentors, each with a class", () => {
  expect(mentors.length).toBeGreaterThanOrEqual(60);

  const teaching = new Set(classes.flatMap((one) => one.mentors));

  expect(mentors.filter(({ slug }) => !teaching.has(slug))).toEqual([]);
});

interface Answer {
  options?: string[];
  order?: string[];
  pairs?: Record<string, string>;
  value?: unknown;
  tolerance?: number;
  accept?: string[];
  rubric?: string[];
}

describe("question bank", () => {
  const ids = (options: unknown) => (options as { id: string }[]).map(({ id }) => id);

  /** Does the answer choose from what the question offers? */
  function holds({ type, options, answer }: SeedQuestion): boolean {
    const given = answer as Answer;
    switch (type) {
      case "single":
      case "multiple": {
        const chosen: string[] = given.options ?? [];
        const offered = ids(options);
        return (
          offered.length >= 2 &&
          offered.length <= 10 &&
          unique(offered) &&
          chosen.length >= 1 &&
          (type === "multiple" || chosen.length === 1) &&
          chosen.length < offered.length &&
          chosen.every((id) => offered.includes(id))
        );
      }
      case "order":
        return (
          ids(options).toSorted().join() === given.order?.toSorted().join() &&
          ids(options).join() !== given.order?.join()
        );
      case "matching": {
        const { left, right } = options as { left: { id: string }[]; right: { id: string }[] };
        return (
          ids(left).every((id) => ids(right).includes(given.pairs?.[id] ?? "")) &&
          left.length === right.length
        );
      }
      case "true_false":
        return typeof given.value === "boolean";
      case "number":
        return Number.isFinite(given.value) && (given.tolerance ?? -1) >= 0;
      case "short":
        return (given.accept ?? []).length > 0;
      case "essay":
        return (given.rubric ?? []).length >= 2;
    }
  }

  test("at least 150 questions cover all eight types and twelve tags, each with explanation and valid answer", () => {
    expect(questions.length).toBeGreaterThanOrEqual(150);
    expect(new Set(questions.map(({ type }) => type)).size).toBe(8);
    expect(new Set(questions.flatMap(({ tags }) => tags)).size).toBeGreaterThanOrEqual(12);
    expect(unique(questions.map(({ slug }) => slug))).toBe(true);
    expect(unique(questions.map(({ prompt }) => prompt))).toBe(true);
    for (const question of questions) {
      expect([question.slug, holds(question)]).toEqual([question.slug, true]);
      expect(question.explanation.length).toBeGreaterThan(15);
    }
  });

  test("the correct option is not always the first", () => {
    const singles = questions.filter(({ type }) => type === "single");
    const first = singles.filter(
      ({ options, answer }) => ids(options)[0] === (answer as { options: string[] }).options[0],
    );

    expect(first.length).toBeLessThan(singles.length / 2);
  });

  test("the bank has enough questions for every quiz", () => {
    for (const seed of classes)
      for (const { title, draw } of toLessonRows("lms-main", seed, lessons[seed.slug], 0).quizzes)
        for (const { tag, count } of JSON.parse(draw) as { tag: string; count: number }[])
          expect([
            seed.slug,
            title,
            questions.filter(({ tags }) => tags.includes(tag)).length >= count,
          ]).toEqual([seed.slug, title, true]);
  });
});
