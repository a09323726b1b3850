import { createHash } from "node:crypto";
import type { Insertable } from "kysely";
import { formatIsoDate } from "~/lib/dates";
import { ROLE } from "~/lib/roles";
import { DAY_MS, HOUR_MS } from "~/lib/time";
import type { Schema } from "../database/schema/schema";
import { BASE32, deriveRecordId } from "../kit/ids";
import type { SeedPerson } from "./content/people";
import type { SeedQuestion } from "./content/question";
import type { SeedClass, SeedMentor, SeedTenant } from "./content/types";
import { deterministicRandom } from "./deterministic-random";
import { getQuestionId, getQuizId } from "./learning-seeds";
import { getUserId, isTenantMember } from "./people-seeds";
import { toTimestamp } from "./seed-time";

const PASS_MARK = 70;
/** Per learner and tenant. */
const MAX_CLASSES = 4;

export interface SeedEnrolment {
  person: SeedPerson;
  seed: SeedClass;
  /** UTC ms. */
  at: number;
}

/** Enrols learners in classes whose registration has begun, at a time within it. */
export function createEnrolments(
  { key }: SeedTenant,
  people: readonly SeedPerson[],
  classes: readonly SeedClass[],
  now: number,
): SeedEnrolment[] {
  return people
    .filter((person) => person.roles.includes(ROLE.student) && isTenantMember(person, key))
    .flatMap((person) => {
      const open = classes.filter(
        ({ registrationStart, enrolled }) =>
          registrationStart && registrationStart.day < -2 && enrolled > 0,
      );
      const wanted = 2 + deterministicRandom(MAX_CLASSES - 1, "classes", key, person.email);
      const order = (seed: SeedClass) =>
        deterministicRandom(1_000_000, "class", key, person.email, seed.slug);
      const chosen = person.classes
        ? open.filter(({ slug }) => person.classes?.includes(slug))
        : open.toSorted((a, b) => order(a) - order(b)).slice(0, wanted);
      return chosen.map((seed) => ({ person, seed, at: getEnrolledAt(seed, person, now) }));
    });
}

function getEnrolledAt(
  { registrationStart, registrationEnd, slug }: SeedClass,
  { email }: SeedPerson,
  now: number,
): number {
  const from = registrationStart ? toTimestamp(registrationStart, now) : now;
  const until = Math.min(now - DAY_MS, registrationEnd ? toTimestamp(registrationEnd, now) : now);
  return (
    from +
    Math.floor(((until - from) * deterministicRandom(1_000, "enrolled", email, slug)) / 1_000)
  );
}

export const toEnrolmentRow = (
  tenantId: string,
  { person, seed, at }: SeedEnrolment,
): Insertable<Schema["enrolments"]> => ({
  lms_id: tenantId,
  class_id: deriveRecordId("class", tenantId, seed.slug),
  user_id: getUserId(person.email),
  source: seed.price > 0 ? ("paid" as const) : ("free" as const),
  created_at: at,
});

/** Progress in classes that have started; two of three learners finish an ended class. */
export function toProgressRows(
  tenant: SeedTenant,
  enrolments: readonly SeedEnrolment[],
  { mentors, questions }: { mentors: readonly SeedMentor[]; questions: readonly SeedQuestion[] },
  quizzes: readonly Schema["quizzes"][],
  now: number,
) {
  const progress: Schema["chapter_progress"][] = [];
  const attempts: Schema["quiz_attempts"][] = [];
  const certificates: Schema["certificates"][] = [];
  const quizById = new Map(quizzes.map((quiz) => [quiz.id, quiz]));
  for (const { person, seed, at } of enrolments) {
    const start = seed.start && toTimestamp(seed.start, now);
    if (start === null || start > now - DAY_MS) continue;
    const end = Math.min(now - HOUR_MS, seed.end ? toTimestamp(seed.end, now) : now);
    const chapters = seed.modules.flatMap((module) =>
      module.chapters.map((chapter) => ({ module, chapter })),
    );
    const share =
      deterministicRandom(3, "finishes", person.email, seed.slug) > 0 && end < now - DAY_MS
        ? 100
        : deterministicRandom(101, "share", person.email, seed.slug);
    const isFinished = share >= 100 || (share > 88 && seed.schedule.startsWith("Mandiri"));
    const done = chapters.slice(
      0,
      isFinished ? chapters.length : Math.floor((chapters.length * share) / 100),
    );
    const class_id = deriveRecordId("class", tenant.tenantId, seed.slug);
    const learnerKey = { lms_id: tenant.tenantId, user_id: getUserId(person.email) };
    const first = Math.max(start, at);
    let exam: number | null = null;
    for (const [index, { module, chapter }] of done.entries()) {
      const doneAt = first + Math.floor(((end - first) * (index + 1)) / (chapters.length + 1));
      progress.push({
        ...learnerKey,
        class_id,
        module_slug: module.slug,
        chapter_slug: chapter.slug,
        done_at: doneAt,
        self_declared: Number(
          chapter.type === "video" &&
            deterministicRandom(4, "declared", person.email, chapter.slug) === 0,
        ),
      });
      if (chapter.type !== "quiz") continue;
      const quiz = quizById.get(getQuizId(tenant.tenantId, seed.slug, module.slug, chapter.slug));
      if (!quiz) continue;
      const tries = createQuizAttempts(quiz, person, questions, doneAt);
      attempts.push(...tries.map((row) => ({ ...row, ...learnerKey })));
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
        ...learnerKey,
        number: createCertificateNumber(tenant, person, seed, kind, end),
        kind,
        class_id,
        name: person.name,
        class_name: seed.name,
        hours: seed.hours,
        score: kind === "competence" ? exam : null,
        issued_at: end,
        mailed_at: end,
        revoked_at: null,
        erased_at: null,
        revoked_by_name: null,
        revoked_reason: null,
        signer_name: mentor?.name ?? "",
        signer_title: "Mentor kelas",
      });
  }
  return { progress, attempts, certificates };
}

