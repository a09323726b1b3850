import { expect, test } from "vitest";
import { sweepAccounts } from "~/server/embedded/domain/accounts/sweep-accounts";
import { nextGuestIp } from "./assistant-fixture";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID, tamperWith } from "./backend";
import { PUBLIC_KEY } from "./host-context";
import {
  ASPIRATION,
  createVisitorClients,
  DISC_RESULT,
  REVIEW,
  TESTIMONY,
} from "./submission-fixture";

const CREATES = [
  "createBookReview",
  "createAspiration",
  "createTestimony",
  "createUserDisc",
] as const;
const BODIES = {
  createBookReview: REVIEW,
  createAspiration: ASPIRATION,
  createTestimony: TESTIMONY,
  createUserDisc: DISC_RESULT,
};
const PATHS = {
  createBookReview: "book_reviews",
  createAspiration: "aspirations",
  createTestimony: "testimonies",
  createUserDisc: "user_disc",
};

describeEachBackend((site) => {
  const db = () => site().database.db;
  const publish = (id: string, created_at = Date.now()) =>
    db()
      .updateTable("submissions")
      .set({ status: "published", created_at })
      .where("id", "=", id)
      .execute();
  /** Sends a request without the client. */
  const send = (path: string, init: RequestInit = {}, headers: Record<string, string> = {}) =>
    site().sendRaw("records", path, {
      ...init,
      headers: {
        apikey: PUBLIC_KEY,
        "lms-id": TENANT_ID,
        "Content-Type": "application/json",
        ...headers,
      },
    });
  const post = async (operation: (typeof CREATES)[number], body: unknown) => {
    const answer = await send(PATHS[operation], { method: "POST", body: JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };

  test.each(CREATES)(
    "[STO3] [STO22] %s answers 201 with a bare row and requires the public key",
    async (operation) => {
      const answer = await post(operation, BODIES[operation]);

      expect(answer).toEqual({
        status: 201,
        body: [expect.objectContaining({ id: expect.stringMatching(/^\d{12}$/) })],
      });
      for (const apikey of ["", tamperWith(PUBLIC_KEY)])
        expect((await send(PATHS[operation], { method: "POST" }, { apikey })).status).toBe(401);
      expect(
        (await send(PATHS[operation], { method: "POST" }, { "lms-id": "lms-nobody" })).status,
      ).toBe(400);
      expect((await send(PATHS[operation], { method: "PUT" })).status).toBe(405);
    },
  );

  test("[STO22] the records host does not list testimonies and DISC results", async () => {
    for (const path of ["testimonies", "user_disc"]) expect((await send(path)).status).toBe(405);
  });

  test("[STO22] listBookReviews and listAspirations return published rows, newest first, without email addresses", async () => {
    const { records } = createVisitorClients(site());
    const [review] = (
      await records.createBookReview({ body: { ...REVIEW, name: "Pertama", email: "a@b.example" } })
    ).data;
    const [second] = (
      await createVisitorClients(site()).records.createBookReview({
        body: { ...REVIEW, name: "Kedua", rating: 3 },
      })
    ).data;
    const [wish] = (
      await createVisitorClients(site()).records.createAspiration({
        body: { ...ASPIRATION, email: "a@b.example" },
      })
    ).data;

    expect((await records.listBookReviews()).data).toEqual([]);
    expect(review?.status).toBe("pending");

    await publish(review?.id ?? "", Date.now() - 60_000);
    await publish(second?.id ?? "");
    await publish(wish?.id ?? "");
    const rows = (await records.listBookReviews()).data;

    expect(rows.map(({ name, rating }) => [name, rating])).toEqual([
      ["Kedua", 3],
      ["Pertama", 5],
    ]);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
      "comment",
      "created_at",
      "id",
      "name",
      "rating",
    ]);
    expect((await records.listBookReviews({ query: { limit: 1, offset: 1 } })).data).toMatchObject([
      { name: "Pertama" },
    ]);

    const [shown] = (await records.listAspirations()).data;

    expect(shown).toEqual({
      ...ASPIRATION,
      answer: null,
      id: wish?.id,
      created_at: expect.any(Number),
    });

    const elsewhere = site().createClients({ tenantId: OTHER_TENANT_ID }).records;

    expect([
      (await elsewhere.listBookReviews()).data,
      (await elsewhere.listAspirations()).data,
    ]).toEqual([[], []]);

    for (const query of ["limit=0", "limit=101", "offset=-1", "limit=x"])
      expect((await send(`book_reviews?${query}`)).status).toBe(400);
  });

  test("the records host reports invalid fields with 422", async () => {
    const fieldsOf = async (operation: (typeof CREATES)[number], body: unknown) => {
      const answer = await post(operation, body);
      return [answer.status, Object.keys((answer.body as { data: object }).data).sort()];
    };

    expect(
      await fieldsOf("createBookReview", { ...REVIEW, rating: 6, comment: "Pendek", email: "x" }),
    ).toEqual([422, ["comment", "email", "rating"]]);
    expect(
      await fieldsOf("createAspiration", { ...ASPIRATION, message: "x".repeat(1001), topic: "" }),
    ).toEqual([422, ["message", "topic"]]);
    expect(
      await fieldsOf("createTestimony", {
        ...TESTIMONY,
        consent: false,
        photoUrl: "http://a.example/b.png",
        message: "Kurang panjang",
      }),
    ).toEqual([422, ["consent", "message", "photoUrl"]]);
    expect((await post("createAspiration", { ...ASPIRATION, name: "" })).status).toBe(201);
    expect(
      await db()
        .selectFrom("submissions")
        .select("id")
        .where("kind", "=", "aspirations")
        .where("name", "=", "Anonim")
        .execute(),
    ).toHaveLength(1);
  });

  test("createBookReview stores one row per idempotency key, also concurrently", async () => {
    const { records } = createVisitorClients(site());
    const body = { ...REVIEW, name: "Sekali Saja" };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        records.createBookReview({ body, idempotencyKey: "review-1" }),
      ),
    );

    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(
      await db().selectFrom("submissions").select("id").where("name", "=", "Sekali Saja").execute(),
    ).toHaveLength(1);
  });

  test("submissions are limited to one in 10 s and five of a kind per hour and network; rejected ones store nothing", async () => {
    const clientIp = nextGuestIp();
    const { records } = createVisitorClients(site(), { clientIp });
    const body = { ...REVIEW, name: "Rajin Menulis" };
    const rest = async () =>
      void (await db()
        .updateTable("try_limits")
        .set({ ends_at: 0 })
        .where("name", "like", "submission-pause:%")
        .execute());
    const atOnce = await Promise.allSettled(
      [1, 2, 3].map(() => records.createBookReview({ body })),
    );

    expect(atOnce.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await getError(records.createAspiration({ body: ASPIRATION }))).toMatchObject({
      status: 429,
      data: { retryAfterSeconds: expect.any(Number) },
    });

    for (let time = 0; time < 4; time++) {
      await rest();
      await records.createBookReview({ body });
    }
    await rest();
    const refused = await getError(records.createBookReview({ body }));

    expect(refused).toMatchObject({ status: 429 });
    expect((refused.data as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(
      3_500,
    );
    expect(
      await db()
        .selectFrom("submissions")
        .select("id")
        .where("name", "=", "Rajin Menulis")
        .execute(),
    ).toHaveLength(5);

    await records.createAspiration({ body: ASPIRATION });
    await createVisitorClients(site(), {
      clientIp,
      tenantId: OTHER_TENANT_ID,
    }).records.createBookReview({ body });
    await db().updateTable("try_limits").set({ ends_at: 0 }).execute();
    await sweepAccounts(site().context);
    await records.createBookReview({ body });
  });
});
