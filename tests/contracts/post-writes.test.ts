import { beforeAll, expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createSignedInUser } from "./core-fixture";

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    const { db } = site().database;
    const roles: Record<string, { tenantId: string; role: number }[]> = {
      admin: [{ tenantId: TENANT_ID, role: ROLE.admin }],
      superadmin: [{ tenantId: OTHER_TENANT_ID, role: ROLE.superadmin }],
      mentor: [{ tenantId: TENANT_ID, role: ROLE.mentor }],
      writer: [{ tenantId: TENANT_ID, role: ROLE.writer }],
      leader: [{ tenantId: TENANT_ID, role: ROLE.leadProgram }],
      student: [{ tenantId: TENANT_ID, role: ROLE.student }],
      none: [],
      stranger: [{ tenantId: OTHER_TENANT_ID, role: ROLE.admin }],
    };
    for (const [name, granted] of Object.entries(roles))
      tokens[name] = await createSignedInUser(db, name, granted);
  });

  const as = (who: string, tenantId = TENANT_ID) =>
    site().createClients({ accessToken: tokens[who], tenantId }).services;
  const post = (title: string, more = {}) => ({
    kindSlug: "blog" as const,
    title,
    content: "<p>Isi</p>",
    version: 1,
    ...more,
  });
  const create = async (who: string, title: string, more = {}, idempotencyKey?: string) =>
    (
      await as(who).createPost({
        body: post(title, more),
        ...(idempotencyKey ? { idempotencyKey } : {}),
      })
    ).data;
  const guestSees = (slug: string) =>
    site()
      .createClients()
      .services.getPost({ query: { kindSlug: "blog", slug } })
      .then(
        ({ data }) => data,
        () => null,
      );

  test("a post can be published, read, renamed, found by its former slug, and deleted", async () => {
    const made = await create("admin", "Kopi & Téh: Dasar!", {
      status: "published",
      tags: ["kopi"],
      summary: "Seduh",
    });

    expect(made).toMatchObject({
      slug: "kopi-teh-dasar",
      author: "Nama admin",
      status: "published",
      version: 1,
      tags: ["kopi"],
      readingMinutes: 1,
    });
    expect(made.id).toMatch(/^\d{12}$/);
    expect(Math.abs((made.publishedAt ?? 0) - Date.now())).toBeLessThan(60_000);

    const { data: changed } = await as("admin").updatePost({
      query: { slug: made.slug },
      body: post("Kopi", { slug: "kopi", status: "published", version: 1 }),
    });

    expect(changed).toMatchObject({
      id: made.id,
      slug: "kopi",
      title: "Kopi",
      version: 2,
      publishedAt: made.publishedAt,
    });
    expect(await guestSees("kopi-teh-dasar")).toMatchObject({ id: made.id, slug: "kopi" });

    await as("admin").deletePost({ query: { kindSlug: "blog", slug: "kopi" } });

    expect(await guestSees("kopi")).toBeNull();
    expect(
      await site()
        .database.db.selectFrom("posts")
        .select("status")
        .where("id", "=", made.id)
        .executeTakeFirst(),
    ).toEqual({
      status: "archived",
    });
    expect(
      await getError(as("admin").deletePost({ query: { kindSlug: "blog", slug: "kopi" } })),
    ).toMatchObject({ status: 404 });
  });

  test("publishing or scheduling a post is in the audit log once, with title and slug", async () => {
    const draft = await create("leader", "Terbit dengan tangan");
    const update = (version: number, more: object) =>
      as("leader").updatePost({
        query: { slug: draft.slug },
        body: post("Terbit dengan tangan", { version, ...more }),
      });

    await update(1, { status: "scheduled", publishedAt: Date.now() + 60_000 });
    await update(2, { status: "published" });
    await update(3, { status: "published" });

    const log = await site()
      .database.db.selectFrom("audit_log")
      .select(["action", "actor_id", "before", "after"])
      .where("entity_id", "=", draft.id)
      .orderBy("seq")
      .execute();
    const { slug } = draft;
    const after = { title: "Terbit dengan tangan", slug };
    expect(log.map((row) => ({ ...row, after: JSON.parse(row.after) as unknown }))).toEqual([
      {
        action: "post.schedule",
        actor_id: "leader",
        before: '{"status":"draft"}',
        after: { ...after, status: "scheduled" },
      },
      {
        action: "post.publish",
        actor_id: "leader",
        before: '{"status":"scheduled"}',
        after: { ...after, status: "published" },
      },
    ]);
  });

  test("createPost removes scripts, event handlers and first-level headings, and images of other sites come through this one", async () => {
    const content =
      '<h1>Judul</h1><p onclick="x()">Teks <a href="javascript:x()">a</a> <a href="https://contoh.example/">b</a></p><script>x()</script><img src="https://luar.example/x.png"><img src="/gambar/a.png" alt="A">';

    expect((await create("admin", "Bersih", { content })).content).toBe(
      '<h2>Judul</h2><p>Teks <a>a</a> <a href="https://contoh.example/">b</a></p><img src="/_ipx/w_1024,f_png/~aHR0cHM6Ly9sdWFyLmV4YW1wbGUveC5wbmc" /><img src="/gambar/a.png" alt="A" />',
    );
  });

  test("createPost numbers derived slugs also under concurrency, and rejects a requested slug in use", async () => {
    const made = await Promise.all(
      Array.from({ length: 4 }, () => create("admin", "Sama Judulnya")),
    );

    expect(made.map(({ slug }) => slug).sort()).toEqual([
      "sama-judulnya",
      "sama-judulnya-2",
      "sama-judulnya-3",
      "sama-judulnya-4",
    ]);
    expect(await getError(create("admin", "Lain", { slug: "sama-judulnya" }))).toMatchObject({
      status: 409,
      data: { slug: "Alamat ini sudah dipakai" },
    });
    expect(await create("admin", "Sama Judulnya", { kindSlug: "news" })).toMatchObject({
      slug: "sama-judulnya",
    });
    expect(
      (await as("superadmin", OTHER_TENANT_ID).createPost({ body: post("Sama Judulnya") })).data
        .slug,
    ).toBe("sama-judulnya");
  });

  test("updatePost rejects a stale version with 409", async () => {
    const { slug } = await create("admin", "Dua Penyunting");
    const change = (title: string) =>
      as("admin").updatePost({ query: { slug }, body: post(title, { version: 1 }) });

    const outcomes = await Promise.allSettled([change("Satu"), change("Dua")]);

    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await getError(change("Tiga"))).toMatchObject({
      status: 409,
      message: "Data sudah berubah, muat ulang halaman.",
    });
  });

  test("[ROL6] post operations reject users without a role in the tenant", async () => {
    const { slug } = await create("admin", "Milik Admin");

    for (const who of ["student", "none", "stranger"]) {
      expect(await getError(create(who, "Coba"))).toMatchObject(FORBIDDEN);
      expect(
        await getError(as(who).updatePost({ query: { slug }, body: post("Coba", { version: 1 }) })),
      ).toMatchObject(FORBIDDEN);
      expect(
        await getError(as(who).deletePost({ query: { kindSlug: "blog", slug } })),
      ).toMatchObject(FORBIDDEN);
    }
  });

  test("writers and mentors draft and submit their own posts, but do not publish, delete or edit others'", async () => {
    for (const who of ["writer", "mentor"]) {
      const { slug } = await create(who, `Draf ${who}`);
      const { data } = await as(who).updatePost({
        query: { slug },
        body: post("Siap", { status: "review", version: 1 }),
      });
      expect(data).toMatchObject({ status: "review", author: `Nama ${who}` });
      expect(await guestSees(slug)).toBeNull();
      for (const status of ["published", "scheduled", "archived"]) {
        expect(
          await getError(
            as(who).updatePost({
              query: { slug },
              body: post("Terbit", { status, version: 2, publishedAt: 1 }),
            }),
          ),
        ).toMatchObject(FORBIDDEN);
        expect(await getError(create(who, "Terbit", { status, publishedAt: 1 }))).toMatchObject(
          FORBIDDEN,
        );
      }
      expect(
        await getError(as(who).deletePost({ query: { kindSlug: "blog", slug } })),
      ).toMatchObject(FORBIDDEN);
      await as("admin").updatePost({
        query: { slug },
        body: post("Terbit", { status: "published", version: 2 }),
      });
      expect(
        await getError(as(who).updatePost({ query: { slug }, body: post("Lagi", { version: 3 }) })),
      ).toMatchObject(FORBIDDEN);
    }

    const { slug } = await create("admin", "Bukan Milik Penulis");

    expect(
      await getError(
        as("writer").updatePost({ query: { slug }, body: post("Coba", { version: 1 }) }),
      ),
    ).toMatchObject(FORBIDDEN);
  });

  test("program leaders publish only their own posts", async () => {
    const { slug } = await create("leader", "Milik Pemimpin", { status: "published" });

    expect(await guestSees(slug)).toMatchObject({ title: "Milik Pemimpin" });

    const other = await create("admin", "Milik Orang Lain");

    expect(
      await getError(
        as("leader").updatePost({
          query: { slug: other.slug },
          body: post("Coba", { version: 1 }),
        }),
      ),
    ).toMatchObject(FORBIDDEN);
  });

  test("a superadmin of another tenant writes posts, which stay in the tenant", async () => {
    const made = await create("superadmin", "Dari Pusat", { status: "published" });

    expect(await guestSees(made.slug)).toMatchObject({ id: made.id });
    expect(
      await getError(
        as("superadmin", OTHER_TENANT_ID).updatePost({
          query: { slug: made.slug },
          body: post("Coba", { version: 1 }),
        }),
      ),
    ).toMatchObject({ status: 404 });
  });

  test("createPost creates one post per idempotency key", async () => {
    const made = await Promise.all(
      [1, 2, 3].map(() => create("admin", "Sekali Saja", {}, "key-post-1")),
    );

    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });

  test("createPost rejects unknown references with 422 by field", async () => {
    expect(await getError(create("admin", "Salah", { categoryId: "nowhere" }))).toMatchObject({
      status: 422,
      data: { categoryId: "Kategori tidak ditemukan" },
    });
    expect(await getError(create("admin", "Salah", { parentId: "nowhere" }))).toMatchObject({
      status: 422,
      data: { parentId: "Tulisan induk tidak ditemukan" },
    });
    expect(await getError(create("admin", "Salah", { status: "scheduled" }))).toMatchObject({
      status: 422,
      data: { publishedAt: "Tanggal terbit wajib diisi" },
    });
  });
});
