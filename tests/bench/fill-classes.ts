import { type Kysely, type RawBuilder, sql } from "kysely";
import { DAY_MS } from "~/lib/time";
import type { Schema } from "~/server/embedded/database/schema/schema";
import { storeProgress } from "~/server/embedded/domain/learning/stored-progress";

export const TENANT_ID = "lms-main";
export const BIG_CLASS = "kelas-besar";
export const SMALL_CLASS = "kelas-kecil";
const BIG_LEARNERS = 5_000;
const SMALL_LEARNERS = 50;
const USERS = 20_000;
const MODULES = 2;
const CHAPTERS_PER_MODULE = 5;

type Db = Kysely<Schema>;

/** Rows `n.i` from 0 on, on both databases. */
const numbers = (count: number) =>
  sql`with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${sql.lit(count)})`;

/** Runs `insert into … with … select …` for numbers from 0 on. */
const insertSelect = (
  db: Db,
  into: RawBuilder<unknown>,
  count: number,
  rest: RawBuilder<unknown>,
) => sql`insert into ${into} ${numbers(count)} ${rest}`.execute(db);

interface Growth {
  classes: number;
  /** Besides those of the big and the small class. */
  enrolments: number;
}

/** Adds classes with syllabus, learners, progress, tasks and hand-ins in bulk, a big and a small class first. */
export async function fillClasses(db: Db, { classes, enrolments }: Growth): Promise<void> {
  await insertUsers(db);
  await insertClasses(db, classes);
  await insertSyllabus(db);
  await insertEnrolments(db, classes, enrolments);
  await insertProgress(db);
  await insertTasks(db);
}

const insertUsers = (db: Db) =>
  insertSelect(
    db,
    sql`users (id, email, name, password_hash, created_at)`,
    USERS,
    sql`select 'bench-' || i, 'bench-' || i || '@bench.example', 'Peserta ' || i || ' Uji', '', 1 from n`,
  );

/** Half of the classes are open, the others ongoing, to come, or over; every tenth one is of a program, as the big one is. */
async function insertClasses(db: Db, count: number): Promise<void> {
  const offset = sql`case i % 10 when 5 then -30 when 6 then -30 when 7 then 20 when 8 then -60 when 9 then -60 else 0 end`;
  const day = (number: number) =>
    sql`${sql.lit(Date.now())} + i * 1000 + cast(${offset} + ${sql.lit(number)} as bigint) * ${sql.lit(DAY_MS)}`;
  await insertSelect(
    db,
    sql`classes (lms_id, id, code, slug, name, summary, description, type, level, price, quota, enrolled, reserved,
      program_id, registration_start, registration_end, start_at, end_at, hours, outcomes, requirements, audience,
      schedule, certificate_completion, certificate_competence, search_text, created_at, updated_at)`,
    count,
    sql`select c.lms_id, 'bench-' || i, 'B' || i,
      case i when 0 then ${sql.lit(BIG_CLASS)} when 1 then ${sql.lit(SMALL_CLASS)} else 'kelas-uji-' || i end,
      'Kelas Uji ' || i, c.summary, c.description, case i % 2 when 0 then 'premium' else 'free' end,
      case i % 3 when 0 then 'dasar' when 1 then 'menengah' else 'lanjut' end, c.price,
      case i % 3 when 0 then 40 end, 39, 0, case when i % 10 = 0 then p.id end,
      ${day(-10)}, ${day(10)}, ${day(20)}, ${day(50)}, c.hours, c.outcomes, c.requirements, c.audience, c.schedule, 1, 0,
      'kelas uji ' || i || ' ' || c.search_text, c.created_at + i, 1
      from n, (select * from classes where lms_id = ${sql.lit(TENANT_ID)} and start_at is not null order by start_at desc limit 1) c,
      (select id from programmes where lms_id = ${sql.lit(TENANT_ID)} order by id limit 1) p`,
  );
  await sql`insert into class_staff (lms_id, class_id, user_id)
    select lms_id, id, (select id from users where email = 'mentor@pendopo.example') from classes
    where slug in (${sql.lit(BIG_CLASS)}, ${sql.lit(SMALL_CLASS)})`.execute(db);
}

