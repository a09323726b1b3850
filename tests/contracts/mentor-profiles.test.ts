import { beforeAll, expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createClassRow, createSignedInUser } from "./core-fixture";
import { seedMentor } from "./learner-fixture";

const SETTINGS = {
  role: "Pengembang web",
  bio: "Mengajar sejak 2015.",
  avatar: null,
  links: ["https://situs.example/sari"],
};

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    const { db } = site().database;
    const people = {
      admin: { tenantId: TENANT_ID, role: ROLE.admin },
      mentor: { tenantId: TENANT_ID, role: ROLE.mentor },
      namesake: { tenantId: TENANT_ID, role: ROLE.teacher },
      student: { tenantId: TENANT_ID, role: ROLE.student },
      stranger: { tenantId: OTHER_TENANT_ID, role: ROLE.admin },
    };
    for (const [name, role] of Object.entries(people))
      tokens[name] = await createSignedInUser(db, `profile-${name}`, [role]);
    await db
      .updateTable("users")
      .set({ name: "Sari" })
      .where("id", "in", ["profile-mentor", "profile-namesake"])
      .execute();
    await db
      .insertInto("classes")
      .values(createClassRow(TENANT_ID, "web-dasar", { start: -5, end: 20 }))
      .execute();
    await seedMentor(db);
  });

  const as = (who: string, tenantId = TENANT_ID) =>
    site().createClients({ accessToken: tokens[who], tenantId });
  const get = async (who: string, id = "me", tenantId = TENANT_ID) =>
    (await as(who, tenantId).learning.getMentorProfile({ params: { id } })).data;
  const save = async (who: string, id: string, version: number, more = {}) => {
    const body = { ...SETTINGS, ...more, version };
    return (await as(who).learning.saveMentorProfile({ params: { id }, body })).data;
  };

  test("a mentor's own profile is the one of their name, and a namesake's a new one", async () => {
    const own = await get("mentor");

    expect(own).toMatchObject({ id: "m1", name: "Sari", role: "Pengembang", classes: 1 });
    const other = await get("namesake");
    expect(other).toMatchObject({ name: "Sari", bio: "", classes: 0 });
    expect(other.id).not.toBe("m1");
    expect((await get("mentor")).id).toBe("m1");
  });

  test("saveMentorProfile shows bio and links on the pages of the mentor's classes", async () => {
    const { version } = await get("mentor");
    const saved = await save("mentor", "me", version);

    expect(saved.version).toBeGreaterThan(version);
    const { data } = await as("student").services.getClassOverview({
      query: { slug: "web-dasar" },
    });
    expect(data.mentors).toMatchObject([{ name: "Sari", ...SETTINGS }]);
    for (const stale of [version, 0])
      expect(await getError(save("mentor", "me", stale))).toMatchObject({ status: 409 });
  });

  test("profiles of others are for roles 0 and 1 of the tenant", async () => {
    const { version } = await get("mentor");

    expect((await save("admin", "m1", version, { bio: "Oleh pengelola." })).bio).toBe(
      "Oleh pengelola.",
    );
    expect(await getError(save("namesake", "m1", version))).toMatchObject(FORBIDDEN);
    expect(await getError(get("student"))).toMatchObject(FORBIDDEN);
    expect(await getError(as("mentor").learning.listMentorProfiles())).toMatchObject(FORBIDDEN);
    const foreign = get("stranger", "m1", OTHER_TENANT_ID);
    expect(await getError(foreign)).toMatchObject({ status: 404 });
    const query = { search: "sar" };
    const { data } = await as("admin").learning.listMentorProfiles({ query });
    expect(data.items.map(({ name }) => name)).toEqual(["Sari", "Sari"]);
  });
});
