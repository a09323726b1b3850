import { expect, test } from "vitest";
import { sweepAccounts } from "~/server/embedded/account/sweep-accounts";
import { nextAddress } from "./assistant-fixture";
import { PUBLIC_KEY } from "./host-context";
import { altered, OURS, onEverySite, refusal, THEIRS } from "./site";
import { ASPIRATION, DISC, REVIEW, TESTIMONY, visitor } from "./submissions-fixture";

const CREATES = ["createBookReview", "createAspiration", "createTestimony", "createUserDisc"] as const;
const BODIES = { createBookReview: REVIEW, createAspiration: ASPIRATION, createTestimony: TESTIMONY, createUserDisc: DISC };
const PATHS = {
  createBookReview: "book_reviews",
  createAspiration: "aspirations",
  createTestimony: "testimonies",
  createUserDisc: "user_disc",
};

onEverySite((site) => {
  const db = () => site().database.db;
  const publish = (id: string, created_at = Date.now()) =>
    db().updateTable("submissions").set({ status: "published", created_at }).where("id", "=", id).execute();
  /** A request past the client. */
  const send = (path: string, init: RequestInit = {}, headers: Record<string, string> = {}) =>
    site().send("records", path, {
      ...init,
      headers: { apikey: PUBLIC_KEY, "lms-id": OURS, "Content-Type": "application/json", ...headers },
    });
  const post = async (operation: (typeof CREATES)[number], body: unknown) => {
    const answer = await send(PATHS[operation], { method: "POST", body: JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };

  test.each(CREATES)("[STO3] [STO22] %s answers 201 with a bare row, behind the public key alone", async (operation) => {
    const answer = await post(operation, BODIES[operation]);
    expect(answer).toEqual({ status: 201, body: [expect.objectContaining({ id: expect.stringMatching(/^\d{12}$/) })] });
    for (const apikey of ["", altered(PUBLIC_KEY)]) expect((await send(PATHS[operation], { method: "POST" }, { apikey })).status).toBe(401);
    expect((await send(PATHS[operation], { method: "POST" }, { "lms-id": "lms-nobody" })).status).toBe(400);
    expect((await send(PATHS[operation], { method: "PUT" })).status).toBe(405);
  });

  test("[STO22] testimonies and DISC results cannot be listed by the public key", async () => {
    for (const path of ["testimonies", "user_disc"]) expect((await send(path)).status).toBe(405);
  });

  test("[STO22] reviews and aspirations are listed once published, the newest first, without anybody's address", async () => {
    const { records } = visitor(site());
    const [review] = (await records.createBookReview({ body: { ...REVIEW, name: "Pertama", email: "a@b.example" } })).data;
    const [second] = (await visitor(site()).records.createBookReview({ body: { ...REVIEW, name: "Kedua", rating: 3 } })).data;
    const [wish] = (await visitor(site()).records.createAspiration({ body: { ...ASPIRATION, email: "a@b.example" } })).data;
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
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(["comment", "created_at", "id", "name", "rating"]);
    expect((await records.listBookReviews({ query: { limit: 1, offset: 1 } })).data).toMatchObject([{ name: "Pertama" }]);
    const [shown] = (await records.listAspirations()).data;
    expect(shown).toEqual({ ...ASPIRATION, id: wish?.id, created_at: expect.any(Number) });
    const elsewhere = site().hosts({ lmsId: THEIRS }).records;
    expect([(await elsewhere.listBookReviews()).data, (await elsewhere.listAspirations()).data]).toEqual([[], []]);
    for (const query of ["limit=0", "limit=101", "offset=-1", "limit=x"]) expect((await send(`book_reviews?${query}`)).status).toBe(400);
  });

  test("wrong fields are named", async () => {
    const fieldsOf = async (operation: (typeof CREATES)[number], body: unknown) => {
      const answer = await post(operation, body);
      return [answer.status, Object.keys((answer.body as { data: object }).data).sort()];
    };
    expect(await fieldsOf("createBookReview", { ...REVIEW, rating: 6, comment: "Pendek", email: "x" })).toEqual([
      422,
      ["comment", "email", "rating"],
    ]);
    expect(await fieldsOf("createAspiration", { ...ASPIRATION, message: "x".repeat(1001), topic: "" })).toEqual([
      422,
      ["message", "topic"],
    ]);
    expect(
      await fieldsOf("createTestimony", { ...TESTIMONY, consent: false, photoUrl: "http://a.example/b.png", message: "Kurang panjang" }),
    ).toEqual([422, ["consent", "message", "photoUrl"]]);
    expect((await post("createAspiration", { ...ASPIRATION, name: "" })).status).toBe(201);
    expect(
      await db().selectFrom("submissions").select("id").where("kind", "=", "aspirations").where("name", "=", "Anonim").execute(),
    ).toHaveLength(1);
  });

  test("one key makes one row, also for calls at once", async () => {
    const { records } = visitor(site());
    const body = { ...REVIEW, name: "Sekali Saja" };
    const answers = await Promise.all(Array.from({ length: 6 }, () => records.createBookReview({ body, idempotencyKey: "review-1" })));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await db().selectFrom("submissions").select("id").where("name", "=", "Sekali Saja").execute()).toHaveLength(1);
  });

  test("ten seconds between two from one network, five of a kind an hour; refused ones leave nothing", async () => {
    const clientIp = nextAddress();
    const { records } = visitor(site(), { clientIp });
    const body = { ...REVIEW, name: "Rajin Menulis" };
    const rest = async () =>
      void (await db().updateTable("try_limits").set({ ends_at: 0 }).where("name", "like", "submission-pause:%").execute());
    const atOnce = await Promise.allSettled([1, 2, 3].map(() => records.createBookReview({ body })));
    expect(atOnce.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await refusal(records.createAspiration({ body: ASPIRATION }))).toMatchObject({
      status: 429,
      data: { retryAfterSeconds: expect.any(Number) },
    });
    for (let time = 0; time < 4; time++) {
      await rest();
      await records.createBookReview({ body });
    }
    await rest();
    const refused = await refusal(records.createBookReview({ body }));
    expect(refused).toMatchObject({ status: 429 });
    expect((refused.data as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(3_500);
    expect(await db().selectFrom("submissions").select("id").where("name", "=", "Rajin Menulis").execute()).toHaveLength(5);
    await records.createAspiration({ body: ASPIRATION });
    await visitor(site(), { clientIp, lmsId: THEIRS }).records.createBookReview({ body });
    await db().updateTable("try_limits").set({ ends_at: 0 }).execute();
    await sweepAccounts(site().context);
    await records.createBookReview({ body });
  });
});
