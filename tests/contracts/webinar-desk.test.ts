import { beforeAll, expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { DAY_MS } from "~/lib/time";
import { formatWebinarTime } from "~/lib/webinar-time";
import { listMailsTo } from "./appointment-fixture";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createClassRow, createSignedInUser } from "./core-fixture";

const BODY = {
  title: "Kenalan dengan mentor",
  summary: "Satu kalimat.",
  description: "<p>Isi</p><script>x</script>",
  speakers: [{ name: "Sri Wahyuni", role: "Mentor" }],
  startAt: Date.now() + DAY_MS,
  durationMin: 90,
  platform: "Zoom",
  joinUrl: "https://ruang.example/1",
  recordingUrl: null,
  slideUrl: null,
};
const params = { slug: "web" };

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    const { db } = site().database;
    const people = {
      mentor: { tenantId: TENANT_ID, role: ROLE.mentor },
      other: { tenantId: TENANT_ID, role: ROLE.mentor },
      student: { tenantId: TENANT_ID, role: ROLE.student },
      stranger: { tenantId: OTHER_TENANT_ID, role: ROLE.admin },
    };
    for (const [name, role] of Object.entries(people))
      tokens[name] = await createSignedInUser(db, `webinar-${name}`, [role]);
    const row = createClassRow(TENANT_ID, "web", {});
    await db.insertInto("classes").values(row).execute();
    await db
      .insertInto("class_staff")
      .values({ lms_id: TENANT_ID, class_id: row.id, user_id: "webinar-mentor" })
      .execute();
  });

  const as = (who: string, tenantId = TENANT_ID) =>
    site().createClients({ accessToken: tokens[who], tenantId });
  const create = async (who = "mentor", tenantId?: string) =>
    (await as(who, tenantId).learning.createClassWebinar({ params, body: BODY })).data.slug;
  const get = async (webinar: string, who = "mentor") =>
    (await as(who).learning.getDeskWebinar({ params: { ...params, webinar } })).data;

  test("createClassWebinar adds a webinar that all see, without its room", async () => {
    const slug = await create();
    const second = await create();

    expect([slug, second]).toEqual(["kenalan-dengan-mentor", "kenalan-dengan-mentor-2"]);
    const { items } = (await as("student").services.listWebinars({ query: {} })).data;
    expect(items.find((item) => item.slug === slug)).toMatchObject({
      title: BODY.title,
      description: "<p>Isi</p>",
      joinUrl: null,
    });
    expect(await get(slug)).toMatchObject({ joinUrl: BODY.joinUrl, version: 1 });
  });

  test("a webinar of a draft class is there for its staff only, until the class is published", async () => {
    const slug = await create();
    const publish = (publication: "draft" | "published") =>
      site()
        .database.db.updateTable("classes")
        .set({ publication })
        .where("slug", "=", params.slug)
        .execute();
    const list = async () =>
      (await as("student").services.listWebinars({ query: {} })).data.items.map((one) => one.slug);
    const place = (who: string) => as(who).learning.getWebinarPlace({ params: { slug } });
    await publish("draft");

    expect(await list()).not.toContain(slug);
    expect(await getError(place("student"))).toMatchObject({ status: 404 });
    const registration = as("student").learning.registerForWebinar({ params: { slug } });
    expect(await getError(registration)).toMatchObject({ status: 404 });
    expect((await place("mentor")).data.isStaff).toBe(true);
    await publish("published");
    expect(await list()).toContain(slug);
    expect((await place("student")).data.isStaff).toBe(false);
  });

  test("saveDeskWebinar mails a new time to those who registered, with its calendar file, and nothing else", async () => {
    const slug = await create();
    await as("student").learning.registerForWebinar({ params: { slug } });
    const save = (change: Partial<typeof BODY>, version: number) =>
      as("mentor").learning.saveDeskWebinar({
        params: { ...params, webinar: slug },
        body: { ...BODY, ...change, version },
      });
    const listMoved = async () =>
      (await listMailsTo(site(), "webinar-student@ours.example")).filter(({ subject }) =>
        subject.startsWith("Waktu baru"),
      );

    await save({ summary: "Kalimat lain." }, 1);
    expect(await listMoved()).toEqual([]);
    await save({ startAt: BODY.startAt + DAY_MS }, 2);
    expect(await getError(save({}, 2))).toMatchObject({ status: 409 });

    const moved = await listMoved();
    expect(moved).toHaveLength(1);
    expect(moved[0]?.subject).toBe(`Waktu baru: ${BODY.title}`);
    expect(moved[0]?.body).toContain(
      formatWebinarTime({ startAt: BODY.startAt + DAY_MS, durationMin: BODY.durationMin }),
    );
    const start = new Date(BODY.startAt + DAY_MS).toISOString().replace(/[-:]|\.\d+/g, "");
    expect(moved[0]?.calendar).toContain(`DTSTART:${start}`);
    expect(moved[0]?.calendar).toContain("SEQUENCE:2");
    await save({ startAt: BODY.startAt - 9 * DAY_MS }, 3);
    expect(await listMoved()).toHaveLength(1);
  });

  test("is for the staff of the class only", async () => {
    const slug = await create();

    expect(await getError(create("student"))).toMatchObject(FORBIDDEN);
    expect(await getError(create("other"))).toMatchObject(FORBIDDEN);
    expect(await getError(create("stranger", OTHER_TENANT_ID))).toMatchObject({ status: 404 });
    expect(await getError(get(slug, "other"))).toMatchObject(FORBIDDEN);
  });

  test("saveDeskWebinar stores changes and rejects a stale version", async () => {
    const slug = await create();
    const save = (version: number) =>
      as("mentor").learning.saveDeskWebinar({
        params: { ...params, webinar: slug },
        body: { ...BODY, recordingUrl: "https://rekaman.example/1", version },
      });

    expect((await save(1)).data).toMatchObject({
      recordingUrl: "https://rekaman.example/1",
      version: 2,
    });
    expect(await getError(save(1))).toMatchObject({ status: 409 });
  });
});
