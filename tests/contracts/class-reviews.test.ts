import { beforeAll, expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { listMailsTo } from "./appointment-fixture";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createSignedInUser } from "./core-fixture";
import { seedLearners } from "./learner-fixture";
import { seedPrograms } from "./program-fixture";

const CLASS_ID = `${TENANT_ID}-web-dasar`;
const TEXT = "Materinya runtut, dan mentornya sabar.";

describeEachBackend((site) => {
  let tokens: Awaited<ReturnType<typeof seedLearners>>;
  const db = () => site().database.db;
  const as = (who: keyof typeof tokens) =>
    site().createClients({ accessToken: tokens[who] }).learning;
  const review = (rating: number, version = 0, text = TEXT) => ({
    body: { class: "web-dasar", rating, text, version },
  });
  const list = async () =>
    (
      await site()
        .createClients()
        .learning.listClassReviews({ query: { class: "web-dasar" } })
    ).data;
  let people = 0;
  const createModerator = async (tenantId = TENANT_ID) => {
    const roles = [{ tenantId, role: ROLE.admin }];
    const accessToken = await createSignedInUser(db(), `pengelola-${++people}`, roles);
    return site().createClients({ accessToken, tenantId }).admin;
  };

  beforeAll(async () => {
    await seedPrograms(db());
    tokens = await seedLearners(db());
    // Ani and Budi have done the three chapters.
    await db()
      .updateTable("enrolments")
      .set({ done_count: 3 })
      .where("class_id", "=", CLASS_ID)
      .where("user_id", "in", ["ani", "budi"])
      .execute();
  });

  test("saveMyReview takes one review of each learner who finished, and the public sees it once it is published", async () => {
    expect((await as("citra").getMyReview({ query: { class: "web-dasar" } })).data).toEqual({
      canReview: false,
      review: null,
    });
    expect(await getError(as("citra").saveMyReview(review(5)))).toMatchObject({ status: 403 });

    await createModerator();
    const attempts = await Promise.allSettled(
      [5, 5].map((stars) => as("ani").saveMyReview(review(stars))),
    );
    await as("budi").saveMyReview(review(4));

    // The second of two equal ones is a repetition or came too late.
    expect(attempts.some(({ status }) => status === "fulfilled")).toBe(true);
    expect((await as("ani").getMyReview({ query: { class: "web-dasar" } })).data).toEqual({
      canReview: true,
      review: { rating: 5, text: TEXT, status: "pending", reason: null, version: 1 },
    });
    expect(await list()).toMatchObject({ totalItems: 0, items: [], average: null });

    const admin = await createModerator();
    const waiting = (await admin.listSubmissions({ query: { kind: "class_reviews" } })).data;

    expect(waiting).toMatchObject({
      totalItems: 2,
      pending: { class_reviews: 2 },
      counts: { pending: 2, published: 0, hidden: 0 },
    });
    expect(waiting.items[0]).toMatchObject({
      class: { slug: "web-dasar", name: expect.any(String) },
      email: expect.stringContaining("@"),
    });

    for (const { id } of waiting.items)
      await admin.moderate({ params: { id }, body: { status: "published", version: 1 } });

    const shown = await list();

    expect(shown).toMatchObject({ totalItems: 2, average: 4.5 });
    expect(shown.items.map(({ name, rating }) => [name, rating]).toSorted()).toEqual([
      ["Ani L.", 5],
      ["Budi L.", 4],
    ]);
    expect(JSON.stringify(shown)).not.toMatch(/@|Lestari/);

    expect(await listMailsTo(site(), "pengelola-1@ours.example")).toMatchObject([
      { subject: "Ulasan kelas baru menunggu moderasi" },
      { subject: "Ulasan kelas baru menunggu moderasi" },
    ]);

    const mails = await db()
      .selectFrom("outbox")
      .select("body")
      .where("kind", "=", "submission")
      .execute();

    expect(mails.map(({ body }) => /\S+\/Ulasan/.exec(body)?.[0])).toEqual([
      expect.stringContaining("/Class/web-dasar/Ulasan"),
      expect.stringContaining("/Class/web-dasar/Ulasan"),
    ]);
  });

  test("a changed or hidden review leaves the public list and its average", async () => {
    const admin = await createModerator();
    const find = async (rating: number) =>
      (await admin.listSubmissions({ query: { kind: "class_reviews" } })).data.items.find(
        (item) => item.rating === rating,
      );
    const budi = await find(4);
    await admin.moderate({
      params: { id: budi?.id ?? "" },
      body: { status: "hidden", version: 2, reason: "Menyebut nama orang lain." },
    });

    expect(await list()).toMatchObject({ totalItems: 1, average: 5 });
    expect((await as("budi").getMyReview({ query: { class: "web-dasar" } })).data.review).toEqual({
      rating: 4,
      text: TEXT,
      status: "hidden",
      reason: "Menyebut nama orang lain.",
      version: 3,
    });
    expect(await getError(as("budi").saveMyReview(review(3, 2)))).toMatchObject({ status: 409 });
    expect(await getError(as("budi").saveMyReview(review(3, -1)))).toMatchObject({ status: 409 });

    const changed = await as("ani").saveMyReview(
      review(2, 2, "Setelah dicoba lagi, kurang dalam."),
    );
    const repeated = await as("ani").saveMyReview(
      review(2, 2, "Setelah dicoba lagi, kurang dalam."),
    );

    expect(changed.data).toMatchObject({ status: "pending", version: 3 });
    expect(repeated.data).toEqual(changed.data);
    expect(await list()).toMatchObject({ totalItems: 0, average: null });
  });

  test("another tenant's class of the same slug has no such reviews, and its team none to decide on", async () => {
    const [ani] = await db()
      .selectFrom("submissions")
      .select("id")
      .where("user_id", "=", "ani")
      .execute();
    const elsewhere = site().createClients({ tenantId: OTHER_TENANT_ID }).learning;
    const query = { class: "web-dasar" };

    expect((await elsewhere.listClassReviews({ query })).data.totalItems).toBe(0);
    expect(
      await getError(elsewhere.listClassReviews({ query: { class: "tidak-ada" } })),
    ).toMatchObject({ status: 404 });

    const admin = await createModerator(OTHER_TENANT_ID);

    expect((await admin.listSubmissions()).data.totalItems).toBe(0);
    expect(
      await getError(
        admin.moderate({
          params: { id: ani?.id ?? "" },
          body: { status: "published", version: 3 },
        }),
      ),
    ).toMatchObject({ status: 404 });
  });
});
