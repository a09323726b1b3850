import { QUESTION_LEVELS, QUESTION_TYPES } from "~/lib/questions";
import type { Ddl } from "./ddl";

const toSqlList = (values: readonly string[]) => values.map((value) => `'${value}'`).join(", ");

export async function createLearning(ddl: Ddl): Promise<void> {
  await createQuestionBank(ddl);
  await createContents(ddl);
  await createResults(ddl);
}

async function createQuestionBank({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "questions",
    `lms_id ${text} not null references tenants (lms_id), id ${text} not null,
     type ${text} not null check (type in (${toSqlList(QUESTION_TYPES)})), level ${text} not null check (level in (${toSqlList(QUESTION_LEVELS)})),
     prompt ${text} not null, options ${text} not null, answer ${text} not null, explanation ${text} not null,
     search_text ${text} not null, version ${int} not null, created_at ${int} not null, updated_at ${int} not null, archived_at ${int},
     primary key (lms_id, id)`,
  );
  await run("create index questions_list on questions (lms_id, created_at)");
  await createTable(
    "question_tags",
    `lms_id ${text} not null, question_id ${text} not null, tag ${text} not null,
     primary key (lms_id, tag, question_id),
     foreign key (lms_id, question_id) references questions (lms_id, id) on delete cascade`,
  );
  await run("create index question_tags_question on question_tags (lms_id, question_id)");
  await createTable(
    "quizzes",
    `lms_id ${text} not null, id ${text} not null, class_id ${text} not null, title ${text} not null,
     pass_mark ${int} not null check (pass_mark between 0 and 100), time_limit_min ${int} check (time_limit_min > 0),
     draw ${text} not null, max_attempts ${int} check (max_attempts > 0),
     version ${int} not null, created_at ${int} not null, updated_at ${int} not null,
     primary key (lms_id, id),
     foreign key (lms_id, class_id) references classes (lms_id, id) on delete cascade`,
  );
  await run("create index quizzes_class on quizzes (lms_id, class_id)");
}

async function createContents({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "chapter_contents",
    `lms_id ${text} not null, class_id ${text} not null, module_slug ${text} not null, chapter_slug ${text} not null,
     body ${text} not null, poster ${text}, quiz_id ${text}, language ${text}, starter ${text}, tests ${text},
     version ${int} not null, updated_at ${int} not null,
     primary key (lms_id, class_id, module_slug, chapter_slug),
     foreign key (lms_id, class_id, module_slug, chapter_slug)
       references class_chapters (lms_id, class_id, module_slug, slug) on delete cascade,
     foreign key (lms_id, quiz_id) references quizzes (lms_id, id)`,
  );
  await run(
    "create index chapter_contents_quiz on chapter_contents (lms_id, quiz_id) where quiz_id is not null",
  );
}

async function createResults({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "quiz_attempts",
    `lms_id ${text} not null, id ${text} not null, quiz_id ${text} not null, user_id ${text} not null references users (id) on delete cascade,
     status ${text} not null check (status in ('open', 'waiting', 'graded')), questions ${text} not null, answers ${text} not null,
     started_at ${int} not null, deadline_at ${int}, submitted_at ${int},
     score ${int} check (score between 0 and 100), passed ${int}, version ${int} not null,
     primary key (lms_id, id),
     foreign key (lms_id, quiz_id) references quizzes (lms_id, id) on delete cascade`,
  );
  // At most one open attempt, so that a repeated start finds the first one.
  await run(
    "create unique index quiz_attempts_open on quiz_attempts (lms_id, quiz_id, user_id) where status = 'open'",
  );
  await run("create index quiz_attempts_user on quiz_attempts (lms_id, user_id, quiz_id)");
  await run("create index quiz_attempts_quiz on quiz_attempts (lms_id, quiz_id, submitted_at)");
  await run(
    "create index quiz_attempts_deadline on quiz_attempts (deadline_at) where status = 'open'",
  );
  await createTable(
    "chapter_progress",
    `lms_id ${text} not null, class_id ${text} not null, module_slug ${text} not null, chapter_slug ${text} not null,
     user_id ${text} not null references users (id) on delete cascade, done_at ${int} not null, self_declared ${int} not null,
     primary key (lms_id, class_id, user_id, module_slug, chapter_slug),
     foreign key (lms_id, class_id, module_slug, chapter_slug)
       references class_chapters (lms_id, class_id, module_slug, slug) on delete cascade`,
  );
  await run(
    "create index chapter_progress_chapter on chapter_progress (lms_id, class_id, module_slug, chapter_slug)",
  );
  await run("create index chapter_progress_user on chapter_progress (lms_id, user_id, done_at)");
  await createTable(
    "certificates",
    `lms_id ${text} not null, number ${text} not null, kind ${text} not null check (kind in ('completion', 'competence')),
     class_id ${text} not null, user_id ${text} not null references users (id),
     name ${text} not null, class_name ${text} not null, hours ${int} not null, score ${int} check (score between 0 and 100),
     signer_name ${text} not null, signer_title ${text} not null,
     issued_at ${int} not null, revoked_at ${int}, revoked_reason ${text},
     primary key (lms_id, number), unique (lms_id, class_id, user_id, kind),
     foreign key (lms_id, class_id) references classes (lms_id, id)`,
  );
  await run("create index certificates_user on certificates (lms_id, user_id, issued_at)");
}
