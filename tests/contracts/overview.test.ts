import { beforeAll, expect, test } from "vitest";
import { monthStart, shiftMonth, toMonth } from "~/lib/months";
import { ROLE } from "~/lib/roles";
import { DAY_MS } from "~/lib/time";
import { appendAudit } from "~/server/embedded/kit/audit/audit-log";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createPostRow, createSignedInUser } from "./core-fixture";
import { seedLearners } from "./learner-fixture";
import { seedPrograms } from "./program-fixture";

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  const db = () => site().database.db;
  const admin = (who: string, tenantId = TENANT_ID) =>
    site().createClients({ accessToken: tokens[who], tenantId }).admin;
  const now = () => site().context.clock();

  beforeAll(async () => {
    await seedPrograms(db());
    await seedLearners(db());
    for (const [who, role] of [
      ["overview-admin", ROLE.admin],
      ["overview-lead", ROLE.leadProgram],
    ] as const)
      tokens[who] = await createSignedInUser(db(), who, [{ tenantId: TENANT_ID, role }]);
  });

  test("listMonthlyFigures counts the tenant's own events by month in WIB, oldest first", async () => {
    const current = toMonth(now());
    const previous = shiftMonth(current, -1);
    await db()
      .insertInto("statistics_series")
      .values([
        { lms_id: TENANT_ID, metric: "class_view", month: previous, province_id: "", value: 7 },
        { lms_id: TENANT_ID, metric: "class_view", month: previous, province_id: "31", value: 2 },
        {
          lms_id: OTHER_TENANT_ID,
          metric: "class_view",
          month: previous,
          province_id: "",
          value: 50,
        },
      ])
      .execute();
    await db()
      .updateTable("enrolments")
      .set({ created_at: monthStart(current) - DAY_MS })
      .execute();
    for (const [user_id, done_count] of [
      ["ani", 3],
      ["budi", 1],
    ] as const)
      await db()
        .updateTable("enrolments")
        .set({ done_count })
        .where("class_id", "=", `${TENANT_ID}-web-dasar`)
        .where("user_id", "=", user_id)
        .execute();
    const enrolled = await db()
      .selectFrom("enrolments")
      .select("user_id")
      .where("lms_id", "=", TENANT_ID)
      .execute();

    const { data } = await admin("overview-admin").listMonthlyFigures({ query: { months: 3 } });

    expect(data.map(({ month }) => month)).toEqual([shiftMonth(current, -2), previous, current]);
    expect(data[1]).toMatchObject({
      enrolments: enrolled.length,
      learners: new Set(enrolled.map(({ user_id }) => user_id)).size,
      classViews: 9,
      started: 2,
      finished: 1,
    });
    expect(data[2]).toMatchObject({ enrolments: 0, learners: 0, classViews: 0 });
    expect(
      (await admin("overview-admin").listMonthlyFigures({ query: { until: previous, months: 1 } }))
        .data,
    ).toEqual([data[1]]);
  });

  test("listSetupSteps ticks what the tenant's data holds", async () => {
    const read = async () =>
      (await admin("overview-admin").listSetupSteps()).data.flatMap(({ step, isDone }) =>
        isDone ? [step] : [],
      );
    await db()
      .insertInto("posts")
      .values(createPostRow(TENANT_ID, "draf", { status: "draft" }))
      .execute();
    const before = await read();
    await db()
      .insertInto("settings")
      .values({
        lms_id: TENANT_ID,
        key: "logoDark",
        value: JSON.stringify("/logo.svg"),
        updated_at: 1,
      })
      .onConflict((conflict) =>
        conflict.columns(["lms_id", "key"]).doUpdateSet({ value: JSON.stringify("/logo.svg") }),
      )
      .execute();

    await db().updateTable("posts").set({ status: "published" }).execute();

    expect(before).not.toContain("logo");
    expect(before).not.toContain("post");
    expect(before).toContain("class");
    expect(before).toContain("people");
    expect(await read()).toEqual(expect.arrayContaining(["logo", "post"]));
  });

  test("listActivity returns the tenant's newest changes, behind any number of sign-ins", async () => {
    const append = (tenantId: string, action: string, entityId: string) =>
      appendAudit(
        site().context,
        db(),
        { tenantId, clientIp: "203.0.113.7", requestId: "r" },
        { user: null, actorName: "Rina Kartika", action, entity: "post", entityId },
      );
    await append(TENANT_ID, "post.publish", "1");
    await append(TENANT_ID, "post.archive", "2");
    for (let count = 0; count < 40; count++) await append(TENANT_ID, "account.sign-in", "ani");
    await append(OTHER_TENANT_ID, "post.publish", "9");

    const { data } = await admin("overview-admin").listActivity({ query: { limit: 2 } });

    expect(data.map(({ action, entityId }) => [action, entityId])).toEqual([
      ["post.archive", "2"],
      ["post.publish", "1"],
    ]);
  });

  test("figures, activity and steps are refused to other roles and for another tenant", async () => {
    for (const refused of [admin("overview-lead"), admin("overview-admin", OTHER_TENANT_ID)]) {
      expect(await getError(refused.listMonthlyFigures())).toMatchObject(FORBIDDEN);
      expect(await getError(refused.listActivity())).toMatchObject(FORBIDDEN);
      expect(await getError(refused.listSetupSteps())).toMatchObject(FORBIDDEN);
    }
  });
});
