import { beforeAll, describe, expect, test } from "vitest";
import type { ProgramSettings } from "~/lib/program-fields";
import { ROLE } from "~/lib/roles";
import { DAY_MS } from "~/lib/time";
import type { DeskProgram } from "~/server/hosts/admin/program-desk";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createClassRow, createSignedInUser } from "./core-fixture";

const STALE = { status: 409, message: "Data sudah berubah, muat ulang halaman." };
const SETTINGS: Omit<ProgramSettings, "name"> = {
  summary: "Belajar membuat web selama satu semester.",
  description: '<p onclick="x()">Isi</p><script>x()</script>',
  logo: null,
  status: "active",
  startAt: Date.now() - DAY_MS,
  endAt: Date.now() + DAY_MS,
  audience: "Siswa SMK",
  benefits: ["Sertifikat"],
  syllabus: ["HTML", "CSS"],
  howToJoin: "Sekolah mendaftar.",
  joinAs: "school",
  sort: 0,
};

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    const { db } = site().database;
    const people = { admin: ROLE.admin, leader: ROLE.leadProgram };
    for (const [name, role] of Object.entries(people))
      tokens[name] = await createSignedInUser(db, `program-${name}`, [
        { tenantId: TENANT_ID, role },
      ]);
    tokens.stranger = await createSignedInUser(db, "program-stranger", [
      { tenantId: OTHER_TENANT_ID, role: ROLE.admin },
    ]);
    await db
      .insertInto("classes")
      .values(createClassRow(TENANT_ID, "web-program", { start: -5, end: 20 }))
      .execute();
  });

  const as = (who: string, tenantId = TENANT_ID) =>
    site().createClients({ accessToken: tokens[who], tenantId });
  const create = async (name: string, more = {}) =>
    (await as("admin").admin.createDeskProgram({ body: { ...SETTINGS, name, ...more } })).data.slug;
  const get = async (slug: string) =>
    (await as("admin").admin.getDeskProgram({ params: { slug } })).data;
  const publish = async (slug: string) => {
    const { version } = await get(slug);
    const body = { version, visibility: "published" } as const;
    await as("admin").admin.setProgramVisibility({ params: { slug }, body });
  };
  const save = async (slug: string, more: Partial<DeskProgram>) => {
    const {
      id: _,
      slug: _slug,
      publication: _p,
      classes: _c,
      schools: _s,
      ...settings
    } = await get(slug);
    const body = { ...settings, ...more };
    return (await as("admin").admin.saveDeskProgram({ params: { slug }, body })).data;
  };
  const { listed, shown } = {
    listed: async () => {
      const { data } = await as("admin").services.listActivePrograms({ query: { pageSize: 100 } });
      return data.items.map(({ slug }) => slug);
    },
    shown: async (slug: string) =>
      (await as("admin").services.getActiveProgram({ query: { slug } })).data,
  };

  test("createDeskProgram makes a draft that only the desk knows", async () => {
    const slug = await create("Web Satu Semester");
    const second = await create("Web Satu Semester");

    expect([slug, second]).toEqual(["web-satu-semester", "web-satu-semester-2"]);
    expect(await create("2026")).toBe("program-2026");
    const program = await get(slug);
    expect(program).toMatchObject({
      publication: "draft",
      version: 1,
      description: "<p>Isi</p>",
      syllabus: ["HTML", "CSS"],
    });
    expect(await listed()).not.toContain(slug);
    expect(await getError(shown(slug))).toMatchObject({ status: 404 });
    const syllabus = as("admin").batch.getSyllabus({ params: { programId: program.id } });
    expect(await getError(syllabus)).toMatchObject({ status: 404 });
    const query = { programId: program.id };
    const board = as("admin").admin.listLeaderboard({ query });
    expect(await getError(board)).toMatchObject({ status: 404 });
  });

  test("createDeskProgram answers a repeated key alike and rejects a slug in use", async () => {
    const call = {
      body: { ...SETTINGS, name: "Sekali", slug: "sekali-saja" },
      idempotencyKey: "program-key-12345678",
    };
    const answers = [
      await as("admin").admin.createDeskProgram(call),
      await as("admin").admin.createDeskProgram(call),
    ];

    expect(answers.map(({ data }) => data.slug)).toEqual(["sekali-saja", "sekali-saja"]);
    for (const slug of ["sekali-saja", "baru"])
      expect(await getError(create("Dua", { slug }))).toMatchObject({
        status: 409,
        data: { slug: expect.any(String) },
      });
  });

  test("the desk's operations are for roles 0 and 1 of the tenant", async () => {
    const slug = await create("Rahasia");
    const params = { slug };
    const body = { version: 1, visibility: "published" } as const;
    const { admin } = as("leader");

    for (const call of [
      () => admin.listDeskPrograms(),
      () => admin.getDeskProgram({ params }),
      () => admin.createDeskProgram({ body: { ...SETTINGS, name: "Dua" } }),
      () => admin.setProgramVisibility({ params, body }),
    ])
      expect(await getError(call())).toMatchObject(FORBIDDEN);
    const foreign = as("stranger", OTHER_TENANT_ID).admin;
    expect(await getError(foreign.getDeskProgram({ params }))).toMatchObject({ status: 404 });
    expect(await getError(foreign.setProgramVisibility({ params, body }))).toMatchObject({
      status: 404,
    });
  });

  describe("setProgramVisibility and saveDeskProgram", () => {
    test("show a program with its texts, and take it off again", async () => {
      const slug = await create("Tayang");
      await publish(slug);
      await save(slug, { name: "Tayang lagi", syllabus: ["Jaringan"] });

      const program = await shown(slug);
      expect(program).toMatchObject({ name: "Tayang lagi", syllabus: ["Jaringan"] });
      const { version } = await get(slug);
      const body = { version, visibility: "draft" } as const;
      await as("admin").admin.setProgramVisibility({ params: { slug }, body });
      expect(await getError(shown(slug))).toMatchObject({ status: 404 });
    });

    test("reject a stale version, and one that the form lacks", async () => {
      const slug = await create("Bersaing");
      await save(slug, { audience: "Guru" });

      for (const version of [1, 0]) {
        expect(await getError(save(slug, { version }))).toMatchObject(STALE);
        const body = { version, visibility: "published" } as const;
        const call = as("admin").admin.setProgramVisibility({ params: { slug }, body });
        expect(await getError(call)).toMatchObject(STALE);
      }
      expect((await get(slug)).publication).toBe("draft");
    });

    test("order programs by their number, before the date", async () => {
      const [late, early] = [await create("Belakangan"), await create("Duluan")];
      await save(late, { sort: 8, startAt: Date.now() - DAY_MS });
      await save(early, { sort: 7, startAt: Date.now() - 9 * DAY_MS });
      for (const slug of [late, early]) await publish(slug);

      const order = (await listed()).filter((slug) => [late, early].includes(slug));
      expect(order).toEqual([early, late]);
    });
  });

  describe("changeProgramPart", () => {
    const change = async (slug: string, body: { part: "class" | "school"; key: string }) =>
      (
        await as("admin").admin.changeProgramPart({
          params: { slug },
          body: { ...body, change: "add" },
        })
      ).data;

    test("puts a class with its learners into the program, and takes it out", async () => {
      const slug = await create("Berkelas");
      const { db } = site().database;
      const ids = { lms_id: TENANT_ID, class_id: `${TENANT_ID}-web-program` };
      await db
        .insertInto("enrolments")
        .values({ ...ids, user_id: "program-leader", source: "free", created_at: 1 })
        .execute();
      const program = await change(slug, { part: "class", key: "web-program" });
      await publish(slug);

      expect(program.classes.map((each) => each.slug)).toEqual(["web-program"]);
      expect((await shown(slug)).classList.map((each) => each.slug)).toEqual(["web-program"]);
      const learners = await db
        .selectFrom("programme_learners")
        .select("user_id")
        .where("programme_id", "=", program.id)
        .execute();
      expect(learners).toEqual([{ user_id: "program-leader" }]);
      const body = { part: "class", key: "web-program", change: "remove" } as const;
      const removed = await as("admin").admin.changeProgramPart({ params: { slug }, body });
      expect(removed.data.classes).toEqual([]);
    });

    test("rejects a class or a school that does not exist, at its field", async () => {
      const slug = await create("Tanpa bagian");

      for (const part of ["class", "school"] as const)
        expect(await getError(change(slug, { part, key: "12345678" }))).toMatchObject({
          status: 422,
          data: { key: expect.any(String) },
        });
    });
  });

  test("listDeskPrograms filters by visibility and counts both", async () => {
    await publish(await create("Dihitung"));
    const { data: all } = await as("admin").admin.listDeskPrograms({ query: { perPage: 100 } });
    const query = { visibility: "published", perPage: 100 } as const;
    const { data: visible } = await as("admin").admin.listDeskPrograms({ query });

    expect(visible.totalItems).toBe(all.counts.published);
    expect((all.counts.published ?? 0) + (all.counts.draft ?? 0)).toBe(all.totalItems);
    expect(new Set(visible.items.map(({ publication }) => publication))).toEqual(
      new Set(["published"]),
    );
  });
});