/** One passed attempt, sometimes after a failed one. */
function createQuizAttempts(
  quiz: Schema["quizzes"],
  { email }: SeedPerson,
  questions: readonly SeedQuestion[],
  doneAt: number,
) {
  const isSecond = deterministicRandom(4, "second", email, quiz.id) === 0;
  const times = isSecond ? [doneAt - DAY_MS / 2, doneAt] : [doneAt];
  return times.map((submitted, time) => {
    const drawn = (JSON.parse(quiz.draw) as { tag: string; count: number }[]).flatMap(
      ({ tag, count }) => {
        // Essays need manual grading.
        const candidates = questions.filter(
          ({ tags, type }) => tags.includes(tag) && type !== "essay",
        );
        const from = deterministicRandom(candidates.length, "drawn", email, quiz.id, String(time));
        return [...candidates.slice(from), ...candidates.slice(0, from)].slice(0, count);
      },
    );
    const minCorrect = Math.ceil((drawn.length * PASS_MARK) / 100);
    const correctCount =
      time < times.length - 1
        ? Math.floor(drawn.length / 2)
        : minCorrect + deterministicRandom(drawn.length - minCorrect + 1, "right", email, quiz.id);
    const answers = Object.fromEntries(
      drawn
        .slice(0, correctCount)
        .map((question) => [getQuestionId(quiz.lms_id, question.slug), toLearnerAnswer(question)]),
    );
    const score = Math.round((100 * correctCount) / drawn.length);
    const started_at = submitted - (4 + deterministicRandom(5, "minutes", email, quiz.id)) * 60_000;
    return {
      id: deriveRecordId("attempt", quiz.id, email, String(time)),
      quiz_id: quiz.id,
      status: "graded" as const,
      questions: JSON.stringify(drawn.map(({ slug }) => getQuestionId(quiz.lms_id, slug))),
      sheet: null,
      grades: "{}",
      answers: JSON.stringify(answers),
      started_at,
      deadline_at: quiz.time_limit_min === null ? null : started_at + quiz.time_limit_min * 60_000,
      submitted_at: submitted,
      score,
      passed: Number(score >= quiz.pass_mark),
      version: 2,
    };
  });
}

/** The correct answer in the format of `quiz_attempts.answers`. */
function toLearnerAnswer({ type, answer }: SeedQuestion): unknown {
  const correct = answer as { accept?: string[]; value?: number; order?: string[] };
  if (correct.order)
    return { positions: Object.fromEntries(correct.order.map((id, at) => [id, at + 1])) };
  if (type === "short") return { text: correct.accept?.[0] ?? "" };
  return type === "number" ? { value: correct.value } : answer;
}

function createCertificateNumber(
  { key }: SeedTenant,
  { email }: SeedPerson,
  { slug }: SeedClass,
  kind: string,
  at: number,
): string {
  const bytes = createHash("sha256").update(`certificate:${key}:${email}:${slug}:${kind}`).digest();
  const code = [...bytes.subarray(0, 8)].map((byte) => BASE32[byte % 32]).join("");
  return `${key.toUpperCase()}-${formatIsoDate(at).slice(0, 4)}-${code}`;
}
