import { beforeAll, expect, test } from "vitest";
import { postRow, signIn } from "./fixture";
import { OURS, onEverySite, refusal } from "./site";

onEverySite((site) => {
  let admin: string;
  let writer: string;
  beforeAll(async () => {
    const { db } = site().database;
    admin = await signIn(db, "admin", [{ lmsId: OURS, role: 1 }]);
    writer = await signIn(db, "writer", [{ lmsId: OURS, role: 6 }]);
  });

  const services = (accessToken = admin) => site().hosts({ accessToken }).services;
  const category = (title: string, more = {}) => ({ kindSlug: "blog" as const, title, ...more });
  const create = async (title: string, more = {}) => (await services().createCategory({ body: category(title, more) })).data;

  test("a category is made, changed and deleted; its slug is made from its title when none is given", async () => {
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
    expect(await refusal(create("Lain", { slug: "cerita-kelas" }))).toMatchObject({ status: 409 });
    const { data: changed } = await services().updateCategory({
      query: { slug: "cerita-kelas" },
      body: category("Kisah", { slug: "kisah", sort: 4 }),
    });
    expect(changed).toMatchObject({ id: made.id, slug: "kisah", title: "Kisah", sort: 4 });
    expect(
      await refusal(services().updateCategory({ query: { slug: "kisah" }, body: category("Kisah", { slug: "cerita-kelas-2" }) })),
    ).toMatchObject({ status: 409 });
    await services().deleteCategory({ query: { kindSlug: "blog", slug: "kisah" } });
    expect(await refusal(services().getCategory({ query: { kindSlug: "blog", slug: "kisah" } }))).toMatchObject({ status: 404 });
    expect(await refusal(services().deleteCategory({ query: { kindSlug: "blog", slug: "kisah" } }))).toMatchObject({ status: 404 });
  });

  test("a category in use is deleted only when its posts get another", async () => {
    const { db } = site().database;
    const [from, to] = [await create("Asal"), await create("Tujuan")];
    await db
      .insertInto("posts")
      .values([postRow(OURS, "terpakai", { category_id: from.id }), postRow(OURS, "draf", { category_id: from.id, status: "draft" })])
      .execute();
    const remove = (moveTo?: string) =>
      services().deleteCategory({ query: { kindSlug: "blog", slug: "asal", ...(moveTo ? { moveTo } : {}) } });
    expect(await refusal(remove())).toMatchObject({ status: 409 });
    for (const nowhere of ["asal", "tidak-ada"])
      expect(await refusal(remove(nowhere))).toMatchObject({ status: 422, data: { moveTo: "Kategori tujuan tidak ditemukan" } });
    await remove("tujuan");
    expect(await db.selectFrom("posts").select(["slug", "category_id"]).where("lms_id", "=", OURS).orderBy("slug").execute()).toEqual([
      { slug: "draf", category_id: to.id },
      { slug: "terpakai", category_id: to.id },
    ]);
  });

  test("[ROL6] writers have no say in categories", async () => {
    await create("Tetap");
    const attempts = [
      () => services(writer).createCategory({ body: category("Coba") }),
      () => services(writer).updateCategory({ query: { slug: "tetap" }, body: category("Coba") }),
      () => services(writer).deleteCategory({ query: { kindSlug: "blog", slug: "tetap" } }),
    ];
    for (const attempt of attempts) expect(await refusal(attempt())).toMatchObject({ status: 403 });
  });
});
