import { beforeAll, expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { DAY_MS } from "~/lib/time";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createClassRow, createSignedInUser } from "./core-fixture";
import { createWebinarRow } from "./webinar-fixture";

const NOW = Date.UTC(2026, 10, 22);
const WEEK = { from: NOW, to: NOW + 7 * DAY_MS };

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  const read = async (who: string, period = WEEK, tenantId = TENANT_ID) => {
    const { learning } = site().createClients({ accessToken: tokens[who] as string, tenantId });
    const { classes, webinars, quizzes } = (await learning.getMyAgenda({ query: period })).data;
    return [
      ...classes.map(({ slug }) => slug),
      ...webinars.map(({ title }) => title),
      ...quizzes.map(({ id }) => id),
    ];
  };

  beforeAll(async () => {
    const { db } = site().database;
    for (const [who, role] of [
      ["learner", ROLE.student],
      ["mentor", ROLE.mentor],
      ["stranger", ROLE.student],
    ] as const)
      tokens[who] = await createSignedInUser(db, who, [
        { tenantId: TENANT_ID, role },
        { tenantId: OTHER_TENANT_ID, role },
      ]);
    const toClass = (slug: string, start: number, end: number) =>
      createClassRow(TENANT_ID, slug, { start, end }, {}, NOW);
    await db
      .insertInto("classes")
      .values([toClass("web", -3, 20), toClass("usai", -30, -1), toClass("nanti", 7, 30)])
      .execute();
    const key = (slug: string) => ({ lms_id: TENANT_ID, class_id: `${TENANT_ID}-${slug}` });
    for (const slug of ["web", "usai", "nanti"])
      await db
        .insertInto("enrolments")
        .values({ ...key(slug), user_id: "learner", source: "free", created_at: 1 })
        .execute();
    await db
      .insertInto("class_staff")
      .values({ ...key("web"), user_id: "mentor" })
      .execute();
    const toWebinar = (lms_id: string, id: string, days: number) =>
      createWebinarRow(
        id,
        0,
        { lms_id, start_at: NOW + days * DAY_MS, class_id: `${TENANT_ID}-web` },
        NOW,
      );
    await db
      .insertInto("webinars")
      .values([
        toWebinar(TENANT_ID, "kini", 0),
        toWebinar(TENANT_ID, "pekan-depan", 7),
        toWebinar(OTHER_TENANT_ID, "lain", 1),
      ])
      .execute();
    await seedAttempts(key("web"));
  });

  /** Open attempts of the learner at quizzes that end in one day and in eight. */
  async function seedAttempts(classKey: { lms_id: string; class_id: string }) {
    const { db } = site().database;
    for (const days of [1, 8]) {
      const id = `kuis-${days}`;
      await db
        .insertInto("quizzes")
        .values({
          ...classKey,
          id,
          title: id,
          pass_mark: 70,
          time_limit_min: 10,
          draw: "[]",
          max_attempts: null,
          shuffle: 1,
          review: "always",
          version: 1,
          created_at: 1,
          updated_at: 1,
        })
        .execute();
      await db
        .insertInto("quiz_attempts")
        .values({
          lms_id: TENANT_ID,
          id: `attempt-${days}`,
          quiz_id: id,
          user_id: "learner",
          status: "open",
          questions: "[]",
          sheet: null,
          grades: "{}",
          answers: "{}",
          started_at: NOW,
          deadline_at: NOW + days * DAY_MS,
          submitted_at: null,
          score: null,
          passed: null,
          version: 1,
        })
        .execute();
    }
  }

  test("getMyAgenda tells the caller's classes and quizzes of a period, and the classes' webinars", async () => {
    expect(await read("learner")).toEqual(["web", "Webinar kini", "kuis-1"]);
    expect(await read("mentor")).toEqual(["web", "Webinar kini"]);
    expect(await read("stranger")).toEqual([]);
    expect(await read("learner", WEEK, OTHER_TENANT_ID)).toEqual([]);
    const nextWeek = { from: WEEK.to, to: WEEK.to + 7 * DAY_MS };
    expect(await read("learner", nextWeek)).toEqual([
      "web",
      "nanti",
      "Webinar pekan-depan",
      "kuis-8",
    ]);
  });

  test("getCalendarFeed opens the agenda of a token's owner until the token is renewed", async () => {
    const { db } = site().database;
    const { learning } = site().createClients({ accessToken: tokens.learner as string });
    const open = async (token: string, tenantId = TENANT_ID) => {
      const visitor = site().createClients({ tenantId }).learning;
      const { data } = await visitor.getCalendarFeed({ params: { token }, query: WEEK });
      return data.classes.map(({ slug }) => slug);
    };
    expect((await learning.getCalendarToken()).data.token).toBeNull();

    const { token } = (await learning.renewCalendarToken()).data;

    expect((await learning.getCalendarToken()).data.token).toBe(token);
    expect(await open(token)).toEqual(["web"]);
    expect(
      JSON.stringify(await db.selectFrom("calendar_tokens").selectAll().execute()),
    ).not.toContain(token.slice(-64));
    const renewed = (await learning.renewCalendarToken()).data.token;
    expect(await open(renewed)).toEqual(["web"]);
    for (const wrong of [token, `mentor${renewed.slice("learner".length)}`, "x", `-${renewed}`])
      expect(await getError(open(wrong))).toMatchObject({ status: 404 });
    expect(await getError(open(renewed, OTHER_TENANT_ID))).toMatchObject({ status: 404 });
  });
});
