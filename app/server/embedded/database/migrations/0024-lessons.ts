import type { Ddl } from "./ddl";

export async function extendLessons(ddl: Ddl): Promise<void> {
  await addChapterMedia(ddl);
  await createNotes(ddl);
  await createQuestions(ddl);
}

/** What a chapter offers besides its text: a video or a file, and the video's sound alone. */
async function addChapterMedia({ text, run }: Ddl): Promise<void> {
  await run(`alter table chapter_contents add column media ${text}`);
  await run(`alter table chapter_contents add column audio ${text}`);
}

/** Without a foreign key to the chapter: notes outlive changes of the syllabus. */
async function createNotes({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "lesson_notes",
    `lms_id ${text} not null, class_id ${text} not null,
     user_id ${text} not null references users (id) on delete cascade,
     module_slug ${text} not null, chapter_slug ${text} not null,
     body ${text} not null, updated_at ${int} not null,
     primary key (lms_id, class_id, user_id, module_slug, chapter_slug),
     foreign key (lms_id, class_id) references classes (lms_id, id) on delete cascade`,
  );
  await run("create index lesson_notes_user on lesson_notes (user_id)");
}

/** Questions of learners to the staff of a class, one answer each. */
async function createQuestions({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "lesson_questions",
    `lms_id ${text} not null, id ${text} not null, class_id ${text} not null,
     module_slug ${text} not null, chapter_slug ${text} not null,
     user_id ${text} not null references users (id) on delete cascade,
     body ${text} not null, created_at ${int} not null,
     answer ${text}, answered_by_name ${text}, answered_at ${int},
     hidden ${int} not null, version ${int} not null,
     primary key (lms_id, id),
     foreign key (lms_id, class_id) references classes (lms_id, id) on delete cascade`,
  );
  await run(
    "create index lesson_questions_chapter on lesson_questions (lms_id, class_id, module_slug, chapter_slug, created_at)",
  );
  await run("create index lesson_questions_list on lesson_questions (lms_id, created_at)");
  await run("create index lesson_questions_user on lesson_questions (user_id)");
}
