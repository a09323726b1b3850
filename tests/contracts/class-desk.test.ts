import { beforeAll, describe, expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { DAY_MS } from "~/lib/time";
import type { DeskClass } from "~/server/hosts/learning/class-desk";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createSignedInUser } from "./core-fixture";

const STALE = { status: 409, message: "Data sudah berubah, muat ulang halaman." };
const NEW_CLASS = {
  type: "free",
  level: "dasar",
  summary: "Membuat halaman pertama dalam sehari.",
} as const;

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    const { db } = site().database;
    const people = {
      admin: { tenantId: TENANT_ID, role: ROLE.admin },
      mentor: { tenantId: TENANT_ID, role: ROLE.mentor },
      other: { tenantId: TENANT_ID, role: ROLE.teacher },
      student: { tenantId: TENANT_ID, role: ROLE.student },
      stranger: { tenantId: OTHER_TENANT_ID, role: ROLE.admin },
    };
    for (const [name, role] of Object.entries(people))
      tokens[name] = await createSignedInUser(db, `desk-${name}`, [role]);
  });

  const as = (who: string, tenantId = TENANT_ID) =>
    site().createClients({ accessToken: tokens[who], tenantId });
  const create = async (who: string, name: string, more = {}) =>
    (await as(who).learning.createClass({ body: { ...NEW_CLASS, name, ...more } })).data.slug;
  const get = async (who: string, slug: string, tenantId?: string) =>
    (await as(who, tenantId).learning.getDeskClass({ params: { slug } })).data;
  const toBody = ({ slug: _, ...settings }: DeskClass) => settings;
  const save = async (who: string, slug: string, more: object) => {
    const settings = await get(who, slug);
    const body = { ...toBody(settings), ...more };
    return (await as(who).learning.saveDeskClass({ params: { slug }, body })).data.slug;
  };
  const decide = (who: string, slug: string, body: { version: number; decision: "publish" }) =>
    as(who).learning.decideClass({ params: { slug }, body });
  const addChapter = async (slug: string) => {
    const { db } = site().database;
    const { id } = await get("admin", slug);
    const key = { lms_id: TENANT_ID, class_id: id };
    await db
      .insertInto("class_modules")
      .values({ ...key, slug: "awal", title: "Awal", sort: 1 })
      .execute();
    const chapter = {
      slug: "bab",
      title: "Bab",
      type: "text",
      minutes: 5,
      free: 1,
      sort: 1,
    } as const;
    await db
      .insertInto("class_chapters")
      .values({ ...key, module_slug: "awal", ...chapter })
      .execute();
  };
  const publish = async (slug: string) => {
    await addChapter(slug);
    const { version } = await get("admin", slug);
    await decide("admin", slug, { version, decision: "publish" });
  };
  const isShown = async (slug: string) => {
    const overview = as("student").services.getClassOverview({ query: { slug } });
    return overview.then(
      () => true,
      () => false,
    );
  };

  describe("createClass", () => {
    test("makes a draft that its maker teaches, with a slug from its name", async () => {
      const slug = await create("mentor", "Web untuk Desa");
      const second = await create("mentor", "Web untuk Desa");

      const desk = await get("mentor", slug);
      expect([slug, second]).toEqual(["web-untuk-desa", "web-untuk-desa-2"]);
      expect(desk).toMatchObject({ publication: "draft", version: 1, mentorIds: ["desk-mentor"] });
      expect(desk.code).toMatch(/^[A-Z0-9]{6}$/);
      expect(await isShown(slug)).toBe(false);
    });

    test("rejects learners and a slug in use", async () => {
      await create("mentor", "Satu", { slug: "satu-alamat" });

      expect(await getError(create("student", "Dua"))).toMatchObject(FORBIDDEN);
      const taken = await getError(create("admin", "Dua", { slug: "satu-alamat" }));
      expect(taken).toMatchObject({ status: 409, data: { slug: expect.any(String) } });
    });

    test("repeats the answer for a repeated key", async () => {
      const request = {
        body: { ...NEW_CLASS, name: "Sekali saja" },
        idempotencyKey: "k".repeat(20),
      };
      const first = await as("mentor").learning.createClass(request);
      const again = await as("mentor").learning.createClass(request);

      expect(again.data).toEqual(first.data);
    });
  });

  test("getDeskClass answers 403 to others of the tenant, 404 to other tenants", async () => {
    const slug = await create("mentor", "Rahasia");

    for (const who of ["other", "student"])
      expect(await getError(get(who, slug))).toMatchObject(FORBIDDEN);
    expect(await getError(get("stranger", slug, OTHER_TENANT_ID))).toMatchObject({ status: 404 });
    expect((await get("admin", slug)).canPublish).toBe(true);
    expect((await get("mentor", slug)).canPublish).toBe(false);
  });

  describe("saveDeskClass", () => {
    test("stores what the form edits, sanitised, and presents the chosen people", async () => {
      const slug = await create("mentor", "Disunting");
      await save("mentor", slug, {
        description: '<p onclick="x()">Isi</p><script>x()</script>',
        price: 250_000,
        strikePrice: 300_000,
        outcomes: ["Membuat halaman"],
        mentorIds: ["desk-other"],
        coverAlt: "Dua siswa",
      });

      expect(await get("other", slug)).toMatchObject({
        description: "<p>Isi</p>",
        price: 250_000,
        strikePrice: 300_000,
        mentorIds: ["desk-mentor", "desk-other"],
        coverAlt: "Dua siswa",
        version: 2,
      });
      await publish(slug);
      const { data } = await as("student").services.getClassOverview({ query: { slug } });
      expect(data.coverAlt).toBe("Dua siswa");
      expect(data.mentors.map(({ name }) => name)).toEqual(["Nama desk-mentor", "Nama desk-other"]);
    });

    test("rejects a stale version and people who do not teach", async () => {
      const slug = await create("mentor", "Bersaing");
      await save("mentor", slug, { hours: 3 });

      expect(await getError(save("admin", slug, { version: 1 }))).toMatchObject(STALE);
      const unknown = await getError(save("mentor", slug, { mentorIds: ["desk-student"] }));
      expect(unknown).toMatchObject({ status: 422, data: { mentorIds: expect.any(String) } });
      expect(await getError(save("other", slug, {}))).toMatchObject(FORBIDDEN);
    });

    test("rejects a quota below the places that are taken", async () => {
      const slug = await create("mentor", "Penuh");
      await site()
        .database.db.updateTable("classes")
        .set({ enrolled: 3, reserved: 1 })
        .where("slug", "=", slug)
        .execute();

      const error = await getError(save("mentor", slug, { quota: 3 }));
      expect(error).toMatchObject({ status: 422, data: { quota: expect.stringContaining("4") } });
      await save("mentor", slug, { quota: 4 });
      expect((await get("mentor", slug)).quota).toBe(4);
    });

    test("redirects former slugs", async () => {
      const slug = await create("mentor", "Nama lama");
      await publish(slug);
      expect(await save("mentor", slug, { slug: "nama-baru" })).toBe("nama-baru");

      const { data } = await as("student").services.getClassOverview({ query: { slug } });
      expect(data.slug).toBe("nama-baru");
      expect((await get("mentor", slug)).slug).toBe("nama-baru");
    });
  });

  describe("decideClass", () => {
    test("publishes a class with chapters, for managers only", async () => {
      const slug = await create("mentor", "Terbit");
      const decision = { version: 1, decision: "publish" } as const;

      expect(await getError(decide("mentor", slug, decision))).toMatchObject(FORBIDDEN);
      expect(await getError(decide("admin", slug, decision))).toMatchObject({ status: 409 });
      await addChapter(slug);
      expect(await getError(decide("admin", slug, { ...decision, version: 9 }))).toMatchObject(
        STALE,
      );
      const { data } = await decide("admin", slug, decision);
      expect(data).toMatchObject({ publication: "published", version: 2 });
      expect(await isShown(slug)).toBe(true);
      const entry = await site()
        .database.db.selectFrom("audit_log")
        .select("after")
        .where("action", "=", "class.publish")
        .where("entity_id", "=", data.id)
        .executeTakeFirstOrThrow();
      expect(JSON.parse(entry.after)).toEqual({ status: "published", title: "Terbit", slug });
    });

    test("opens the registration of a class without dates when it is published", async () => {
      const slug = await create("mentor", "Tanpa Tanggal");

      await publish(slug);

      expect((await get("mentor", slug)).registrationStart).not.toBeNull();
      const { data } = await as("student").services.getClassOverview({ query: { slug } });
      expect(data.status).toBe("registration open");
    });

    test("keeps a class with learners published, and archives it for them", async () => {
      const slug = await create("mentor", "Berpeserta");
      const now = Date.now();
      await save("mentor", slug, {
        registrationStart: now - DAY_MS,
        registrationEnd: now + DAY_MS,
      });
      await publish(slug);
      await as("student").services.createInvoice({ query: { slug }, body: { method: "qris" } });
      const { version } = await get("admin", slug);
      const change = (decision: "withdraw" | "archive") =>
        as("admin").learning.decideClass({ params: { slug }, body: { version, decision } });
      const listed = async () =>
        (await as("student").services.listActiveClasses({ query: { search: "Berpeserta" } })).data
          .totalItems;

      expect(await getError(change("withdraw"))).toMatchObject({ status: 409 });
      expect(await listed()).toBe(1);
      await change("archive");
      expect(await listed()).toBe(0);
      const mine = await as("student").learning.listMyClasses();
      expect(mine.data.items.map((item) => item.class.slug)).toContain(slug);
    });
  });
});
