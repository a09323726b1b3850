import { expect, test } from "vitest";
import type { SubmissionKind } from "~/lib/submissions";
import { switchNotice } from "~/server/embedded/domain/notices/preferences";
import { listMailsTo } from "./appointment-fixture";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createSignedInUser } from "./core-fixture";
import { ASPIRATION, createVisitorClients, REVIEW, TESTIMONY } from "./submission-fixture";

const REASON = "Berisi nomor telepon orang lain.";

describeEachBackend((site) => {
  const db = () => site().database.db;
  let people = 0;
  const as = async (role: number, tenantId = TENANT_ID) => {
    const accessToken = await createSignedInUser(db(), `moderator-${tenantId}-${++people}`, [
      { tenantId, role },
    ]);
    return site().createClients({ accessToken, tenantId });
  };
  const handIn = async (kind: Exclude<SubmissionKind, "class_reviews">, tenantId = TENANT_ID) => {
    const { records } = createVisitorClients(site(), { tenantId });
    const create = {
      book_reviews: () => records.createBookReview({ body: REVIEW }),
      aspirations: () => records.createAspiration({ body: ASPIRATION }),
      testimonies: () => records.createTestimony({ body: { ...TESTIMONY, rating: 4 } }),
    };
    return (await create[kind]()).data[0]?.id ?? "";
  };

  test("listSubmissions filters by kind and status and counts pending ones, for superadmins, admins and writers only", async () => {
    const ids = {
      book_reviews: await handIn("book_reviews"),
      aspirations: await handIn("aspirations"),
      testimonies: await handIn("testimonies"),
    };
    await handIn("aspirations", OTHER_TENANT_ID);
    const before = (await (await as(6)).admin.listSubmissions()).data;

    expect(before).toMatchObject({
      totalItems: 3,
      perPage: 20,
      pending: { book_reviews: 1, aspirations: 1, testimonies: 1, class_reviews: 0 },
      counts: { pending: 3, published: 0, hidden: 0 },
    });
    expect(before.items.find(({ id }) => id === ids.testimonies)).toMatchObject({
      kind: "testimonies",
      status: "pending",
      rating: 4,
      institution: "SMK Harapan",
      version: 1,
      decidedBy: null,
    });

    const admin = await as(1);
    await admin.admin.moderate({
      params: { id: ids.aspirations },
      body: { status: "published", version: 1 },
    });
    const listed = async (query: {
      kind?: SubmissionKind;
      status?: "pending" | "published" | "hidden";
    }) => (await admin.admin.listSubmissions({ query })).data.items.map(({ id }) => id);

    expect(await listed({ kind: "aspirations" })).toEqual([ids.aspirations]);
    expect(await listed({ status: "published" })).toEqual([ids.aspirations]);
    expect(await listed({ kind: "book_reviews", status: "published" })).toEqual([]);
    expect((await (await as(0, OTHER_TENANT_ID)).admin.listSubmissions()).data.totalItems).toBe(1);

    for (const role of [2, 3, 4, 5, 7, 8, 9]) {
      const { admin } = await as(role);
      const refused = await Promise.all(
        [
          admin.listSubmissions(),
          admin.listVotes(),
          admin.moderate({
            params: { id: ids.testimonies },
            body: { status: "hidden", version: 1, reason: REASON },
          }),
        ].map(getError),
      );
      for (const one of refused)
        expect(one).toMatchObject({
          status: 403,
          message: "Anda tidak memiliki akses untuk tindakan ini.",
        });
    }
  });

  test("moderate publishes and hides a submission and audits both", async () => {
    const id = await handIn("book_reviews");
    const { admin } = await as(1);
    const { data } = await admin.moderate({
      params: { id },
      body: { status: "published", version: 1 },
    });

    expect(data).toMatchObject({
      id,
      status: "published",
      version: 2,
      decidedBy: expect.stringMatching(/^Nama moderator/),
      decidedAt: expect.any(Number),
    });

    const { records } = site().createClients();

    expect((await records.listBookReviews()).data.map((row) => row.id)).toContain(id);

    await admin.moderate({
      params: { id },
      body: { status: "hidden", version: 2, reason: REASON },
    });

    expect((await records.listBookReviews()).data.map((row) => row.id)).not.toContain(id);

    const rows = await db()
      .selectFrom("audit_log")
      .select(["action", "entity", "before", "after", "role"])
      .where("entity_id", "=", id)
      .orderBy("seq")
      .execute();

    expect(rows).toEqual([
      {
        action: "submission.publish",
        entity: "book_reviews",
        before: '{"status":"pending"}',
        after: '{"status":"published"}',
        role: 1,
      },
      {
        action: "submission.hide",
        entity: "book_reviews",
        before: '{"status":"published"}',
        after: `{"status":"hidden","reason":"${REASON}"}`,
        role: 1,
      },
    ]);
  });

  test("moderate rejects the second of two concurrent decisions with 409 and another tenant's with 404", async () => {
    const id = await handIn("testimonies");
    const [one, two] = [await as(0), await as(6)];
    const body = { version: 1 };
    const decided = await Promise.allSettled([
      one.admin.moderate({ params: { id }, body: { ...body, status: "published" } }),
      two.admin.moderate({ params: { id }, body: { ...body, status: "hidden", reason: REASON } }),
    ]);

    expect(decided.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(
      await db().selectFrom("audit_log").select("seq").where("entity_id", "=", id).execute(),
    ).toHaveLength(1);
    expect(
      await getError(
        one.admin.moderate({ params: { id }, body: { ...body, status: "hidden", reason: REASON } }),
      ),
    ).toMatchObject({
      status: 409,
      message: "Data sudah berubah, muat ulang halaman.",
    });

    const missing = { status: 404, message: "Kiriman tidak ditemukan" };

    expect(
      await getError(
        (await as(1, OTHER_TENANT_ID)).admin.moderate({
          params: { id },
          body: { status: "hidden", version: 2, reason: REASON },
        }),
      ),
    ).toMatchObject(missing);
    expect(
      await getError(
        one.admin.moderate({
          params: { id: "tidak-ada" },
          body: { status: "hidden", version: 1, reason: REASON },
        }),
      ),
    ).toMatchObject(missing);
  });

  test("moderate repeats a decision for its sender without a second email or audit entry", async () => {
    const { admin } = await as(1);
    const { records } = createVisitorClients(site());
    const email = "dua-klik@rumah.example";
    const [sent] = (await records.createAspiration({ body: { ...ASPIRATION, email } })).data;
    const id = sent?.id ?? "";
    const answer = "Rekaman kelas malam tersedia mulai bulan depan.";
    const decide = (caller: typeof admin, text: string) =>
      caller.moderate({
        params: { id },
        body: { status: "published", version: 1, answer: text },
      });

    const [first, second] = await Promise.all([decide(admin, answer), decide(admin, answer)]);

    expect(second.data).toEqual(first.data);
    expect((await listMailsTo(site(), email)).map(({ subject }) => subject)).toEqual([
      "Aspirasi Anda kami terima",
      expect.stringMatching(/^Jawaban untuk aspirasi/),
    ]);
    expect(
      await db().selectFrom("audit_log").select("seq").where("entity_id", "=", id).execute(),
    ).toHaveLength(1);
    expect(await getError(decide(admin, "Jawaban yang lain."))).toMatchObject({ status: 409 });
    expect(await getError(decide((await as(1)).admin, answer))).toMatchObject({ status: 409 });
  });

  test("moderate requires a reason for hiding, answers aspirations only, and mails senders who left an address", async () => {
    const { admin } = await as(1);
    const { records } = createVisitorClients(site());
    const email = "sulaiman@rumah.example";
    const [sent] = (await records.createAspiration({ body: { ...ASPIRATION, email } })).data;
    const id = sent?.id ?? "";
    const testimony = await handIn("testimonies");
    const getMails = () =>
      db()
        .selectFrom("outbox")
        .select(["subject", "body"])
        .where("to_address", "=", email)
        .where("subject", "not like", "% kami terima")
        .orderBy("created_at")
        .orderBy("subject")
        .execute();

    expect(
      await getError(admin.moderate({ params: { id }, body: { status: "hidden", version: 1 } })),
    ).toMatchObject({ status: 422 });
    expect(
      await getError(
        admin.moderate({
          params: { id: testimony },
          body: { status: "published", version: 1, answer: "Terima kasih banyak." },
        }),
      ),
    ).toMatchObject({ status: 422 });

    const hidden = await admin.moderate({
      params: { id },
      body: { status: "hidden", version: 1, reason: REASON },
    });

    expect(hidden.data).toMatchObject({ reason: REASON, answer: null });
    expect(await getMails()).toEqual([]);

    const answer = "Rekaman kelas malam tersedia mulai bulan depan.";
    const answered = await admin.moderate({
      params: { id },
      body: { status: "published", version: 2, answer },
    });

    expect(answered.data).toMatchObject({ reason: null, answer });

    await admin.moderate({ params: { id }, body: { status: "published", version: 3 } });

    expect(await getMails()).toEqual([
      { subject: expect.stringMatching(/^Jawaban untuk aspirasi/), body: expect.any(String) },
    ]);
    expect((await getMails())[0]?.body).toMatch(new RegExp(`${answer}[^]+/Aspirasi`));

    const shown = (await site().createClients().records.listAspirations()).data.find(
      (row) => row.id === id,
    );

    expect(shown).toMatchObject({ answer });
    expect(JSON.stringify(shown)).not.toContain(email);
  });

  test("moderate mails the sender at the first publication, also of what was hidden before", async () => {
    const { admin } = await as(1);
    const { records } = createVisitorClients(site());
    const email = "sabar@rumah.example";
    const [sent] = (await records.createAspiration({ body: { ...ASPIRATION, email } })).data;
    const params = { id: sent?.id ?? "" };
    const hide = (version: number) =>
      admin.moderate({ params, body: { status: "hidden", version, reason: REASON } });
    const publish = (version: number) =>
      admin.moderate({ params, body: { status: "published", version } });

    await hide(1);
    await publish(2);
    await hide(3);
    await publish(4);

    expect((await listMailsTo(site(), email)).map(({ subject }) => subject)).toEqual([
      "Aspirasi Anda kami terima",
      expect.stringMatching(/^Aspirasi Anda sudah terbit/),
    ]);
  });

  test("createTestimony with an address is confirmed by email, and its publication told; the public never sees the address", async () => {
    const { admin } = await as(1);
    const { records } = createVisitorClients(site());
    const email = "aulia@rumah.example";
    const [sent] = (await records.createTestimony({ body: { ...TESTIMONY, email } })).data;
    const params = { id: sent?.id ?? "" };
    expect((await listMailsTo(site(), email)).map(({ subject }) => subject)).toEqual([
      "Testimoni Anda kami terima",
    ]);

    const decided = await admin.moderate({ params, body: { status: "published", version: 1 } });

    expect(decided.data).toMatchObject({ email });
    const mails = await listMailsTo(site(), email);
    expect(mails.at(-1)?.subject).toMatch(/^Testimoni Anda sudah terbit/);
    for (const { body } of mails) expect(body).not.toContain(TESTIMONY.message);
    const shown = (await site().createClients().admin.listTestimonies()).data.items;
    expect(shown.map(({ id }) => id)).toContain(params.id);
    expect(JSON.stringify(shown)).not.toContain(email);
  });

  test("new submissions are mailed to moderators who have not switched that off", async () => {
    await as(6);
    const writer = `moderator-${TENANT_ID}-${people}`;
    await as(6);
    const silent = `moderator-${TENANT_ID}-${people}`;
    const key = { tenantId: TENANT_ID, userId: silent, notice: "submission" } as const;
    await switchNotice(site().context, db(), { ...key, isOn: false });

    for (const kind of ["testimonies", "aspirations", "book_reviews"] as const) await handIn(kind);

    const mails = await listMailsTo(site(), `${writer}@ours.example`);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Testimoni baru menunggu moderasi",
      "Aspirasi baru menunggu moderasi",
      "Ulasan buku baru menunggu moderasi",
    ]);
    expect(mails[0]?.body).toContain(TESTIMONY.message);
    expect(mails[0]?.body).toContain("/Dashboard/Moderation?status=pending&kind=testimonies");
    expect(await listMailsTo(site(), `${silent}@ours.example`)).toEqual([]);
  });

  test("listTestimonies returns published testimonies to guests, newest first", async () => {
    const { admin } = await as(1, OTHER_TENANT_ID);
    const ids = [
      await handIn("testimonies", OTHER_TENANT_ID),
      await handIn("testimonies", OTHER_TENANT_ID),
    ];
    for (const [at, id] of ids.entries()) {
      await db()
        .updateTable("submissions")
        .set({ created_at: Date.now() + at })
        .where("id", "=", id)
        .execute();
      await admin.moderate({ params: { id }, body: { status: "published", version: 1 } });
    }
    await handIn("testimonies", OTHER_TENANT_ID);
    const { data } = await site()
      .createClients({ tenantId: OTHER_TENANT_ID })
      .admin.listTestimonies();

    expect(data.items.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(data.items[0]).toEqual({
      id: ids[1],
      name: "Aulia",
      role: "Peserta",
      institution: "SMK Harapan",
      text: TESTIMONY.message,
      rating: 4,
      photoUrl: null,
      createdAt: expect.any(Number),
    });
  });
});
