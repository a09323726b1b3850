import type { Ddl } from "./ddl";

/** Indexes for what would read every class, task or enrolment of a tenant. */
export async function indexGrowth({ run }: Ddl): Promise<void> {
  await run("create index classes_program on classes (lms_id, program_id)");
  await run("create index classes_recent on classes (lms_id, created_at desc, id)");
  await run("create index classes_upcoming on classes (start_at)");
  await run("create index assignments_due on assignments (due_at) where due_at is not null");
  await run(
    "create index hand_ins_waiting on hand_ins (lms_id, assignment_id, user_id) where status = 'waiting' and replaced_at is null",
  );
}
