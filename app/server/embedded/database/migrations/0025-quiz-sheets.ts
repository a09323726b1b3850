import type { Ddl } from "./ddl";

/** The questions of an attempt as they were drawn, grades of its essays, and when answers are shown. */
export async function addQuizSheets({ text, run }: Ddl): Promise<void> {
  await run(
    `alter table quizzes add column review ${text} not null default 'always' check (review in ('always', 'passed', 'never'))`,
  );
  await run(`alter table quiz_attempts add column sheet ${text}`);
  await run(`alter table quiz_attempts add column grades ${text} not null default '{}'`);
}
