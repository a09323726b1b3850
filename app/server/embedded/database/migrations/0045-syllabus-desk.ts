import type { Ddl } from "./ddl";

/** Chapters that left the syllabus keep their progress; videos get captions, webinars a version. */
export async function addSyllabusDesk({ text, int, run }: Ddl): Promise<void> {
  await run(`alter table class_chapters add column archived_at ${int}`);
  await run(`alter table webinars add column version ${int} not null default 1`);
  await run(`alter table chapter_contents add column captions ${text}`);
}
