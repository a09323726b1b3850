import { setImmediate, setTimeout } from "node:timers/promises";
import { queryRows } from "./app-database";
import type { DemoApp } from "./demo-app";
import type { HttpResponse, TestBrowser } from "./test-browser";

export const QUESTIONS = 4;
const TAG = "uji-mati";
/** Numbers within this distance are right; every answer of the test is another number. */
const RIGHT = { value: 50, tolerance: 49 };
const FIRST_WRONG = 100;

/** Makes a quiz of a time limit, with questions whose answers are numbers. */
export function drawNumbers({ db }: DemoApp, { id, tenant }: { id: string; tenant: string }): void {
  for (let at = 1; at <= QUESTIONS; at++) {
    const row = {
      lms_id: tenant,
      id: `${TAG}-${at}`,
      type: "number",
      level: "mudah",
      prompt: `Soal ${at}`,
      options: "[]",
      answer: JSON.stringify(RIGHT),
      explanation: "",
      search_text: "",
      version: 1,
      created_at: 1,
      updated_at: 1,
    };
    const names = Object.keys(row);
    db.prepare(`insert into questions (${names}) values (${names.map(() => "?")})`).run(
      ...Object.values(row),
    );
    db.prepare("insert into question_tags (lms_id, question_id, tag) values (?, ?, ?)").run(
      tenant,
      row.id,
      TAG,
    );
  }
  db.prepare("update quizzes set draw = ?, time_limit_min = 30 where id = ?").run(
    JSON.stringify([{ tag: TAG, count: QUESTIONS }]),
    id,
  );
}

/** The answer number `count`: two of three are right. */
const createAnswer = (count: number) => String(count % 3 === 0 ? FIRST_WRONG + count : 1 + count);

export function getScore(answers: readonly string[]): number {
  const right = answers.filter((answer) => answer !== "" && Number(answer) < FIRST_WRONG);
  return Math.round((100 * right.length) / QUESTIONS);
}

/** The learner's attempts as they were drawn. */
export const readDrawn = ({ db }: DemoApp, quizId: string) =>
  queryRows(db, "select id, deadline_at, sheet from quiz_attempts where quiz_id = ?", quizId);

/** Returns when it is time to kill the server. @param isOver whether the request has its response */
type Moment = (isOver: () => boolean) => Promise<void>;

/** As soon as another connection sees that the attempts have changed, which may be before the response. */
const whenCommitted = (site: DemoApp, quizId: string): Moment => {
  const read = () =>
    JSON.stringify(
      queryRows(site.db, "select version from quiz_attempts where quiz_id = ?", quizId),
    );
  const before = read();
  return async (isOver) => {
    while (!isOver() && read() === before) await setImmediate();
  };
};

const whenAnswered: Moment = async (isOver) => {
  while (!isOver()) await setImmediate();
};

const after =
  (ms: number): Moment =>
  () =>
    setTimeout(ms);

/** Kills the server during a request and starts it again. @returns the response, null if there was none */
async function killDuring(
  site: DemoApp,
  request: Promise<HttpResponse>,
  moment: Moment,
): Promise<HttpResponse | null> {
  let isOver = false;
  const answered = request
    .catch(() => null)
    .finally(() => {
      isOver = true;
    });
  await moment(() => isOver);
  await site.app.stop("SIGKILL");
  const answer = await answered;
  await site.restart();
  return answer;
}

interface KillTime {
  /** Number of the kill. */
  kill: number;
  /** Somewhere within the time that a save usually takes. */
  ms: number;
}

/** Kills come in turn within a save, after its response, and at its commit. */
export function pickMoment(site: DemoApp, quizId: string, { kill, ms }: KillTime): Moment {
  const moments = [whenCommitted(site, quizId), after(ms), whenAnswered];
  return moments[kill % moments.length] ?? whenAnswered;
}

/** Path of a page of an attempt. */
type ToPage = (page: number | "Periksa" | "Hasil") => string;

/** `unconfirmed`: saved, and the learner does not know. */
type SaveOutcome = "acknowledged" | "unconfirmed" | "lost";

/** A learner in an attempt, who goes on with the same cookies after each restart. */
interface QuizTaker {
  browser: TestBrowser;
  /** Duration of the last save. */
  saveMs: number;
  /** Acknowledged ones by question; "" without one. */
  answers: string[];
  /** Answers as the pages of the questions show them. */
  readAnswers(): Promise<string[]>;
  /** Saves a new answer. @param at index of the question */
  save(at: number): Promise<HttpResponse>;
  /** The same, while the server is killed: without a response both the old and the new answer are right. */
  saveKilled(at: number, moment: Moment): Promise<SaveOutcome>;
}

export function createQuizTaker(site: DemoApp, browser: TestBrowser, toPage: ToPage): QuizTaker {
  let count = 0;
  const readAnswer = async (at: number) => {
    const { text } = await taker.browser.get(toPage(at + 1));
    const [input] = /<input[^>]* name="answer"[^>]*>/.exec(text) ?? [];
    if (!input) throw new Error(`${toPage(at + 1)} asks no question`);
    return / value="([^"]*)"/.exec(input)?.[1] ?? "";
  };
  const taker: QuizTaker = {
    browser,
    saveMs: 0,
    answers: Array(QUESTIONS).fill(""),
    readAnswers: () => Promise.all(taker.answers.map((_, at) => readAnswer(at))),
    async save(at) {
      const answer = createAnswer(++count);
      const form = await taker.browser.openForm(toPage(at + 1));
      const startedAt = performance.now();
      const response = await form.post({ answer });
      taker.saveMs = performance.now() - startedAt;
      taker.answers[at] = answer;
      return response;
    },
    async saveKilled(at, moment) {
      const answer = createAnswer(++count);
      const form = await taker.browser.openForm(toPage(at + 1));
      const response = await killDuring(site, form.post({ answer }), moment);
      taker.browser = taker.browser.moveTo(site.app.url);
      const isAcknowledged = response?.status === 303;
      if (!isAcknowledged && (await readAnswer(at)) !== answer) return "lost";
      taker.answers[at] = answer;
      return isAcknowledged ? "acknowledged" : "unconfirmed";
    },
  };
  return taker;
}

/** Hands in while the server is killed, and once more if that was lost. @returns the page of the result */
export async function handInKilled(
  site: DemoApp,
  browser: TestBrowser,
  { quizId, toPage }: { quizId: string; toPage: ToPage },
): Promise<string> {
  const form = await browser.openForm(toPage("Periksa"));
  await killDuring(site, form.post(), whenCommitted(site, quizId));
  const again = browser.moveTo(site.app.url);
  const { location } = await again.get(toPage("Hasil"));
  if (location === toPage("Periksa")) await again.submitForm(location, {});
  return (await again.get(toPage("Hasil"))).text;
}
