import { beforeAll, expect, test } from "vitest";
import { MAX_PUBLISHED_PLANS, type PlanBody, type PlanDecision } from "~/lib/plan-fields";
import { ROLE } from "~/lib/roles";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createClassRow, createSignedInUser } from "./core-fixture";

const STALE = { status: 409, message: "Data sudah berubah, muat ulang halaman." };
const BODY: PlanBody = {
  name: "Sekolah",
  audience: "Sekolah dengan 300 siswa",
  price: 750_000,
  period: "month",
  included: ["Kelas tanpa batas", "Kuis"],
  excluded: ["Pemindahan materi"],
  action: "demo",
  classSlug: null,
  isFeatured: true,
  sort: 5,
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
      tokens[name] = await createSignedInUser(db, `plan-${name}`, [{ tenantId, role }]);
    await db
      .insertInto("classes")
      .values([
        createClassRow(TENANT_ID, "kelas-paket", {}),
        createClassRow(OTHER_TENANT_ID, "kelas-orang", {}),
      ])
      .execute();
  });

  const as = (who: string, tenantId = TENANT_ID) =>
    site().createClients({ accessToken: tokens[who], tenantId });
  const create = async (more: Partial<PlanBody> = {}) =>
    (await as("admin").admin.createDeskPlan({ body: { ...BODY, ...more } })).data;
  const decide = async (id: string, decision: PlanDecision, version: number) =>
    (await as("admin").admin.decideDeskPlan({ params: { id }, body: { decision, version } })).data;
  const publish = async (more: Partial<PlanBody> = {}) => {
    const { id, version } = await create(more);
    return decide(id, "publish", version);
  };
  const list = async (tenantId = TENANT_ID) =>
    (await site().createClients({ tenantId }).admin.listPlans()).data.items;
  const listNames = async () => (await list()).map(({ name }) => name);
  const readsPlans = async (tenantId: string) =>
    (await site().createClients({ tenantId }).services.getAppSettings()).data.sections.includes(
      "pricing",
    );
  const archiveAll = async () => {
    const query = { status: "published", perPage: 100 } as const;
    const { items } = (await as("admin").admin.listDeskPlans({ query })).data;
    for (const { id, version } of items) await decide(id, "archive", version);
  };

  test("a plan is a draft until it is published, and the site's setting tells that there are plans", async () => {
    const draft = await create();

    expect(draft).toEqual({ ...BODY, id: draft.id, status: "draft", version: 1 });
    expect(await list()).toEqual([]);
    expect(await readsPlans(TENANT_ID)).toBe(false);
    const published = await decide(draft.id, "publish", 1);
    expect(published).toMatchObject({ status: "published", version: 2 });
    const { sort: _, ...shown } = BODY;
    expect(await list()).toEqual([{ ...shown, id: draft.id }]);
    expect([await readsPlans(TENANT_ID), await readsPlans(OTHER_TENANT_ID)]).toEqual([true, false]);
    expect(await list(OTHER_TENANT_ID)).toEqual([]);
    await decide(draft.id, "withdraw", 2);
    expect(await readsPlans(TENANT_ID)).toBe(false);
  });

  test("listPlans shows published plans in the tenant's order, new ones last", async () => {
    await publish({ name: "Kedua", sort: 20 });
    await publish({ name: "Pertama", sort: 10 });
    const last = await publish({ name: "Terakhir", sort: null });

    expect(await listNames()).toEqual(["Pertama", "Kedua", "Terakhir"]);
    await decide(last.id, "archive", last.version);
    expect(await listNames()).toEqual(["Pertama", "Kedua"]);
    const desk = await as("admin").admin.listDeskPlans({ query: { status: "archived" } });
    expect(desk.data.items.map(({ name }) => name)).toContain("Terakhir");
    expect(desk.data.counts.archived).toBe(desk.data.totalItems);
    await archiveAll();
  });

  test("the class of a plan follows its address and is left out while visitors cannot see it", async () => {
    const opened = { action: "class", classSlug: "kelas-paket" } as const;
    const plan = await publish(opened);
    const update = (slug: string, set: { slug?: string; publication?: "draft" }) =>
      site().database.db.updateTable("classes").set(set).where("slug", "=", slug).execute();
    const readClass = async () => (await list()).find(({ id }) => id === plan.id)?.classSlug;
    expect(await readClass()).toBe("kelas-paket");

    await update("kelas-paket", { slug: "kelas-pindah" });
    expect(await readClass()).toBe("kelas-pindah");
    await update("kelas-pindah", { publication: "draft" });
    expect(await readClass()).toBeNull();
    for (const classSlug of ["kelas-orang", "tidak-ada", null])
      expect(await getError(create({ action: "class", classSlug }))).toMatchObject({
        status: 422,
        data: { classSlug: expect.any(String) },
      });
    expect((await create({ classSlug: "kelas-pindah" })).classSlug).toBeNull();
    await archiveAll();
  });

  test("saveDeskPlan and decideDeskPlan reject a stale version", async () => {
    const { id, version } = await create();
    const save = (more: Partial<PlanBody> & { version: number }) =>
      as("admin").admin.saveDeskPlan({ params: { id }, body: { ...BODY, ...more } });

    const saved = (await save({ name: "Sesudah", price: null, version })).data;

    expect(saved).toMatchObject({ name: "Sesudah", price: null, version: version + 1 });
    for (const stale of [version, 0]) {
      expect(await getError(save({ version: stale }))).toMatchObject(STALE);
      expect(await getError(decide(id, "archive", stale))).toMatchObject(STALE);
    }
    expect((await as("admin").admin.getDeskPlan({ params: { id } })).data).toEqual(saved);
  });

  test("decideDeskPlan publishes no more plans than a page compares, also at once", async () => {
    const drafts = [];
    for (let count = 0; count <= MAX_PUBLISHED_PLANS; count++) drafts.push(await create());

    const answers = await Promise.allSettled(
      drafts.map(({ id, version }) => decide(id, "publish", version)),
    );

    const rejected = answers.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
    expect(rejected).toEqual([expect.objectContaining({ status: 409 })]);
    expect(await list()).toHaveLength(MAX_PUBLISHED_PLANS);
    await archiveAll();
  });

  test("the desk's operations are for roles 0 and 1 of the tenant", async () => {
    const { id } = await create();
    const params = { id };
    const body = { ...BODY, version: 1 };
    const decision = { decision: "publish", version: 1 } as const;
    const { admin } = as("writer");

    for (const call of [
      () => admin.listDeskPlans(),
      () => admin.createDeskPlan({ body: BODY }),
      () => admin.getDeskPlan({ params }),
      () => admin.saveDeskPlan({ params, body }),
      () => admin.decideDeskPlan({ params, body: decision }),
    ])
      expect(await getError(call())).toMatchObject(FORBIDDEN);
    const foreign = as("stranger", OTHER_TENANT_ID).admin;
    for (const call of [
      () => foreign.getDeskPlan({ params }),
      () => foreign.saveDeskPlan({ params, body }),
      () => foreign.decideDeskPlan({ params, body: decision }),
    ])
      expect(await getError(call())).toMatchObject({ status: 404 });
  });
});
