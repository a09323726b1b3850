import type { Ddl } from "./ddl";

/** Emails that users switched off, which emails may be, and which reminders were sent. */
export async function addNotices({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "notice_opt_outs",
    `lms_id ${text} not null references tenants (lms_id), user_id ${text} not null references users (id) on delete cascade,
     notice ${text} not null, created_at ${int} not null, primary key (lms_id, user_id, notice)`,
  );
  await run(`alter table outbox add column notice ${text}`);
  await run(`alter table outbox add column user_id ${text}`);
  await createTable(
    "sent_reminders",
    `lms_id ${text} not null references tenants (lms_id), user_id ${text} not null references users (id) on delete cascade,
     notice ${text} not null, subject ${text} not null, sent_at ${int} not null,
     primary key (lms_id, notice, subject, user_id)`,
  );
  await run("create index sent_reminders_age on sent_reminders (sent_at)");
}
