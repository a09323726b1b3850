import { beforeAll, expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { DAY_MS } from "~/lib/time";
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

  test("createClassWebinar adds a webinar that everybody sees, without its room", async () => {
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
