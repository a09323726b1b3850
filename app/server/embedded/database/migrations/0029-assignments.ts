import type { Ddl } from "./ddl";

export async function createAssignments(ddl: Ddl): Promise<void> {
  await addFilePurpose(ddl);
  await createTasks(ddl);
  await createHandIns(ddl);
  await createAnnouncements(ddl);
}

/** SQLite cannot change a check: the table is rebuilt with the purpose of hand-ins. */
async function addFilePurpose({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "files_0029",
    `lms_id ${text} not null references tenants (lms_id), id ${text} not null,
     name ${text} not null, type ${text} not null, bytes ${int} not null check (bytes > 0), sha256 ${text} not null,
     purpose ${text} not null check (purpose in ('letter', 'photo', 'cv', 'attachment', 'logo', 'assignment')),
     owner_id ${text} references users (id) on delete set null, ip_hash ${text} not null,
     created_at ${int} not null, stored_at ${int}, claimed_at ${int}, deleted_at ${int},
     primary key (lms_id, id)`,
  );
  await run("insert into files_0029 select * from files");
  await run("drop table files");
  await run("alter table files_0029 rename to files");
  await run("create index files_waiting on files (created_at) where claimed_at is null");
  await run("create index files_deleted on files (deleted_at) where deleted_at is not null");
  await run("create index files_sender on files (lms_id, ip_hash, created_at)");
  await run("create index files_owner on files (owner_id)");
}

async function createTasks({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "assignments",
    `lms_id ${text} not null, id ${text} not null, class_id ${text} not null, title ${text} not null,
     criteria ${text} not null, due_at ${int}, late_max ${int}, pass_mark ${int},
     created_at ${int} not null, updated_at ${int} not null,
     primary key (lms_id, id),
     foreign key (lms_id, class_id) references classes (lms_id, id) on delete cascade`,
  );
  await run("create index assignments_class on assignments (lms_id, class_id, due_at)");
  await run(`alter table chapter_contents add column assignment_id ${text}`);
}

/** Each sending is a row; the newest one of a learner has not been replaced. */
async function createHandIns({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "hand_ins",
    `lms_id ${text} not null, id ${text} not null, number ${text} not null, assignment_id ${text} not null,
     user_id ${text} not null references users (id) on delete cascade,
     body ${text} not null, file_id ${text}, file_name ${text}, file_bytes ${int},
     submitted_at ${int} not null, late ${int} not null, status ${text} not null,
     points ${text} not null, comment ${text} not null, score ${int}, passed ${int},
     decided_by_id ${text}, decided_by_name ${text}, decided_at ${int}, replaced_at ${int}, version ${int} not null,
     primary key (lms_id, id), unique (lms_id, number),
     foreign key (lms_id, assignment_id) references assignments (lms_id, id) on delete cascade`,
  );
  await run(
    "create unique index hand_ins_newest on hand_ins (lms_id, assignment_id, user_id) where replaced_at is null",
  );
  await run(
    "create index hand_ins_queue on hand_ins (lms_id, status, submitted_at, id) where replaced_at is null",
  );
  await run("create index hand_ins_history on hand_ins (lms_id, assignment_id, user_id)");
  await run("create index hand_ins_user on hand_ins (user_id)");
  await run("create index hand_ins_file on hand_ins (lms_id, file_id) where file_id is not null");
}

/** Mailed by a job in the order of user ids; `mailed_to` is the last one that was served. */
async function createAnnouncements({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "announcements",
    `lms_id ${text} not null, id ${text} not null, class_id ${text} not null,
     subject ${text} not null, body ${text} not null, author_name ${text} not null,
     created_at ${int} not null, receivers ${int} not null, mailed_to ${text} not null, mailed_at ${int},
     primary key (lms_id, id),
     foreign key (lms_id, class_id) references classes (lms_id, id) on delete cascade`,
  );
  await run("create index announcements_class on announcements (lms_id, class_id, created_at)");
  await run(
    "create index announcements_unmailed on announcements (created_at) where mailed_at is null",
  );
}
