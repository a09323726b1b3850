import { beforeAll, expect, test } from "vitest";
import { FESTIVAL_PARTS, type FestivalContent, type FestivalItemBody } from "~/lib/festival-fields";
import { FESTIVAL_CLASS_SLUG, FESTIVAL_PATH } from "~/lib/paths";
import { ROLE } from "~/lib/roles";
import type { Schema } from "~/server/embedded/database/schema/schema";
import { getSiteIndex } from "~/server/embedded/domain/search/index-cache";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createClassRow, createSignedInUser } from "./core-fixture";

const STALE = { status: 409, message: "Data sudah berubah, muat ulang halaman." };
const PACKAGE: FestivalContent = {
  part: "package",
  name: "Perunggu",
  slots: "10 mitra",
  price: 5_000_000,
  benefits: ["Logo", "Undangan"],
};
const SPEAKER: FestivalContent = {
  part: "speaker",
  name: "Ayu Rahma",
  bio: "Guru.",
  isConfirmed: true,
  link: "https://situs.example/ayu",
  image: "/cover/mentor/ayu.svg",
  imageAlt: "Ayu di kelas",
};
const PROGRAMME: FestivalContent = {
  part: "programme",
  name: "Kelas terbuka",
  description: "Pagi hari.",
  image: null,
  imageAlt: "",
};

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    const { db } = site().database;
    for (const [name, tenantId, role] of [
      ["admin", TENANT_ID, ROLE.admin],
      ["writer", TENANT_ID, ROLE.writer],
      ["stranger", OTHER_TENANT_ID, ROLE.admin],
    ] as const)
      tokens[name] = await createSignedInUser(db, `festival-${name}`, [{ tenantId, role }]);
    await db
      .insertInto("classes")
      .values([
        createClassRow(TENANT_ID, FESTIVAL_CLASS_SLUG, {}),
        createClassRow(TENANT_ID, "bukan-festival", {}),
      ])
      .execute();
  });

  const as = (who: string, tenantId = TENANT_ID) =>
    site().createClients({ accessToken: tokens[who], tenantId });
  const create = async (content: FestivalContent, sort: number | null = null) =>
    (await as("admin").admin.createFestivalItem({ body: { content, sort } })).data;
  const list = async (part: FestivalContent["part"]) =>
    (await as("admin").admin.listFestivalItems({ query: { part, perPage: 100 } })).data;
  const listPackages = async (tenantId = TENANT_ID) =>
    (await site().createClients({ tenantId }).admin.listSponsorPackages()).data.items;
  const getOverview = async (slug: string) =>
    (await site().createClients().services.getClassOverview({ query: { slug } })).data;

  test("createFestivalItem adds a package at the end, or at the place that is asked for", async () => {
    const before = await listPackages();
    const last = await create({ ...PACKAGE, name: "Terakhir" });
    const first = await create({ ...PACKAGE, name: "Pertama" }, 0);

    const names = (await listPackages()).map(({ name }) => name);
    expect(names).toEqual(["Pertama", ...before.map(({ name }) => name), "Terakhir"]);
    expect((await listPackages()).at(-1)).toEqual({
      name: "Terakhir",
      slots: "10 mitra",
      price: 5_000_000,
      benefits: ["Logo", "Undangan"],
    });
    expect(await listPackages(OTHER_TENANT_ID)).not.toContainEqual(
      expect.objectContaining({ name: "Pertama" }),
    );
    const counted = await list("package");
    expect(counted.totalItems).toBe(counted.counts.package);
    expect(counted.items.map(({ id }) => id)).toEqual(expect.arrayContaining([first.id, last.id]));
  });

  test("createFestivalItem answers a repeated key alike", async () => {
    const call = {
      body: { content: { ...PROGRAMME, name: "Sekali" }, sort: null },
      idempotencyKey: "festival-key-1234567",
    };
    const answers = [
      await as("admin").admin.createFestivalItem(call),
      await as("admin").admin.createFestivalItem(call),
    ];

    expect(answers[1]?.data).toEqual(answers[0]?.data);
    const { items } = await list("programme");
    expect(items.filter(({ content }) => content.name === "Sekali")).toHaveLength(1);
  });

  test("[ENT11] [ENT12] getClassOverview of the festival's class carries speakers and programme, of others none", async () => {
    await create(SPEAKER);
    await create(PROGRAMME);

    const overview = await getOverview(FESTIVAL_CLASS_SLUG);
    expect(overview.speakers).toContainEqual({
      id: expect.any(String),
      name: "Ayu Rahma",
      image: "/cover/mentor/ayu.svg",
      imageAlt: "Ayu di kelas",
      short_bio: "Guru.",
      isConfirmed: true,
      linkedIn: "https://situs.example/ayu",
    });
    expect(overview.programme.map(({ name }) => name)).toContain("Kelas terbuka");
    const other = await getOverview("bukan-festival");
    expect([other.speakers, other.programme]).toEqual([[], []]);
  });

  test("the setting offers the festival while its class is published, and the search finds it by its items", async () => {
    let now = Date.now();
    const observe = async () => {
      now += 60_000;
      const index = await getSiteIndex({ ...site().context, clock: () => now }, TENANT_ID);
      const urls = index.find("hidroponik").map(({ document }) => document.url);
      const { data } = await site().createClients().services.getAppSettings();
      return [data.sections, urls];
    };
    const update = (set: Partial<Schema["classes"]>) =>
      site()
        .database.db.updateTable("classes")
        .set({ ...set, updated_at: now })
        .where("id", "=", `${TENANT_ID}-${FESTIVAL_CLASS_SLUG}`)
        .execute();

    expect(await observe()).toEqual([["festival"], []]);
    const { id, version } = await create({ ...PROGRAMME, name: "Bengkel hidroponik" });
    expect(await observe()).toEqual([["festival"], [FESTIVAL_PATH]]);
    await update({ publication: "draft" });
    expect(await observe()).toEqual([[], []]);
    await update({ publication: "published" });
    await as("admin").admin.deleteFestivalItem({ params: { id }, body: { version } });
    expect(await observe()).toEqual([["festival"], []]);
  });

  test("saveFestivalItem changes an item, and rejects a stale version and another part", async () => {
    const { id, version, sort } = await create(SPEAKER);
    const params = { id };
    const save = (body: FestivalItemBody & { version: number }) =>
      as("admin").admin.saveFestivalItem({ params, body });
    const content = { ...SPEAKER, name: "Ayu Lestari", isConfirmed: false };

    const saved = (await save({ content, sort, version })).data;

    expect(saved).toEqual({ id, content, sort, version: version + 1 });
    expect((await as("admin").admin.getFestivalItem({ params })).data).toEqual(saved);
    for (const stale of [version, 0])
      expect(await getError(save({ content, sort, version: stale }))).toMatchObject(STALE);
    const foreignPart = save({ content: PACKAGE, sort, version: saved.version });
    expect(await getError(foreignPart)).toMatchObject({ status: 422 });
  });

  test("deleteFestivalItem takes an item off the page, unless it has changed", async () => {
    const { id, version } = await create({ ...PACKAGE, name: "Dihapus" });
    const remove = (stored: number) =>
      as("admin").admin.deleteFestivalItem({ params: { id }, body: { version: stored } });

    expect(await getError(remove(version - 1))).toMatchObject(STALE);
    await remove(version);

    expect((await listPackages()).map(({ name }) => name)).not.toContain("Dihapus");
    expect(await getError(remove(version))).toMatchObject({ status: 404 });
    const entry = await site()
      .database.db.selectFrom("audit_log")
      .select("action")
      .where("entity_id", "=", id)
      .orderBy("seq", "desc")
      .executeTakeFirst();
    expect(entry).toEqual({ action: "festival.deleted" });
  });

  test("the desk's operations are for roles 0 and 1 of the tenant", async () => {
    const { id } = await create(PACKAGE);
    const params = { id };
    const body = { content: PACKAGE, sort: null, version: 1 };
    const { admin } = as("writer");

    for (const call of [
      ...FESTIVAL_PARTS.map((part) => () => admin.listFestivalItems({ query: { part } })),
      () => admin.createFestivalItem({ body }),
      () => admin.getFestivalItem({ params }),
      () => admin.saveFestivalItem({ params, body }),
      () => admin.deleteFestivalItem({ params, body }),
    ])
      expect(await getError(call())).toMatchObject(FORBIDDEN);
    const foreign = as("stranger", OTHER_TENANT_ID).admin;
    for (const call of [
      () => foreign.getFestivalItem({ params }),
      () => foreign.saveFestivalItem({ params, body }),
      () => foreign.deleteFestivalItem({ params, body }),
    ])
      expect(await getError(call())).toMatchObject({ status: 404 });
  });
});
