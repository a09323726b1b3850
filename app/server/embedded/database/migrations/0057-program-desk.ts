import type { Ddl } from "./ddl";

/** Programs that staff write, order and take off the site. */
export async function addProgramDesk({ text, int, run }: Ddl): Promise<void> {
  await run(
    `alter table programmes add column publication ${text} not null default 'published'
     check (publication in ('draft', 'published'))`,
  );
  await run(`alter table programmes add column sort ${int} not null default 0`);
  await run(`alter table programmes add column version ${int} not null default 1`);
  await run("drop index programmes_status");
  await run(
    "create index programmes_status on programmes (lms_id, publication, status, sort, start_at)",
  );
  await run("create index programme_learners_user on programme_learners (lms_id, user_id)");
}
