import type { Ddl } from "./ddl";

/** What a chapter offers besides its text: a video or a file, and the video's sound alone. */
export async function addChapterMedia({ text, run }: Ddl): Promise<void> {
  await run(`alter table chapter_contents add column media ${text}`);
  await run(`alter table chapter_contents add column audio ${text}`);
}
