import type { Ddl } from "./ddl";

/** Questions of one class beside those of the tenant, each content once; and quizzes in a fixed order. */
export async function addBankClasses({ text, int, run }: Ddl): Promise<void> {
  await run(`alter table questions add column class_id ${text}`);
  await run(`alter table questions add column content_key ${text}`);
  await run("create index questions_class on questions (lms_id, class_id)");
  // Rows from before have no key, which makes them distinct.
  await run(
    "create unique index questions_content on questions (lms_id, coalesce(class_id, ''), content_key) where archived_at is null",
  );
  await run(`alter table quizzes add column shuffle ${int} not null default 1`);
}
