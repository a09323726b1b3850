import { createHash } from "node:crypto";
import { isoDate } from "~/lib/dates";
import { recordIdOf } from "../ids";
import type { Schema } from "../schema/schema";
import { chance } from "./chance";
import type { SeedPerson } from "./content/people";
import type { SeedQuestion } from "./content/question";
import type { SeedClass, SeedMentor, SeedTenant } from "./content/types";
import { questionId, quizId } from "./learning-seeds";
import { isIn, userId } from "./people-seeds";
import { timeOf } from "./seed-time";

const DAY_MS = 86_400_000;
const STUDENT = 4;
const PASS_MARK = 70;
/** Of the places in a class, how many a learner of the demo may have taken at most. */
const MOST_CLASSES = 4;

export interface Taken {
  person: SeedPerson;
  seed: SeedClass;
  /** UTC ms. */
  at: number;
}

/** Who takes which class of a tenant, with the day of enrolling: only classes whose registration has begun, within it. */
export function enrolmentsOf({ key }: SeedTenant, people: readonly SeedPerson[], classes: readonly SeedClass[], now: number): Taken[] {
  return people
    .filter((person) => person.roles.includes(STUDENT) && isIn(person, key))
    .flatMap((person) => {
      const open = classes.filter(({ registrationStart, enrolled }) => registrationStart && registrationStart.day < -2 && enrolled > 0);
      const wanted = 2 + chance(MOST_CLASSES - 1, "classes", key, person.email);
      const order = (seed: SeedClass) => chance(1_000_000, "class", key, person.email, seed.slug);
      return open
        .toSorted((a, b) => order(a) - order(b))
        .slice(0, wanted)
        .map((seed) => ({ person, seed, at: enrolledAt(seed, person, now) }));
    });
}

function enrolledAt({ registrationStart, registrationEnd, slug }: SeedClass, { email }: SeedPerson, now: number): number {
  const from = registrationStart ? timeOf(registrationStart, now) : now;
  const until = Math.min(now - DAY_MS, registrationEnd ? timeOf(registrationEnd, now) : now);
  return from + Math.floor(((until - from) * chance(1_000, "enrolled", email, slug)) / 1_000);
}

export const enrolmentRow = (lmsId: string, { person, seed, at }: Taken): Schema["enrolments"] => ({
  ...{ lms_id: lmsId, class_id: recordIdOf("class", lmsId, seed.slug), user_id: userId(person.email) },
  ...{ source: seed.price > 0 ? ("paid" as const) : ("free" as const), created_at: at },
});

/** How far people came: chapters done, quizzes taken, certificates. What is taught has begun; an ended class is done by two of three. */
export function progressOf(
  tenant: SeedTenant,
  taken: readonly Taken[],
  { mentors, questions }: { mentors: readonly SeedMentor[]; questions: readonly SeedQuestion[] },
  quizzes: readonly Schema["quizzes"][],
  now: number,
) {
  const progress: Schema["chapter_progress"][] = [];
  const attempts: Schema["quiz_attempts"][] = [];
  const certificates: Schema["certificates"][] = [];
  const byId = new Map(quizzes.map((quiz) => [quiz.id, quiz]));
  for (const { person, seed, at } of taken) {
    const start = seed.start && timeOf(seed.start, now);
    if (start === null || start > now - DAY_MS) continue;
    const end = Math.min(now - 3_600_000, seed.end ? timeOf(seed.end, now) : now);
    const chapters = seed.modules.flatMap((module) => module.chapters.map((chapter) => ({ module, chapter })));
    const share =
      chance(3, "finishes", person.email, seed.slug) > 0 && end < now - DAY_MS ? 100 : chance(101, "share", person.email, seed.slug);
    const isFinished = share >= 100 || (share > 88 && seed.schedule.startsWith("Mandiri"));
    const done = chapters.slice(0, isFinished ? chapters.length : Math.floor((chapters.length * share) / 100));
    const class_id = recordIdOf("class", tenant.lmsId, seed.slug);
    const who = { lms_id: tenant.lmsId, user_id: userId(person.email) };
    const first = Math.max(start, at);
    let exam: number | null = null;
    for (const [place, { module, chapter }] of done.entries()) {
      const doneAt = first + Math.floor(((end - first) * (place + 1)) / (chapters.length + 1));
      progress.push({
        ...{ ...who, class_id, module_slug: module.slug, chapter_slug: chapter.slug, done_at: doneAt },
        self_declared: Number(chapter.type === "video" && chance(4, "declared", person.email, chapter.slug) === 0),
      });
      if (chapter.type !== "quiz") continue;
      const quiz = byId.get(quizId(tenant.lmsId, seed.slug, module.slug, chapter.slug));
      if (!quiz) continue;
      const tries = quizTries(quiz, person, questions, doneAt);
      attempts.push(...tries.map((row) => ({ ...row, ...who })));
      exam = tries.at(-1)?.score ?? exam;
    }
    if (!isFinished) continue;
    const kinds =
      seed.certificate.competence && exam !== null && exam >= PASS_MARK
        ? (["completion", "competence"] as const)
        : (["completion"] as const);
    const mentor = mentors.find(({ slug }) => slug === seed.mentors[0]);
    for (const kind of kinds)
      certificates.push({
        ...{ ...who, number: certificateNumber(tenant, person, seed, kind, end), kind, class_id, name: person.name, class_name: seed.name },
        ...{ hours: seed.hours, score: kind === "competence" ? exam : null, issued_at: end, revoked_at: null, revoked_reason: null },
        ...{ signer_name: mentor?.name ?? "", signer_title: "Mentor kelas" },
      });
  }
  return { progress, attempts, certificates };
}

