import { type AppDatabase, queryRows } from "../guards/app-database";

export interface ChapterRow {
  module: string;
  slug: string;
  type: string;
}

const TENANT_ID = "lms-main";
const CLASS_ID = "(select id from classes where lms_id = ? and slug = ?)";
const USER_ID = "(select id from users where email = ?)";

/** Chapters of a class of the main tenant in reading order. */
export const listChapters = (db: AppDatabase, slug: string): ChapterRow[] =>
  queryRows(
    db,
    `select c.module_slug as module, c.slug, c.type from class_chapters c
     join class_modules m on m.lms_id = c.lms_id and m.class_id = c.class_id and m.slug = c.module_slug
     where c.lms_id = ? and c.class_id = ${CLASS_ID} order by m.sort, c.sort`,
    TENANT_ID,
    TENANT_ID,
    slug,
  ) as unknown as ChapterRow[];

/** Enrols a demo account, without progress. */
export function enrol(db: AppDatabase, account: string, slug: string): void {
  const email = `${account}@pendopo.example`;
  const key = [TENANT_ID, TENANT_ID, slug, email];
  for (const table of ["chapter_progress", "certificates"])
    db.prepare(
      `delete from ${table} where lms_id = ? and class_id = ${CLASS_ID} and user_id = ${USER_ID}`,
    ).run(...key);
  db.prepare(
    `insert into enrolments (lms_id, class_id, user_id, source, created_at)
     values (?, ${CLASS_ID}, ${USER_ID}, 'free', 1) on conflict do nothing`,
  ).run(...key);
}

/** Records a chapter as done that is not done on the learner's word. */
export function passQuiz(
  db: AppDatabase,
  account: string,
  slug: string,
  chapter: ChapterRow,
): void {
  db.prepare(
    `insert into chapter_progress (lms_id, class_id, user_id, module_slug, chapter_slug, done_at, self_declared)
     values (?, ${CLASS_ID}, ${USER_ID}, ?, ?, 1, 0)`,
  ).run(TENANT_ID, TENANT_ID, slug, `${account}@pendopo.example`, chapter.module, chapter.slug);
}

/** Answered questions about a chapter of the class that has it. */
export function askQuestions(
  db: AppDatabase,
  { chapter, texts }: { chapter: string; texts: readonly string[] },
): void {
  for (const [at, text] of texts.entries())
    db.prepare(
      `insert into lesson_questions (lms_id, id, class_id, module_slug, chapter_slug, user_id, body, created_at,
         answer, answered_by_name, answered_at, hidden, version)
       select lms_id, slug || ?, class_id, module_slug, slug, (select min(id) from users), ?, ?, ?, 'Bu Rina', 1, 0, 1
       from class_chapters where lms_id = ? and slug = ?`,
    ).run(at, text, at, `Jawaban ${text}`, TENANT_ID, chapter);
}
