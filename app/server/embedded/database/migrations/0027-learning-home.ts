import type { Ddl } from "./ddl";

/**
 * Mails of issued certificates, who revoked one, secrets of calendar feeds, and indexes for the lists of staff. Certificates of earlier releases are
 * not mailed any more.
 */
export async function extendLearningHome({ text, int, createTable, run }: Ddl): Promise<void> {
  await run(`alter table certificates add column mailed_at ${int}`);
  await run("update certificates set mailed_at = issued_at");
  await run(`alter table certificates add column revoked_by_name ${text}`);
  await run(
    "create index certificates_unmailed on certificates (issued_at) where mailed_at is null",
  );
  await run("create index certificates_list on certificates (lms_id, issued_at desc, number)");
  await createTable(
    "calendar_tokens",
    `lms_id ${text} not null references tenants (lms_id), user_id ${text} not null references users (id) on delete cascade,
     version ${int} not null, primary key (lms_id, user_id)`,
  );
  await run(
    "create index enrolments_class on enrolments (lms_id, class_id, created_at desc, user_id)",
  );
  await run(
    "create index quiz_attempts_waiting on quiz_attempts (lms_id, quiz_id) where status = 'waiting'",
  );
}
