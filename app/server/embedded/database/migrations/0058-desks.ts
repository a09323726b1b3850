import type { Ddl } from "./ddl";

/** Companies, jobs and profiles that staff and the people themselves write; questions that a quiz always has. */
export async function addDesks({ text, int, run }: Ddl): Promise<void> {
  await run(
    `alter table companies add column publication ${text} not null default 'published'
     check (publication in ('draft', 'published'))`,
  );
  await run(`alter table companies add column version ${int} not null default 1`);
  await run(`alter table companies add column updated_at ${int} not null default 0`);
  await run(`alter table companies add column created_by ${text} references users (id)`);
  await run("create index companies_list on companies (lms_id, publication, name)");
  await run("create index companies_owner on companies (lms_id, created_by)");
  await run(`alter table jobs add column version ${int} not null default 1`);
  await run(`alter table mentors add column user_id ${text} references users (id)`);
  await run(`alter table mentors add column links ${text}`);
  await run(
    "create unique index mentors_user on mentors (lms_id, user_id) where user_id is not null",
  );
  await run(`alter table quizzes add column chosen ${text}`);
  await run("create index mentors_name on mentors (lms_id, name)");
}
