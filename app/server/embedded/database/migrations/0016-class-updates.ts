import type { Ddl } from "./ddl";

/** The search index detects changes of classes and mentors by `updated_at`. */
export async function addClassUpdates({ int, run }: Ddl): Promise<void> {
  await run(`alter table classes add column updated_at ${int} not null default 0`);
  await run("update classes set updated_at = created_at");
  await run(`alter table mentors add column updated_at ${int} not null default 0`);
}