async function insertSyllabus(db: Db): Promise<void> {
  const ofClasses = sql`from n, classes c where c.lms_id = ${sql.lit(TENANT_ID)} and c.id like 'bench-%'`;
  await insertSelect(
    db,
    sql`class_modules (lms_id, class_id, slug, title, sort)`,
    MODULES,
    sql`select c.lms_id, c.id, 'modul-' || i, 'Modul ' || i, i ${ofClasses}`,
  );
  await insertSelect(
    db,
    sql`class_chapters (lms_id, class_id, module_slug, slug, title, type, minutes, free, sort)`,
    MODULES * CHAPTERS_PER_MODULE,
    sql`select c.lms_id, c.id, 'modul-' || (i % 2), 'bab-' || i, 'Bab ' || i, 'text', 10, 0, i ${ofClasses}`,
  );
}

async function insertEnrolments(db: Db, classes: number, enrolments: number): Promise<void> {
  const into = sql`enrolments (lms_id, class_id, user_id, source, created_at)`;
  const others = classes - 2;
  await insertSelect(db, into, BIG_LEARNERS, toLearners("bench-0"));
  await insertSelect(db, into, SMALL_LEARNERS, toLearners("bench-1"));
  await insertSelect(
    db,
    into,
    enrolments,
    sql`select ${sql.lit(TENANT_ID)}, 'bench-' || (2 + i % ${sql.lit(others)}),
      'bench-' || ((i % ${sql.lit(others)} * 37 + i / ${sql.lit(others)} * 509) % ${sql.lit(USERS)}), 'free', i from n`,
  );
}

const toLearners = (classId: string) =>
  sql`select ${sql.lit(TENANT_ID)}, ${sql.lit(classId)}, 'bench-' || i, 'free', 1000000 + i from n`;

/** Two chapters of every learner, and the program's learners. */
async function insertProgress(db: Db): Promise<void> {
  await sql`insert into chapter_progress (lms_id, class_id, user_id, module_slug, chapter_slug, done_at, self_declared)
    select e.lms_id, e.class_id, e.user_id, h.module_slug, h.slug, e.created_at + h.sort, 1
    from enrolments e join class_chapters h on h.lms_id = e.lms_id and h.class_id = e.class_id
    where e.user_id like 'bench-%' and h.slug in ('bab-0', 'bab-1')`.execute(db);
  await storeProgress(db, { tenantId: TENANT_ID });
  await sql`insert into programme_learners (lms_id, programme_id, user_id, npsn, hidden, created_at)
    select c.lms_id, c.program_id, e.user_id, null, 0, 1
    from classes c join enrolments e on e.lms_id = c.lms_id and e.class_id = c.id where c.id = 'bench-0'`.execute(
    db,
  );
}

/** A task in the big and in the small class, handed in by every learner, and waiting. */
async function insertTasks(db: Db): Promise<void> {
  await sql`insert into assignments (lms_id, id, class_id, title, criteria, due_at, created_at, updated_at)
    select lms_id, 'bench-task-' || id, id, 'Tugas', '[]', null, 1, 1 from classes
    where id in ('bench-0', 'bench-1')`.execute(db);
  await sql`insert into hand_ins (lms_id, id, number, assignment_id, user_id, body, submitted_at, late, status, points, comment, version)
    select e.lms_id, 'bench-' || e.class_id || e.user_id, 'bench-' || e.class_id || e.user_id, a.id, e.user_id,
      'Jawaban', e.created_at, 0, 'waiting', '{}', '', 1
    from assignments a join enrolments e on e.lms_id = a.lms_id and e.class_id = a.class_id
    where a.id like 'bench-task-%'`.execute(db);
}
