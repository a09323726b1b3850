import { expect, test } from "vitest";
import { DAY_MS } from "~/lib/time";
import { createSweeper } from "~/server/embedded/jobs/sweep-expired";
import { describeEachBackend, TENANT_ID } from "./backend";
import { createPostRow } from "./core-fixture";

describeEachBackend((site) => {
  test("the sweeper deletes expired tokens and keys and posts archived 30 days ago, at most every ten minutes", async () => {
    const { db } = site().database;
    let now = Date.now();
    const sweep = createSweeper({ ...site().context, clock: () => now });
    const key = (name: string, expires_at: number) => ({
      lms_id: TENANT_ID,
      operation: "x",
      key: name,
      body_hash: "",
      answer: "",
      created_at: 0,
      expires_at,
    });
    await db
      .insertInto("idempotency_keys")
      .values([key("over", now - 1), key("good", now + DAY_MS)])
      .execute();
    const posts = [
      createPostRow(TENANT_ID, "long-gone", { status: "archived", archived_at: now - 31 * DAY_MS }),
      createPostRow(TENANT_ID, "just-gone", { status: "archived", archived_at: now - 29 * DAY_MS }),
    ];
    await db
      .insertInto("posts")
      .values([
        ...posts,
        createPostRow(TENANT_ID, "child", { parent_id: `${TENANT_ID}-long-gone` }),
      ])
      .execute();
    await db
      .insertInto("post_slugs")
      .values({
        lms_id: TENANT_ID,
        kind_slug: "blog",
        slug: "older",
        post_id: `${TENANT_ID}-long-gone`,
      })
      .execute();

    await sweep();

    expect(await db.selectFrom("idempotency_keys").select("key").execute()).toEqual([
      { key: "good" },
    ]);
    expect(
      await db.selectFrom("posts").select(["slug", "parent_id"]).orderBy("slug").execute(),
    ).toEqual([
      { slug: "child", parent_id: null },
      { slug: "just-gone", parent_id: null },
    ]);
    expect(await db.selectFrom("post_slugs").selectAll().execute()).toEqual([]);
    expect((await site().createClients().services.validateToken()).data.valid).toBe(true);

    await db
      .insertInto("idempotency_keys")
      .values(key("over", now - 1))
      .execute();
    await sweep();

    expect(await db.selectFrom("idempotency_keys").select("key").execute()).toHaveLength(2);

    now += 600_000;
    await sweep();

    expect(await db.selectFrom("idempotency_keys").select("key").execute()).toEqual([
      { key: "good" },
    ]);
  });
});
