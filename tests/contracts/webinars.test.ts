import { beforeAll, expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createClassRow, createSignedInUser } from "./core-fixture";
import { createWebinarRow } from "./webinar-fixture";

const CLASS = { lms_id: TENANT_ID, class_id: `${TENANT_ID}-web` };

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  const learning = (who: string, tenantId = TENANT_ID) =>
    site().createClients({ accessToken: tokens[who] as string, tenantId }).learning;
  const at = (slug: string) => ({ params: { slug } });
  const readMails = (who: string) =>
    site()
      .database.db.selectFrom("outbox")
      .selectAll()
      .where("to_address", "=", `${who}@ours.example`)
      .execute();

  beforeAll(async () => {
    const { db } = site().database;
    for (const [who, role, tenantId] of [
      ["ani", ROLE.student, TENANT_ID],
      ["budi", ROLE.student, TENANT_ID],
      ["citra", ROLE.student, TENANT_ID],
      ["mentor", ROLE.mentor, TENANT_ID],
      ["other-mentor", ROLE.mentor, TENANT_ID],
      ["admin", ROLE.admin, TENANT_ID],
      ["foreign", ROLE.admin, OTHER_TENANT_ID],
    ] as const)
      tokens[who] = await createSignedInUser(db, who, [{ tenantId, role }]);
    await db
      .insertInto("classes")
      .values(createClassRow(TENANT_ID, "web", {}))
      .execute();
    await db
      .insertInto("class_staff")
      .values({ ...CLASS, user_id: "mentor" })
      .execute();
    await db
      .insertInto("webinars")
      .values([
        createWebinarRow("later", 16, { class_id: CLASS.class_id }),
        createWebinarRow("open", 14, { class_id: CLASS.class_id }),
        createWebinarRow("over", -61),
        createWebinarRow("without-room", 5, { join_url: null }),
      ])
      .execute();
  });

  test("registerForWebinar registers once and mails one receipt with a calendar file", async () => {
    expect((await learning("ani").getWebinarPlace(at("later"))).data).toEqual({
      isRegistered: false,
      isStaff: false,
    });

    await Promise.all([1, 2, 3].map(() => learning("ani").registerForWebinar(at("later"))));

    expect((await learning("ani").getWebinarPlace(at("later"))).data.isRegistered).toBe(true);
    const mails = await readMails("ani");
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe("Anda terdaftar: Webinar later");
    expect(mails[0]?.body).toContain("http://ours.example:3000/Webinar/later/Jadwal.ics");
    expect(mails[0]?.calendar).toMatch(
      /^BEGIN:VCALENDAR\r\n[\s\S]*UID:webinar-later@ours\.example\r\n/,
    );
  });

  test("registerForWebinar rejects a webinar that is over or another tenant's", async () => {
    expect(await getError(learning("ani").registerForWebinar(at("over")))).toMatchObject({
      status: 409,
      message: "Webinar ini sudah selesai",
    });
    const foreign = learning("foreign", OTHER_TENANT_ID);
    const errors = await Promise.all(
      [
        learning("ani").registerForWebinar(at("never-was")),
        foreign.registerForWebinar(at("later")),
        foreign.getWebinarPlace(at("later")),
        foreign.joinWebinar(at("open")),
        foreign.leaveWebinar(at("later")),
        foreign.listWebinarGuests(at("later")),
      ].map(getError),
    );
    for (const error of errors) expect(error).toMatchObject({ status: 404 });
  });

  test("joinWebinar tells the room from 15 minutes before the start only, and notes the first time", async () => {
    expect((await learning("budi").joinWebinar(at("open"))).data.joinUrl).toBe(
      "https://ruang.example/open",
    );
    const readJoinedAt = async () =>
      (
        await site()
          .database.db.selectFrom("webinar_guests")
          .select("joined_at")
          .where("user_id", "=", "budi")
          .executeTakeFirstOrThrow()
      ).joined_at;
    const first = await readJoinedAt();

    await learning("budi").joinWebinar(at("open"));
    await learning("budi").leaveWebinar(at("open"));

    expect(first).not.toBeNull();
    expect(await readJoinedAt()).toBe(first);
    for (const slug of ["later", "over", "without-room"])
      expect(await getError(learning("budi").joinWebinar(at(slug)))).toMatchObject({ status: 409 });
    expect(await readMails("budi")).toHaveLength(1);
  });

  test("leaveWebinar ends a registration", async () => {
    await learning("citra").registerForWebinar(at("later"));

    expect((await learning("citra").leaveWebinar(at("later"))).data.isRegistered).toBe(false);
    expect((await learning("citra").leaveWebinar(at("later"))).data.isRegistered).toBe(false);
  });

  test("listWebinarGuests and listClassWebinars tell the staff of its class who registered and came", async () => {
    await learning("ani").registerForWebinar(at("open"));

    const { data } = await learning("mentor").listWebinarGuests(at("open"));

    expect(data).toMatchObject({
      totalItems: 2,
      joinedCount: 1,
      webinar: { title: "Webinar open" },
    });
    expect(data.items.map(({ id, joinedAt }) => [id, joinedAt !== null])).toEqual([
      ["ani", false],
      ["budi", true],
    ]);
    expect((await learning("admin").listWebinarGuests(at("over"))).data.totalItems).toBe(0);
    expect((await learning("mentor").getWebinarPlace(at("open"))).data.isStaff).toBe(true);
    expect(
      (await learning("mentor").listClassWebinars(at("web"))).data.map(
        ({ slug, registeredCount, joinedCount }) => [slug, registeredCount, joinedCount],
      ),
    ).toEqual([
      ["later", 1, 0],
      ["open", 2, 1],
    ]);
    const errors = await Promise.all(
      [
        learning("other-mentor").listWebinarGuests(at("open")),
        learning("mentor").listWebinarGuests(at("over")),
        learning("ani").listWebinarGuests(at("open")),
        learning("other-mentor").listClassWebinars(at("web")),
      ].map(getError),
    );
    for (const error of errors) expect(error).toMatchObject(FORBIDDEN);
  });

  test("getMyAgenda lists the webinars that the caller registered for and those of their classes", async () => {
    const { db } = site().database;
    const read = async (who: string) => {
      const query = { from: 0, to: Date.now() * 2 };
      return (await learning(who).getMyAgenda({ query })).data.webinars.map(({ slug }) => slug);
    };

    expect(await read("ani")).toEqual(["open", "later"]);
    expect(await read("budi")).toEqual(["open"]);
    expect(await read("citra")).toEqual([]);
    expect(await read("mentor")).toEqual(["open", "later"]);
    await db
      .insertInto("enrolments")
      .values({ ...CLASS, user_id: "citra", source: "free", created_at: 1 })
      .execute();
    expect(await read("citra")).toEqual(["open", "later"]);
  });
});
