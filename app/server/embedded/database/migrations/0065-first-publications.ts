import type { Ddl } from "./ddl";

/** When a submission was first published, which a later hiding does not undo. */
export async function addFirstPublications({ int, run }: Ddl): Promise<void> {
  await run(`alter table submissions add column published_at ${int}`);
  await run(
    `update submissions set published_at = coalesce(decided_at, created_at)
     where status = 'published' or exists (
       select 1 from audit_log a where a.lms_id = submissions.lms_id
       and a.action = 'submission.publish' and a.entity_id = submissions.id)`,
  );
}
