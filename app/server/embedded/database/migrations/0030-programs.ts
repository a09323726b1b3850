import type { Ddl } from "./ddl";

/** What people ask of a program first, what a webinar holds, who comes to it, and what a festival shows. */
export async function extendPrograms(ddl: Ddl): Promise<void> {
  await extendProgrammes(ddl);
  await extendWebinars(ddl);
  const { text, createTable } = ddl;
  await createTable(
    "class_events",
    `lms_id ${text} not null, class_id ${text} not null, speakers ${text} not null, programme ${text} not null,
     primary key (lms_id, class_id),
     foreign key (lms_id, class_id) references classes (lms_id, id) on delete cascade`,
  );
}

async function extendProgrammes({ text, run }: Ddl): Promise<void> {
  await run(`alter table programmes add column audience ${text} not null default ''`);
  await run(`alter table programmes add column benefits ${text} not null default '[]'`);
  await run(`alter table programmes add column how_to_join ${text} not null default ''`);
  await run(
    `alter table programmes add column join_as ${text} not null default 'person' check (join_as in ('person', 'school'))`,
  );
}

async function extendWebinars({ text, int, createTable, run }: Ddl): Promise<void> {
  await run(`alter table webinars add column description ${text} not null default ''`);
  await run(`alter table webinars add column class_id ${text}`);
  for (const column of ["join_url", "recording_url", "slide_url"])
    await run(`alter table webinars add column ${column} ${text}`);
  await createTable(
    "webinar_guests",
    `lms_id ${text} not null, webinar_id ${text} not null, user_id ${text} not null references users (id) on delete cascade,
     registered_at ${int} not null, joined_at ${int},
     primary key (lms_id, webinar_id, user_id),
     foreign key (lms_id, webinar_id) references webinars (lms_id, id) on delete cascade`,
  );
  await run("create index webinar_guests_user on webinar_guests (lms_id, user_id)");
  await run(`alter table outbox add column calendar ${text}`);
}
