import { describe, expect, test } from "vitest";
import { enrolledPath, enrolPath } from "~/lib/paths";
import { MINUTE_MS } from "~/lib/time";
import { getPostgresUrl } from "../support/postgres-url";
import { pickRounds } from "../support/rounds";
import { type CrowdSite, setUpCrowdSite } from "./crowd-site";
import type { HttpResponse, OpenForm } from "./test-browser";

const CROWD = pickRounds(24, 200);
const SEATS = pickRounds(4, 20);
const FULL_MESSAGE = "Kuota kelas ini sudah penuh";
const POSTS = 8;
const TIMEOUT_MS = pickRounds(3, 10) * MINUTE_MS;

/** A page that cannot be rendered after a rejection has the rejection's status. */
const isPutOff = ({ status, text }: HttpResponse) =>
  status === 503 || text.includes("Data belum dapat dimuat");

/** Makes all posts at once, and those that an overloaded instance put off once more, until each has an outcome. */
async function postAll(posts: readonly (() => Promise<HttpResponse>)[]) {
  const answers: HttpResponse[] = [];
  let putOffCount = 0;
  for (let open = posts; open.length > 0; ) {
    const round = await Promise.all(open.map((post) => post()));
    answers.push(...round.filter((answer) => !isPutOff(answer)));
    open = open.filter((_, at) => round.slice(at, at + 1).some(isPutOff));
    putOffCount += open.length;
  }
  return { answers, putOffCount };
}

/** A learner who posts one enrolment form eight times, through all instances in turn. */
async function postRepeatedly(site: CrowdSite, slug: string, fields: Record<string, string> = {}) {
  const [learner] = await site.createLearners(1);
  if (!learner) throw new Error("no learner");
  const form = await learner.openForm(enrolPath(slug));
  const browsers = site.apps.map(({ url }) => learner.moveTo(url));
  return postAll(
    Array.from(
      { length: POSTS },
      (_, at) => () => form.post(fields, browsers[at % browsers.length]),
    ),
  );
}

/** Seats of a class as stored, and who and what fills them. */
async function readSeats({ db }: CrowdSite, slug: string) {
  const { id, ...seats } = await db
    .selectFrom("classes")
    .select(["id", "enrolled", "reserved"])
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  const [enrolments, invoices, orders] = await Promise.all([
    db.selectFrom("enrolments").select("user_id").where("class_id", "=", id).execute(),
    db.selectFrom("invoices").select("status").where("class_id", "=", id).execute(),
    db
      .selectFrom("payment_orders as o")
      .innerJoin("invoices as i", "i.id", "o.subject_id")
      .select("o.order_id")
      .where("i.class_id", "=", id)
      .execute(),
  ]);
  return {
    ...seats,
    enrolments: enrolments.length,
    invoices: invoices.map(({ status }) => status),
    orders: orders.length,
  };
}

const server = await getPostgresUrl();

describe.each([
  { kind: "one instance on SQLite", url: null },
  ...(server ? [{ kind: "two instances on PostgreSQL", url: server }] : []),
])("$kind", ({ url }) => {
  const site = setUpCrowdSite(url);

  test(
    `${CROWD} learners who enrol at once in a free class with ${SEATS} seats left: ${SEATS} get one, and the others are told that it is full`,
    async () => {
      const slug = await site.createClass({ quota: SEATS + 5, enrolled: 5 });
      const learners = await site.createLearners(CROWD);
      const forms: OpenForm[] = [];
      for (const learner of learners) forms.push(await learner.openForm(enrolPath(slug)));
      const startedAt = performance.now();

      const { answers, putOffCount } = await postAll(
        forms.map(
          ({ post }) =>
            () =>
              post(),
        ),
      );

      const ms = Math.round(performance.now() - startedAt);
      const enrolled = answers.filter(({ status }) => status === 303);
      const rejected = answers.filter(({ status }) => status !== 303);
      console.info(`${CROWD} enrolments in ${ms} ms, ${putOffCount} of them put off and repeated`);
      expect(enrolled).toHaveLength(SEATS);
      expect(new Set(enrolled.map(({ location }) => location))).toEqual(
        new Set([enrolledPath(slug)]),
      );
      expect(rejected).toHaveLength(CROWD - SEATS);
      expect(new Set(rejected.map(({ status }) => status))).toEqual(new Set([409]));
      expect(rejected.every(({ text }) => text.includes(FULL_MESSAGE))).toBe(true);
      expect(await readSeats(site, slug)).toEqual({
        enrolled: SEATS + 5,
        reserved: 0,
        enrolments: SEATS,
        invoices: Array(SEATS).fill("paid"),
        orders: 0,
      });
    },
    TIMEOUT_MS,
  );

  test("a form of a free class that is posted eight times enrols once, with one invoice", async () => {
    const slug = await site.createClass({ quota: 10, enrolled: 5 });

    const { answers } = await postRepeatedly(site, slug);

    expect(answers.map(({ status, location }) => [status, location])).toEqual(
      Array(POSTS).fill([303, enrolledPath(slug)]),
    );
    expect(await readSeats(site, slug)).toEqual({
      enrolled: 6,
      reserved: 0,
      enrolments: 1,
      invoices: ["paid"],
      orders: 0,
    });
  });

  test("a form of a paid class that is posted eight times opens one invoice with one order", async () => {
    const slug = await site.createClass({ quota: 10, enrolled: 5, price: 450_000 });

    const { answers } = await postRepeatedly(site, slug, { method: "qris" });

    expect(answers.map(({ status }) => status)).toEqual(Array(POSTS).fill(303));
    // An address of the other instance names its port, where BASE_URL would name the site.
    const paths = answers.map(({ location }) => new URL(location, "http://localhost").pathname);
    expect(new Set(paths).size).toBe(1);
    expect(await readSeats(site, slug)).toEqual({
      enrolled: 5,
      reserved: 1,
      enrolments: 0,
      invoices: ["pending"],
      orders: 1,
    });
  });
});
