import { expect, test } from "vitest";
import type { SubmissionKind } from "~/lib/submissions";
import { ask, talker } from "./assistant-fixture";
import { signIn } from "./fixture";
import { OURS, onEverySite, refusal, THEIRS } from "./site";
import { ASPIRATION, REVIEW, TESTIMONY, visitor } from "./submissions-fixture";

onEverySite((site) => {
  const db = () => site().database.db;
  let people = 0;
  const as = async (role: number, lmsId = OURS) => {
    const accessToken = await signIn(db(), `moderator-${lmsId}-${++people}`, [{ lmsId, role }]);
    return site().hosts({ accessToken, lmsId });
  };
  const handIn = async (kind: SubmissionKind, lmsId = OURS) => {
    const { records } = visitor(site(), { lmsId });
    const create = {
      book_reviews: () => records.createBookReview({ body: REVIEW }),
      aspirations: () => records.createAspiration({ body: ASPIRATION }),
      testimonies: () => records.createTestimony({ body: { ...TESTIMONY, rating: 4 } }),
    };
    return (await create[kind]()).data[0]?.id ?? "";
  };

  test("superadmin, admin and writer see what was handed in, by kind and status, with what waits; others do not", async () => {
    const ids = {
      book_reviews: await handIn("book_reviews"),
      aspirations: await handIn("aspirations"),
      testimonies: await handIn("testimonies"),
    };
    await handIn("aspirations", THEIRS);
    const before = (await (await as(6)).desk.listSubmissions()).data;
    expect(before).toMatchObject({ totalItems: 3, perPage: 20, pending: { book_reviews: 1, aspirations: 1, testimonies: 1 } });
    expect(before.items.find(({ id }) => id === ids.testimonies)).toMatchObject({
      kind: "testimonies",
      status: "pending",
      rating: 4,
      institution: "SMK Harapan",
      version: 1,
      decidedBy: null,
    });
    const admin = await as(1);
    await admin.desk.moderate({ params: { id: ids.aspirations }, body: { status: "published", version: 1 } });
    const listed = async (query: { kind?: SubmissionKind; status?: "pending" | "published" | "hidden" }) =>
      (await admin.desk.listSubmissions({ query })).data.items.map(({ id }) => id);
    expect(await listed({ kind: "aspirations" })).toEqual([ids.aspirations]);
    expect(await listed({ status: "published" })).toEqual([ids.aspirations]);
    expect(await listed({ kind: "book_reviews", status: "published" })).toEqual([]);
    expect((await (await as(0, THEIRS)).desk.listSubmissions()).data.totalItems).toBe(1);
    for (const role of [2, 3, 4, 5, 7, 8, 9]) {
      const { desk } = await as(role);
      const refused = await Promise.all(
        [
          desk.listSubmissions(),
          desk.listVotes(),
          desk.moderate({ params: { id: ids.testimonies }, body: { status: "hidden", version: 1 } }),
        ].map(refusal),
      );
      for (const one of refused) expect(one).toMatchObject({ status: 403, message: "Anda tidak memiliki akses untuk tindakan ini." });
    }
  });

  test("publishing shows it to all, hiding takes it back; each is in the audit log with who did it", async () => {
    const id = await handIn("book_reviews");
    const { desk } = await as(1);
    const { data } = await desk.moderate({ params: { id }, body: { status: "published", version: 1 } });
    expect(data).toMatchObject({
      id,
      status: "published",
      version: 2,
      decidedBy: expect.stringMatching(/^Nama moderator/),
      decidedAt: expect.any(Number),
    });
    const { records } = site().hosts();
    expect((await records.listBookReviews()).data.map((row) => row.id)).toContain(id);
    await desk.moderate({ params: { id }, body: { status: "hidden", version: 2 } });
    expect((await records.listBookReviews()).data.map((row) => row.id)).not.toContain(id);
    const rows = await db()
      .selectFrom("audit_log")
      .select(["action", "entity", "before", "after", "role"])
      .where("entity_id", "=", id)
      .orderBy("seq")
      .execute();
    expect(rows).toEqual([
      { action: "submission.publish", entity: "book_reviews", before: '{"status":"pending"}', after: '{"status":"published"}', role: 1 },
      { action: "submission.hide", entity: "book_reviews", before: '{"status":"published"}', after: '{"status":"hidden"}', role: 1 },
    ]);
  });

  test("of two who decide at once one does, and the other is told; another tenant's is as if it were not there", async () => {
    const id = await handIn("testimonies");
    const [one, two] = [await as(0), await as(6)];
    const body = { version: 1 };
    const decided = await Promise.allSettled([
      one.desk.moderate({ params: { id }, body: { ...body, status: "published" } }),
      two.desk.moderate({ params: { id }, body: { ...body, status: "hidden" } }),
    ]);
    expect(decided.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await db().selectFrom("audit_log").select("seq").where("entity_id", "=", id).execute()).toHaveLength(1);
    expect(await refusal(one.desk.moderate({ params: { id }, body: { ...body, status: "hidden" } }))).toMatchObject({
      status: 409,
      message: "Data sudah berubah, muat ulang halaman.",
    });
    const missing = { status: 404, message: "Kiriman tidak ditemukan" };
    expect(await refusal((await as(1, THEIRS)).desk.moderate({ params: { id }, body: { status: "hidden", version: 2 } }))).toMatchObject(
      missing,
    );
    expect(await refusal(one.desk.moderate({ params: { id: "tidak-ada" }, body: { status: "hidden", version: 1 } }))).toMatchObject(
      missing,
    );
  });

  test("published testimonies are there for everybody, the newest first", async () => {
    const { desk } = await as(1, THEIRS);
    const ids = [await handIn("testimonies", THEIRS), await handIn("testimonies", THEIRS)];
    for (const [at, id] of ids.entries()) {
      await db()
        .updateTable("submissions")
        .set({ created_at: Date.now() + at })
        .where("id", "=", id)
        .execute();
      await desk.moderate({ params: { id }, body: { status: "published", version: 1 } });
    }
    await handIn("testimonies", THEIRS);
    const { data } = await site().hosts({ lmsId: THEIRS }).desk.listTestimonies();
    expect(data.items.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(data.items[0]).toEqual({
      ...{ id: ids[1], name: "Aulia", role: "Peserta", institution: "SMK Harapan", text: TESTIMONY.message, rating: 4 },
      ...{ photoUrl: null, createdAt: expect.any(Number) },
    });
  });

  test("votes are listed with the question and answer they judge, and counted", async () => {
    const guest = await talker(site());
    const [good, bad] = [await ask(guest, "Halo"), await ask(guest, "Siapa kamu")];
    await guest.assistant.vote({ params: { id: good.message }, body: { value: "up" } });
    await guest.assistant.vote({ params: { id: bad.message }, body: { value: "down", reason: "salah", comment: "Bukan itu" } });
    const { desk } = await as(1);
    const { data } = await desk.listVotes();
    expect(data).toMatchObject({ up: 1, down: 1, totalItems: 2 });
    expect((await desk.listVotes({ query: { value: "down" } })).data.items).toEqual([
      {
        messageId: bad.message,
        value: "down",
        reason: "salah",
        comment: "Bukan itu",
        question: "Siapa kamu",
        answer: bad.text,
        at: expect.any(Number),
      },
    ]);
    expect((await (await as(1, THEIRS)).desk.listVotes()).data).toMatchObject({ totalItems: 0, up: 0, down: 0 });
  });
});
