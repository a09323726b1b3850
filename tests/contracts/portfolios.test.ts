import { beforeAll, expect, test } from "vitest";
import type { PortfolioBody, PortfolioDecision } from "~/lib/portfolio-fields";
import { ROLE } from "~/lib/roles";
import { getSiteIndex } from "~/server/embedded/domain/search/index-cache";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createSignedInUser } from "./core-fixture";

const STALE = { status: 409, message: "Data sudah berubah, muat ulang halaman." };
const BODY: PortfolioBody = {
  title: "Bengkel Pesisir",
  kind: "csr",
  clientName: "PT Samudra",
  summary: "Nelayan belajar mencatat hasil lautnya.",
  date: "2026-05-01",
  batchs: [{ label: "Angkatan 1", date: "2026-01-05" }],
  value: 40,
  figure: "nelayan mencatat setiap hari",
  projectLink: "/Program",
  videoLink: "https://video.example/pesisir",
  description: '<p onclick="x()">Isi</p><script>x()</script>',
  cover: { link: "/cover/site/pesisir.svg", name: "Perahu" },
  images: [{ link: "/cover/post/a.svg", name: "Buku catatan" }],
  photos: [],
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
      tokens[name] = await createSignedInUser(db, `portfolio-${name}`, [{ tenantId, role }]);
  });

  const as = (who: string, tenantId = TENANT_ID) =>
    site().createClients({ accessToken: tokens[who], tenantId });
  const create = async (more: Partial<PortfolioBody> = {}) =>
    (await as("admin").admin.createDeskPortfolio({ body: { ...BODY, ...more } })).data;
  const decide = async (id: string, decision: PortfolioDecision, version: number) =>
    (
      await as("admin").admin.decideDeskPortfolio({
        params: { id },
        body: { decision, version },
      })
    ).data;
  const publish = async (more: Partial<PortfolioBody> = {}) => {
    const { id, version } = await create(more);
    return decide(id, "publish", version);
  };
  const show = async (slug: string) =>
    (await site().createClients().admin.getPortfolio({ params: { slug } })).data;
  const list = async (kind?: PortfolioBody["kind"]) =>
    (
      await site()
        .createClients()
        .admin.listPortfolios({ query: { kind, perPage: 100 } })
    ).data;

  test("createDeskPortfolio makes a draft with clean text that visitors see once it is published", async () => {
    const draft = await create();

    expect(draft).toMatchObject({ slug: "bengkel-pesisir", status: "draft", version: 1 });
    expect(await getError(show(draft.slug))).toMatchObject({ status: 404 });
    await decide(draft.id, "publish", 1);
    const { slug: _, ...body } = { ...BODY, slug: "" };
    expect(await show(draft.slug)).toEqual({
      ...body,
      id: draft.id,
      slug: "bengkel-pesisir",
      description: "<p>Isi</p>",
    });
    expect((await create()).slug).toBe("bengkel-pesisir-2");
    const taken = as("admin").admin.createDeskPortfolio({ body: { ...BODY, slug: draft.slug } });
    expect(await getError(taken)).toMatchObject({
      status: 409,
      data: { slug: expect.any(String) },
    });
  });

  test("listPortfolios shows published items of a kind, the newest first", async () => {
    const old = await publish({ title: "Lama", kind: "kampus", date: "2020-01-01" });
    const recent = await publish({ title: "Baru saja", kind: "kampus", date: "2026-01-01" });
    const archived = await publish({ title: "Diarsipkan", kind: "kampus" });
    await decide(archived.id, "archive", archived.version);

    const { items } = await list("kampus");
    expect(items.map(({ slug }) => slug)).toEqual([recent.slug, old.slug]);
    expect((await list()).items.map(({ slug }) => slug)).toContain(old.slug);
    const other = site().createClients({ tenantId: OTHER_TENANT_ID }).admin;
    expect((await other.listPortfolios()).data.items).toEqual([]);
    const desk = await as("admin").admin.listDeskPortfolios({ query: { status: "archived" } });
    expect(desk.data.items.map(({ id }) => id)).toEqual([archived.id]);
    expect(desk.data.counts.archived).toBe(1);
  });

  test("listClients groups published items by client, the newest three of each", async () => {
    const clientName = "Balai Latihan Wanara";
    for (const month of ["03", "04", "01", "02"])
      await publish({
        clientName,
        kind: "pemerintah",
        title: `Bulan ${month}`,
        date: `2031-${month}-01`,
      });
    await publish({ clientName: "PT Akhir", kind: "csr", date: "2032-01-01" });
    await create({ clientName: "PT Draf", kind: "pemerintah" });
    const listClients = async (query: { page?: number; perPage?: number; kind?: "pemerintah" }) =>
      (await site().createClients().admin.listClients({ query })).data;

    const { items, totalItems } = await listClients({ perPage: 100 });
    expect(items.slice(0, 2).map((client) => client.clientName)).toEqual(["PT Akhir", clientName]);
    expect(items).toHaveLength(totalItems);
    expect(new Set(items.map((client) => client.clientName)).size).toBe(totalItems);
    const [client] = (await listClients({ kind: "pemerintah" })).items;
    expect(client).toMatchObject({ clientName, total: 4 });
    expect(client?.items.map(({ title }) => title)).toEqual(["Bulan 04", "Bulan 03", "Bulan 02"]);
    expect((await listClients({ page: 2, perPage: 1 })).items).toMatchObject([{ clientName }]);
    const other = site().createClients({ tenantId: OTHER_TENANT_ID }).admin;
    expect((await other.listClients()).data.items).toEqual([]);
    for (const [{ admin }, isFound] of [
      [site().createClients(), true],
      [{ admin: other }, false],
    ] as const) {
      const found = await admin.search({ query: { q: "klien", type: "page" } });
      expect(found.data.items.some(({ url }) => url === "/Clients")).toBe(isFound);
    }
  });

  test("saveDeskPortfolio lets the former slug lead to the item, and rejects a stale version", async () => {
    const { id, version } = await publish({ title: "Sebelum" });
    const save = (more: Partial<PortfolioBody> & { version: number }) =>
      as("admin").admin.saveDeskPortfolio({ params: { id }, body: { ...BODY, ...more } });

    const saved = (await save({ slug: "sesudah", title: "Sesudah", version })).data;

    expect(saved).toMatchObject({ slug: "sesudah", status: "published", version: version + 1 });
    for (const slug of ["sebelum", "sesudah"]) expect((await show(slug)).slug).toBe("sesudah");
    for (const stale of [version, 0]) {
      expect(await getError(save({ version: stale }))).toMatchObject(STALE);
      expect(await getError(decide(id, "archive", stale))).toMatchObject(STALE);
    }
    expect((await as("admin").admin.getDeskPortfolio({ params: { id } })).data).toEqual(saved);
  });

  test("the setting offers portfolios, and the search finds them, while one is published", async () => {
    const { admin, services } = as("stranger", OTHER_TENANT_ID);
    let now = Date.now();
    const find = async () => {
      now += 60_000;
      const index = await getSiteIndex({ ...site().context, clock: () => now }, OTHER_TENANT_ID);
      return index
        .find("nelayan samudra mencatat")
        .flatMap(({ document }) => (document.type === "portfolio" ? [document.url] : []));
    };
    const observe = async () => [(await services.getAppSettings()).data.sections, await find()];
    const { id } = (await admin.createDeskPortfolio({ body: BODY })).data;
    const apply = (decision: PortfolioDecision, version: number) =>
      admin.decideDeskPortfolio({ params: { id }, body: { decision, version } });

    expect(await observe()).toEqual([[], []]);
    await apply("publish", 1);
    expect(await observe()).toEqual([["portfolio"], ["/Portfolio/csr/bengkel-pesisir"]]);
    await admin.saveDeskPortfolio({
      params: { id },
      body: { ...BODY, slug: "pesisir", kind: "kampus", version: 2 },
    });
    expect(await observe()).toEqual([["portfolio"], ["/Portfolio/kampus/pesisir"]]);
    await apply("archive", 3);
    expect(await observe()).toEqual([[], []]);
  });

  test("the desk's operations are for roles 0 and 1 of the tenant", async () => {
    const { id } = await create({ title: "Rahasia" });
    const params = { id };
    const body = { ...BODY, version: 1 };
    const decision = { decision: "publish", version: 1 } as const;
    const { admin } = as("writer");

    for (const call of [
      () => admin.listDeskPortfolios(),
      () => admin.createDeskPortfolio({ body: BODY }),
      () => admin.getDeskPortfolio({ params }),
      () => admin.saveDeskPortfolio({ params, body }),
      () => admin.decideDeskPortfolio({ params, body: decision }),
    ])
      expect(await getError(call())).toMatchObject(FORBIDDEN);
    const foreign = as("stranger", OTHER_TENANT_ID).admin;
    for (const call of [
      () => foreign.getDeskPortfolio({ params }),
      () => foreign.saveDeskPortfolio({ params, body }),
      () => foreign.decideDeskPortfolio({ params, body: decision }),
    ])
      expect(await getError(call())).toMatchObject({ status: 404 });
  });
});
