import type { Ddl } from "./ddl";

/** Accounts that teach a class. `class_mentors` holds the people whom its page presents. */
export async function addClassStaff({ text, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "class_staff",
    `lms_id ${text} not null, class_id ${text} not null,
     user_id ${text} not null references users (id) on delete cascade,
     primary key (lms_id, class_id, user_id),
     foreign key (lms_id, class_id) references classes (lms_id, id) on delete cascade`,
  );
  await run("create index class_staff_user on class_staff (lms_id, user_id)");
}
