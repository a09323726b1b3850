import { beforeAll, expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { describeEachBackend, getError, TENANT_ID } from "./backend";
import { createPostRow, createSignedInUser } from "./core-fixture";

describeEachBackend((site) => {
  let admin: string;
  let writer: string;
  beforeAll(async () => {
    const { db } = site().database;
    admin = await createSignedInUser(db, "admin", [{ tenantId: TENANT_ID, role: ROLE.admin }]);
    writer = await createSignedInUser(db, "writer", [{ tenantId: TENANT_ID, role: ROLE.writer }]);
  });

  const services = (accessToken = admin) => site().createClients({ accessToken }).services;
  const category = (title: string, more = {}) => ({ kindSlug: "blog" as const, title, ...more });
  const create = async (title: string, more = {}) =>
    (await services().createCategory({ body: category(title, more) })).data;

  test("a category can be created with a derived slug, updated and deleted", async () => {
    const made = await create("Cerita Kelas");

    expect(made).toEqual({
      id: expect.stringMatching(/^\d{12}$/),
      kindSlug: "blog",
      slug: "cerita-kelas",
      title: "Cerita Kelas",
      sort: 0,
      postCount: 0,
    });
    expect((await create("Cerita Kelas")).slug).toBe("cerita-kelas-2");
    expect(await getError(create("Lain", { slug: "cerita-kelas" }))).toMatchObject({ status: 409 });

    const { data: changed } = await services().updateCategory({
      query: { slug: "cerita-kelas" },
      body: category("Kisah", { slug: "kisah", sort: 4 }),
    });

    expect(changed).toMatchObject({ id: made.id, slug: "kisah", title: "Kisah", sort: 4 });
    expect(
      await getError(
        services().updateCategory({
          query: { slug: "kisah" },
          body: category("Kisah", { slug: "cerita-kelas-2" }),
        }),
      ),
    ).toMatchObject({ status: 409 });

    await services().deleteCategory({ query: { kindSlug: "blog", slug: "kisah" } });

    expect(
      await getError(services().getCategory({ query: { kindSlug: "blog", slug: "kisah" } })),
    ).toMatchObject({ status: 404 });
    expect(
      await getError(services().deleteCategory({ query: { kindSlug: "blog", slug: "kisah" } })),
    ).toMatchObject({ status: 404 });
  });

  test("deleteCategory requires moveTo while posts use the category", async () => {
    const { db } = site().database;
    const [from, to] = [await create("Asal"), await create("Tujuan")];
    await db
      .insertInto("posts")
      .values([
        createPostRow(TENANT_ID, "terpakai", { category_id: from.id }),
        createPostRow(TENANT_ID, "draf", { category_id: from.id, status: "draft" }),
      ])
      .execute();
    const remove = (moveTo?: string) =>
      services().deleteCategory({
        query: { kindSlug: "blog", slug: "asal", ...(moveTo ? { moveTo } : {}) },
      });

    expect(await getError(remove())).toMatchObject({ status: 409 });
    for (const nowhere of ["asal", "tidak-ada"])
      expect(await getError(remove(nowhere))).toMatchObject({
        status: 422,
        data: { moveTo: "Kategori tujuan tidak ditemukan" },
      });

    await remove("tujuan");

    expect(
      await db
        .selectFrom("posts")
        .select(["slug", "category_id"])
        .where("lms_id", "=", TENANT_ID)
        .orderBy("slug")
        .execute(),
    ).toEqual([
      { slug: "draf", category_id: to.id },
      { slug: "terpakai", category_id: to.id },
    ]);
  });

  test("[ROL6] category operations reject writers with 403", async () => {
    await create("Tetap");
    const attempts = [
      () => services(writer).createCategory({ body: category("Coba") }),
      () => services(writer).updateCategory({ query: { slug: "tetap" }, body: category("Coba") }),
      () => services(writer).deleteCategory({ query: { kindSlug: "blog", slug: "tetap" } }),
    ];

    for (const attempt of attempts)
      expect(await getError(attempt())).toMatchObject({ status: 403 });
  });
});
