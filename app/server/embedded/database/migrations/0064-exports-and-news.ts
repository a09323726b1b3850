import type { Ddl } from "./ddl";

/**
 * Exports of a tenant are tasks of the backup job: at most one open task for each tenant. News of a campaign is
 * corrected by version. Decisions about payouts are reported by their time.
 */
export async function addExportsAndNews({ text, int, run }: Ddl): Promise<void> {
  await run(`alter table backup_tasks add column tenant_id ${text}`);
  await run("drop index backup_tasks_open");
  await run(
    `create unique index backup_tasks_open on backup_tasks
       (kind, (case kind when 'make' then '' when 'export' then tenant_id else name end))
       where state in ('waiting', 'running')`,
  );
  await run(
    "create index backup_tasks_tenant on backup_tasks (tenant_id, requested_at) where tenant_id is not null",
  );
  await run("create index payouts_decided on payouts (lms_id, decided_at, id)");
  await run(`alter table campaign_updates add column version ${int} not null default 1`);
}
