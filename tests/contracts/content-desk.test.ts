import { beforeAll, describe, expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { publishScheduledPosts } from "~/server/embedded/domain/posts/publish-scheduled";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createSignedInUser } from "./core-fixture";

const STALE = { status: 409, message: "Data sudah berubah, muat ulang halaman." };
const REASON = "Tambahkan sumber angkanya";

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    const { db } = site().database;
    const roles = {
      "desk-admin": { tenantId: TENANT_ID, role: ROLE.admin },
      "desk-writer": { tenantId: TENANT_ID, role: ROLE.writer },
      "desk-other": { tenantId: TENANT_ID, role: ROLE.writer },
      "desk-student": { tenantId: TENANT_ID, role: ROLE.student },
      "desk-stranger": { tenantId: OTHER_TENANT_ID, role: ROLE.admin },
    };
    for (const [name, role] of Object.entries(roles))
      tokens[name.slice(5)] = await createSignedInUser(db, name, [role]);
  });

  const as = (who: string, tenantId = TENANT_ID) =>
    site().createClients({ accessToken: tokens[who], tenantId });
  const create = async (who: string, title: string, more = {}) => {
    const body = { kindSlug: "article" as const, title, content: "<p>Isi</p>", ...more };
    return (await as(who).services.createPost({ body })).data;
  };
  const decide = (who: string, id: string, body: object) =>
    as(who).admin.decideContent({
      params: { id },
      body: { version: 1, decision: "archive", ...body },
    });
  const list = async (who: string, query = {}) =>
    (await as(who).admin.listContent({ query: { kindSlug: "article", ...query } })).data;
  const listTitles = async (who: string, query = {}) =>
    (await list(who, query)).items.map(({ title }) => title);
  const get = (who: string, slug: string) =>
    as(who).admin.getContent({ query: { kindSlug: "article", slug } });
  const readRevision = async (who: string, id: string, number: number) =>
    (await as(who).admin.getRevision({ params: { id, number: String(number) } })).data;

  describe("listContent", () => {
    test("shows authors their own posts and managers all, with counts by status", async () => {
      await create("writer", "Daftar satu");
      await create("other", "Daftar dua", { status: "review" });
      await create("admin", "Daftar tiga", { status: "published" });
      const search = { search: "daftar" };

      expect(await listTitles("writer", search)).toEqual(["Daftar satu"]);
      expect((await list("admin", search)).counts).toEqual({ draft: 1, review: 1, published: 1 });
      expect(await listTitles("admin", { ...search, mine: "true" })).toEqual(["Daftar tiga"]);
      expect(await listTitles("admin", { ...search, status: "review" })).toEqual(["Daftar dua"]);
      expect((await list("admin", { ...search, kindSlug: "blog" })).totalItems).toBe(0);
    });

    test("orders posts by their change, their publication, their title or their views", async () => {
      const find = async (sort?: string) => await listTitles("admin", { search: "susunan", sort });
      await create("admin", "Susunan b", { status: "published" });
      await create("admin", "Susunan c", { status: "published" });
      await create("admin", "Susunan A");
      const { db } = site().database;
      const setTimes = (title: string, at: number, views: number) =>
        db
          .updateTable("posts")
          .set({ updated_at: at, published_at: title.endsWith("A") ? null : -at, views })
          .where("title", "=", title)
          .execute();
      await setTimes("Susunan b", 2, 5);
      await setTimes("Susunan c", 3, 9);
      await setTimes("Susunan A", 4, 0);

      expect(await find()).toEqual(["Susunan A", "Susunan c", "Susunan b"]);
      expect(await find("published")).toEqual(["Susunan b", "Susunan c", "Susunan A"]);
      expect(await find("title")).toEqual(["Susunan A", "Susunan b", "Susunan c"]);
      expect(await find("views")).toEqual(["Susunan c", "Susunan b", "Susunan A"]);
    });

    test("filters by category and has ten posts a page", async () => {
      const { services } = as("admin");
      const category = await services.createCategory({
        body: { kindSlug: "article", title: "Halaman" },
      });
      for (let number = 1; number <= 11; number++)
        await create("admin", `Halaman ${number}`, { categoryId: category.data.id });

      const page = await list("admin", { categoryId: category.data.id, page: 2 });

      expect([page.totalItems, page.totalPages, page.items.length]).toEqual([11, 2, 1]);
    });

    test("rejects users who write nothing, and hides other tenants", async () => {
      for (const who of ["student", "stranger"])
        expect(await getError(list(who))).toMatchObject(FORBIDDEN);
      const { data } = await as("stranger", OTHER_TENANT_ID).admin.listContent();
      expect(data.items.filter(({ author }) => author === "Nama desk-writer")).toEqual([]);
    });
  });

  test("getContent shows a post of any status to its author and managers only, also by its former slug", async () => {
    const { slug } = await create("writer", "Draf rahasia", {
      coverAlt: "Kelas",
      eventPlace: "Aula",
    });
    await as("writer").services.updatePost({
      query: { slug },
      body: {
        kindSlug: "article",
        title: "Draf rahasia",
        content: "",
        slug: "draf-baru",
        version: 1,
      },
    });

    expect((await get("writer", slug)).data).toMatchObject({
      status: "draft",
      isAuthor: true,
      updatedBy: "Nama desk-writer",
      post: { slug: "draf-baru", version: 2 },
    });
    expect((await get("admin", slug)).data.isAuthor).toBe(false);
    expect(await getError(get("other", slug))).toMatchObject(FORBIDDEN);
    expect(await getError(get("student", slug))).toMatchObject(FORBIDDEN);
    expect(await getError(get("admin", "tidak-ada"))).toMatchObject({ status: 404 });
    const foreign = as("stranger", OTHER_TENANT_ID).admin.getContent({
      query: { kindSlug: "article", slug: "draf-baru" },
    });
    expect(await getError(foreign)).toMatchObject({ status: 404 });
  });

  describe("decideContent", () => {
    test("sends a post back with a reason, which stays until it is sent again", async () => {
      const { id, slug } = await create("writer", "Belum siap", { status: "review" });

      const { data } = await decide("admin", id, { decision: "return", reason: REASON });

      expect(data).toMatchObject({ status: "draft", returnReason: REASON, post: { version: 2 } });
      const save = (status: "draft" | "review", version: number) =>
        as("writer").services.updatePost({
          query: { slug },
          body: { kindSlug: "article", title: "Belum siap", content: "", status, version },
        });
      await save("draft", 2);
      expect((await get("writer", slug)).data.returnReason).toBe(REASON);
      await save("review", 3);
      expect((await get("writer", slug)).data.returnReason).toBeNull();
    });

    test("requires a reason for sending back, and a post that waits for review", async () => {
      const waiting = await create("writer", "Tanpa alasan", { status: "review" });
      const draft = await create("writer", "Masih draf");

      expect(
        await getError(decide("admin", waiting.id, { decision: "return", reason: "x" })),
      ).toMatchObject({ status: 422, data: { reason: "Alasan wajib diisi, 10-500 karakter" } });
      expect(
        await getError(decide("admin", draft.id, { decision: "return", reason: REASON })),
      ).toMatchObject(STALE);
    });

    test("archives and restores a post, with the audit log", async () => {
      const { id, slug } = await create("admin", "Diarsipkan", { status: "published" });

      await decide("admin", id, { decision: "archive" });
      const restored = await decide("admin", id, { version: 2, decision: "restore" });

      expect(restored.data).toMatchObject({ status: "draft", archivedAt: null });
      expect(
        await getError(
          site()
            .createClients()
            .services.getPost({ query: { kindSlug: "article", slug } }),
        ),
      ).toMatchObject({ status: 404 });
      const log = await site()
        .database.db.selectFrom("audit_log")
        .select("action")
        .where("entity_id", "=", id)
        .orderBy("seq")
        .execute();
      expect(log.map(({ action }) => action)).toEqual([
        "post.publish",
        "post.archive",
        "post.restore",
      ]);
    });

    test("rejects a stale version, authors, and other tenants", async () => {
      const { id } = await create("writer", "Milik penulis");

      expect(await getError(decide("admin", id, { version: 7 }))).toMatchObject(STALE);
      expect(await getError(decide("writer", id, {}))).toMatchObject(FORBIDDEN);
      const foreign = as("stranger", OTHER_TENANT_ID).admin.decideContent({
        params: { id },
        body: { version: 1, decision: "archive" },
      });
      expect(await getError(foreign)).toMatchObject({ status: 404 });
    });
  });

  describe("revisions", () => {
    test("hold every save with its author and fields, the newest first", async () => {
      const { id, slug } = await create("writer", "Versi satu", { status: "review" });
      await as("admin").services.updatePost({
        query: { slug },
        body: { kindSlug: "article", title: "Versi dua", content: "<p>Baru</p>", version: 1 },
      });

      const { data } = await as("writer").admin.listRevisions({ params: { id } });

      expect(data.items.map(({ number, savedBy, status }) => [number, savedBy, status])).toEqual([
        [2, "Nama desk-admin", "draft"],
        [1, "Nama desk-writer", "review"],
      ]);
      expect(await readRevision("writer", id, 2)).toMatchObject({
        fields: { title: "Versi dua", content: "<p>Baru</p>" },
        previous: { title: "Versi satu", content: "<p>Isi</p>" },
      });
      expect((await readRevision("writer", id, 1)).previous).toBeNull();
      expect(await getError(readRevision("writer", id, 9))).toMatchObject({ status: 404 });
    });

    test("begin with the state before the first change of an older post", async () => {
      const { id, slug } = await create("admin", "Sebelum riwayat");
      await site().database.db.deleteFrom("post_revisions").where("post_id", "=", id).execute();
      await as("admin").services.updatePost({
        query: { slug },
        body: { kindSlug: "article", title: "Sesudah", content: "", version: 1 },
      });

      expect((await readRevision("admin", id, 2)).previous?.title).toBe("Sebelum riwayat");
    });

    test("include the scheduled publication", async () => {
      const publishedAt = Date.now() + 3_600_000;
      const { id } = await create("admin", "Terjadwal", { status: "scheduled", publishedAt });
      const later = { ...site().context, clock: () => publishedAt + 1 };
      await publishScheduledPosts(later, () => undefined);

      const { data } = await as("admin").admin.listRevisions({ params: { id } });

      expect(data.items[0]).toMatchObject({ change: "published", savedBy: "Jadwal terbit" });
    });

    test("are closed to others and to other tenants", async () => {
      const { id } = await create("writer", "Riwayat sendiri");

      for (const who of ["other", "student"])
        expect(await getError(as(who).admin.listRevisions({ params: { id } }))).toMatchObject(
          FORBIDDEN,
        );
      const foreign = as("stranger", OTHER_TENANT_ID).admin;
      expect(await getError(foreign.getRevision({ params: { id, number: "1" } }))).toMatchObject({
        status: 404,
      });
    });
  });

  test("updatePost publishes now a post that was scheduled for later", async () => {
    const publishedAt = Date.now() + 86_400_000;
    const { slug } = await create("admin", "Maju", { status: "scheduled", publishedAt });
    const { data } = await as("admin").services.updatePost({
      query: { slug },
      body: { kindSlug: "article", title: "Maju", content: "", status: "published", version: 1 },
    });
    expect(data.publishedAt).toBeLessThan(publishedAt);
  });
});
