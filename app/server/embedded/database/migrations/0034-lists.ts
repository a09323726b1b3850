import type { Ddl } from "./ddl";

/** What lists of classes and learners filter, sort and count by, apart from the texts. */
export async function indexLists({ int, run }: Ddl): Promise<void> {
  await run(
    `create index classes_list on classes (lms_id, id, name, type, level, program_id,
       registration_start, registration_end, start_at, end_at, quota, enrolled, reserved)`,
  );
  await run(`alter table enrolments add column done_count ${int} not null default 0`);
  await run(`alter table enrolments add column last_done_at ${int}`);
  const progress =
    "from chapter_progress p where p.lms_id = enrolments.lms_id and p.class_id = enrolments.class_id and p.user_id = enrolments.user_id";
  await run(
    `update enrolments set done_count = (select count(*) ${progress}), last_done_at = (select max(done_at) ${progress})`,
  );
  await run(
    "create index enrolments_progress on enrolments (lms_id, class_id, done_count, user_id)",
  );
}
