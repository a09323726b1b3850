import type { Ddl } from "./ddl";

/** What lets a name leave the audit log, and an index for what a person did (docs/decisions/0097). */
export async function addAuditRedactions({ text, run }: Ddl): Promise<void> {
  await run(`alter table audit_log add column salt ${text}`);
  await run(`alter table audit_log add column redaction ${text}`);
  await run("create index audit_log_actor on audit_log (lms_id, actor_id, seq)");
}
