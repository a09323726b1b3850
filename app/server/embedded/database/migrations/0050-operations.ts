import type { Ddl } from "./ddl";

/** What operators see: how jobs went, backups that they asked for, failed mail, stored bytes. */
export async function addOperations({ text, int, createTable, run }: Ddl): Promise<void> {
  await run(`alter table job_runs add column last_ms ${int}`);
  await run(`alter table job_runs add column failed_at ${int}`);
  await run(`alter table job_runs add column failure ${text}`);
  await createTable(
    "backup_tasks",
    `id ${text} primary key not null, kind ${text} not null, name ${text} not null, state ${text} not null,
     requested_by ${text} not null, requested_at ${int} not null, started_at ${int}, finished_at ${int},
     progress ${int} not null, instance ${text} not null, error ${text},
     row_count ${int}, file_count ${int}, missing_count ${int}`,
  );
  await run("create index backup_tasks_state on backup_tasks (state, requested_at)");
  await run(
    `create unique index backup_tasks_open on backup_tasks (kind, (case when kind = 'make' then '' else name end))
       where state in ('waiting', 'running')`,
  );
  await run("create index backup_tasks_name on backup_tasks (name, requested_at)");
  await run("create index outbox_unsent on outbox (lms_id, attempts) where sent_at is null");
  await run(
    "create index files_stored on files (lms_id, bytes) where stored_at is not null and deleted_at is null",
  );
}
