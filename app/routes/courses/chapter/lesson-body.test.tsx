import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { LessonView } from "~/server/features/lessons";
import { LessonBody } from "./lesson-body";

const CONTENT = {
  body: "<p>Pilih warna</p>",
  poster: null,
  media: null,
  audio: null,
  captions: null,
  quizId: null,
  assignmentId: "1",
  language: null,
  starter: null,
};

const render = (assignment: { ok: false } | null) =>
  renderToStaticMarkup(
    <LessonBody
      lesson={{ type: "assignment", title: "Tugas" } as LessonView}
      content={CONTENT}
      task={{ assignment, canAttach: true, idempotencyKey: "kunci" }}
    />,
  );

test("LessonBody shows a task without a form if the host takes no hand-ins", () => {
  const html = render({ ok: false });

  expect(html).toContain("Pilih warna");
  expect(html).toContain("tidak dapat dikumpulkan lewat situs ini");
  expect(html).not.toContain("<form");
});

test("LessonBody tells a visitor who hands in", () => {
  expect(render(null)).toContain("Tugas dikumpulkan oleh peserta kelas");
});
