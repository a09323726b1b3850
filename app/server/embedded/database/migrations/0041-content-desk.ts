import type { Ddl } from "./ddl";

/** Descriptions of covers, dates of events, why a post came back, and every saved version of a post. */
export async function addContentDesk({ text, int, createTable, run }: Ddl): Promise<void> {
  await run(`alter table posts add column cover_alt ${text}`);
  await run(`alter table posts add column event_start_at ${int}`);
  await run(`alter table posts add column event_end_at ${int}`);
  await run(`alter table posts add column event_place ${text}`);
  await run(`alter table posts add column return_reason ${text}`);
  await run("create index posts_desk on posts (lms_id, status, updated_at desc, id)");
  await createTable(
    "post_revisions",
    `lms_id ${text} not null, post_id ${text} not null, number ${int} not null,
     saved_at ${int} not null, saved_by ${text} not null, change ${text} not null, status ${text} not null,
     reason ${text}, fields ${text} not null,
     primary key (lms_id, post_id, number),
     foreign key (lms_id, post_id) references posts (lms_id, id) on delete cascade`,
  );
}
