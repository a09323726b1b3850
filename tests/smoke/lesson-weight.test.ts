import { beforeAll, expect, test } from "vitest";
import { MAX_NOTE_LENGTH } from "~/lib/lesson-fields";
import { chapterPath } from "~/lib/paths";
import { type AppDatabase, queryRows } from "../guards/app-database";
import { setUpDemoApp } from "../guards/demo-app";
import type { TestBrowser } from "../guards/test-browser";
import { enrol } from "../pages/class-database";

/** HTML and stylesheet together, uncompressed. */
const MAX_BYTES = 60_000;
/** Added to the class with the heaviest chapters of the demo: its outline then has 73 chapters. */
const LONG_CLASS = "pemrograman-web-dasar";
const MODULES = 12;
const CHAPTERS_PER_MODULE = 5;
const QUESTIONS = 10;

const site = setUpDemoApp();
beforeAll(() => {
  addChapters(site.db);
  for (const slug of listClasses(site.db)) enrol(site.db, "student", slug);
  finishChapters(site.db);
});

const listClasses = (db: AppDatabase) =>
  queryRows(db, "select slug from classes where lms_id = 'lms-main'").map(({ slug }) =>
    String(slug),
  );

function addChapters(db: AppDatabase): void {
  const values = `from classes where lms_id = 'lms-main' and slug = '${LONG_CLASS}'`;
  for (let module = 0; module < MODULES; module++) {
    const slug = `modul-tambahan-yang-panjang-${module}`;
    db.exec(
      `insert into class_modules (lms_id, class_id, slug, title, sort)
       select lms_id, id, '${slug}', 'Modul tambahan yang panjang ${module}', ${100 + module} ${values}`,
    );
    for (let chapter = 0; chapter < CHAPTERS_PER_MODULE; chapter++)
      db.exec(
        `insert into class_chapters (lms_id, class_id, module_slug, slug, title, type, minutes, free, sort)
         select lms_id, id, '${slug}', 'menyusun-halaman-bersama-teman-${chapter}',
           'Menyusun halaman bersama teman ${chapter}', 'text', 10, 1, ${chapter} ${values}`,
      );
  }
}

/** Marks every chapter of the long class as done, with the longest note and many answered questions in each. */
function finishChapters(db: AppDatabase): void {
  const learner = "(select id from users where email = 'student@pendopo.example')";
  const chapters = `class_chapters c join classes k on k.lms_id = c.lms_id and k.id = c.class_id
    where c.lms_id = 'lms-main' and k.slug = '${LONG_CLASS}'`;
  const text = "Tanyakan warna tombol kepada mentor. ".repeat(16);
  const note = text.repeat(Math.floor(MAX_NOTE_LENGTH / text.length));
  db.exec(
    `insert into chapter_progress (lms_id, class_id, user_id, module_slug, chapter_slug, done_at, self_declared)
     select c.lms_id, c.class_id, ${learner}, c.module_slug, c.slug, 1, 1 from ${chapters}`,
  );
  db.exec(
    `insert into lesson_notes (lms_id, class_id, user_id, module_slug, chapter_slug, body, updated_at)
     select c.lms_id, c.class_id, ${learner}, c.module_slug, c.slug, '${note}', 1 from ${chapters}
     on conflict do nothing`,
  );
  for (let number = 0; number < QUESTIONS; number++)
    db.exec(
      `insert into lesson_questions (lms_id, id, class_id, module_slug, chapter_slug, user_id, body, created_at,
         answer, answered_by_name, answered_at, hidden, version)
       select c.lms_id, c.module_slug || c.slug || '${number}', c.class_id, c.module_slug, c.slug, ${learner},
         '${text}', ${number}, '${text}', 'Bu Rina', 5, 0, 1 from ${chapters}`,
    );
}

/** Of each class the longest chapter of every type, free and not. */
const listPaths = (db: AppDatabase) =>
  queryRows(
    db,
    `select k.slug as class, k.type as classType, c.module_slug as module, c.slug,
       max(length(coalesce(t.body, '')) + length(coalesce(t.starter, ''))) as length
     from class_chapters c join classes k on k.lms_id = c.lms_id and k.id = c.class_id
     left join chapter_contents t on t.lms_id = c.lms_id and t.class_id = c.class_id
       and t.module_slug = c.module_slug and t.chapter_slug = c.slug
     where c.lms_id = 'lms-main' group by k.slug, k.type, c.type, c.free`,
  ).map(({ class: slug, classType: type, module, slug: chapter }) =>
    chapterPath(
      { slug: String(slug), type: type as "premium" },
      { module: String(module), slug: String(chapter) },
    ),
  );

const findStylesheet = (html: string) => /rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? "";

async function measurePage(browser: TestBrowser, path: string) {
  const { text } = await browser.get(path);
  const stylesheet = findStylesheet(text);
  const css = stylesheets.get(stylesheet) ?? (await browser.get(stylesheet)).text;
  stylesheets.set(stylesheet, css);
  return { path, text, css, bytes: Buffer.byteLength(text) + Buffer.byteLength(css) };
}

const stylesheets = new Map<string, string>();

const measurePages = async (browser: TestBrowser) => {
  const pages = [];
  for (const path of listPaths(site.db)) pages.push(await measurePage(browser, path));
  return pages;
};

test.each(["guest", "learner"])(
  "chapters of every type take less than 60 KB of HTML and CSS for a %s",
  async (visitor) => {
    const browser =
      visitor === "guest" ? site.openBrowser() : await site.openSignedInBrowser("student");

    const pages = await measurePages(browser);

    const heaviest = pages.reduce((most, page) => (page.bytes > most.bytes ? page : most));
    console.info(`heaviest for a ${visitor}: ${heaviest.bytes} bytes, ${heaviest.path}`);
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.filter(({ bytes }) => bytes >= MAX_BYTES).map(({ path }) => path)).toEqual([]);
  },
);

test("the stylesheet of chapters holds what their pages use of the whole one", async () => {
  const learner = await site.openSignedInBrowser("student");
  const whole = (await learner.get(findStylesheet((await learner.get("/Class")).text))).text;
  const hasRule = (css: string, name: string) =>
    css.includes(`.${name.replace(/[^\w-]/g, (character) => `\\${character}`)}`);

  const pages = await measurePages(learner);

  const names = new Set(
    pages.flatMap(({ text }) =>
      [...text.matchAll(/ class="([^"]+)"/g)].flatMap(([, value = ""]) => value.split(" ")),
    ),
  );
  const [{ css } = { css: "" }] = pages;
  expect(names.size).toBeGreaterThan(50);
  expect([...names].filter((name) => hasRule(whole, name) && !hasRule(css, name))).toEqual([]);
});