/** One time that passes, sometimes after one that did not. */
function quizTries(quiz: Schema["quizzes"], { email }: SeedPerson, questions: readonly SeedQuestion[], doneAt: number) {
  const isSecond = chance(4, "second", email, quiz.id) === 0;
  const times = isSecond ? [doneAt - DAY_MS / 2, doneAt] : [doneAt];
  return times.map((submitted, time) => {
    const drawn = (JSON.parse(quiz.draw) as { tag: string; count: number }[]).flatMap(({ tag, count }) => {
      // An essay waits for its reader; these are done.
      const own = questions.filter(({ tags, type }) => tags.includes(tag) && type !== "essay");
      const from = chance(own.length, "drawn", email, quiz.id, String(time));
      return [...own.slice(from), ...own.slice(0, from)].slice(0, count);
    });
    const least = Math.ceil((drawn.length * PASS_MARK) / 100);
    const right =
      time < times.length - 1 ? Math.floor(drawn.length / 2) : least + chance(drawn.length - least + 1, "right", email, quiz.id);
    const answers = Object.fromEntries(
      drawn.slice(0, right).map((question) => [questionId(quiz.lms_id, question.slug), givenTo(question)]),
    );
    const score = Math.round((100 * right) / drawn.length);
    const started_at = submitted - (4 + chance(5, "minutes", email, quiz.id)) * 60_000;
    return {
      ...{ id: recordIdOf("attempt", quiz.id, email, String(time)), quiz_id: quiz.id, status: "graded" as const },
      ...{ questions: JSON.stringify(drawn.map(({ slug }) => questionId(quiz.lms_id, slug))), answers: JSON.stringify(answers) },
      ...{ started_at, deadline_at: quiz.time_limit_min === null ? null : started_at + quiz.time_limit_min * 60_000 },
      ...{ submitted_at: submitted, score, passed: Number(score >= quiz.pass_mark), version: 2 },
    };
  });
}

/** The right answer as a learner gives it. */
function givenTo({ type, answer }: SeedQuestion): unknown {
  const right = answer as { accept?: string[]; value?: number };
  if (type === "short") return { text: right.accept?.[0] ?? "" };
  return type === "number" ? { value: right.value } : answer;
}

const BASE32 = "ABCDEFGHJKMNPQRSTVWXYZ0123456789";

function certificateNumber({ key }: SeedTenant, { email }: SeedPerson, { slug }: SeedClass, kind: string, at: number): string {
  const bytes = createHash("sha256").update(`certificate:${key}:${email}:${slug}:${kind}`).digest();
  const code = [...bytes.subarray(0, 8)].map((byte) => BASE32[byte % 32]).join("");
  return `${key.toUpperCase()}-${isoDate(at).slice(0, 4)}-${code}`;
}
