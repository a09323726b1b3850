import type { Ddl } from "./ddl";

/** Drafts and archived classes, versions of what staff edit, and addresses that a class had before. */
export async function addClassDesk({ text, int, createTable, run }: Ddl): Promise<void> {
  await run(
    `alter table classes add column publication ${text} not null default 'published'
     check (publication in ('draft', 'published', 'archived'))`,
  );
  await run("drop index classes_program");
  await run("create index classes_program on classes (lms_id, program_id, publication)");
  await run("drop index classes_list");
  await run(
    `create index classes_list on classes (lms_id, id, name, type, level, program_id, publication,
       registration_start, registration_end, start_at, end_at, quota, enrolled, reserved)`,
  );
  await run(`alter table classes add column version ${int} not null default 1`);
  await run(`alter table classes add column syllabus_version ${int} not null default 1`);
  await run(`alter table classes add column cover_alt ${text}`);
  await createTable(
    "class_slugs",
    `lms_id ${text} not null, slug ${text} not null, class_id ${text} not null,
     primary key (lms_id, slug),
     foreign key (lms_id, class_id) references classes (lms_id, id) on delete cascade`,
  );
}
