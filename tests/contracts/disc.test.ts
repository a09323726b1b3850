import { expect, test } from "vitest";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID, tamperWith } from "./backend";
import { createVisitorClients, DISC_ANSWERS, DISC_RESULT } from "./submission-fixture";

describeEachBackend((site) => {
  const create = async (
    more: Partial<typeof DISC_RESULT> & {
      guardian?: { name: string; phone: string; consent: true };
    } = {},
  ) => {
    const [row] = (
      await createVisitorClients(site()).records.createUserDisc({
        body: { ...DISC_RESULT, ...more },
      })
    ).data;
    if (!row) throw new Error("no row");
    return row;
  };

  test("getDiscResult computes scores from the answers; the key is stored as a hash only", async () => {
    const { id, key, type } = await create();

    expect(type).toBe(DISC_RESULT.type);

    const { data } = await site().createClients().admin.getDiscResult({ query: { key } });
    const { most, least, diff, percent } = DISC_RESULT;

    expect(data).toEqual({
      id,
      name: "Rukmini",
      pattern: type,
      most,
      least,
      diff,
      percent,
      isSteady: true,
      createdAt: expect.any(Number),
    });

    const rows = await site()
      .database.db.selectFrom("disc_results")
      .selectAll()
      .where("id", "=", id)
      .execute();

    expect(JSON.stringify(rows)).not.toContain(key);
    expect(rows[0]?.email).toBe("rukmini@rumah.example");

    const hasty = await create({ durationSec: 30 });

    expect(
      (
        await site()
          .createClients()
          .admin.getDiscResult({ query: { key: hasty.key } })
      ).data.isSteady,
    ).toBe(false);
  });

  test("createUserDisc rejects scores that do not match the answers", async () => {
    const { records } = createVisitorClients(site());
    const refused = async (more: Partial<typeof DISC_RESULT>) =>
      (await getError(records.createUserDisc({ body: { ...DISC_RESULT, ...more } }))).data;

    expect(await refused({ percent: { ...DISC_RESULT.percent, D: 99 } })).toEqual({
      percent: "Hasil tidak sesuai dengan jawaban",
    });
    expect(await refused({ most: { ...DISC_RESULT.most, C: 3 } })).toEqual({
      most: "Hasil tidak sesuai dengan jawaban",
    });
    expect(await refused({ least: { ...DISC_RESULT.least, D: 1 } })).toEqual({
      least: "Hasil tidak sesuai dengan jawaban",
    });
    expect(await refused({ diff: { ...DISC_RESULT.diff, I: 0 } })).toEqual({
      diff: "Hasil tidak sesuai dengan jawaban",
    });
    expect(await refused({ type: "SC" })).toEqual({ type: "Hasil tidak sesuai dengan jawaban" });
    expect(await refused({ birthYear: 2099 })).toEqual({ birthYear: "Periksa tahun lahir" });
  });

  test("createUserDisc requires 24 blocks with two different answers each", async () => {
    const { records } = createVisitorClients(site());
    const invalidAnswers = [DISC_ANSWERS.slice(1), DISC_ANSWERS.with(3, { most: "D", least: "D" })];
    for (const answers of invalidAnswers)
      await expect(records.createUserDisc({ body: { ...DISC_RESULT, answers } })).rejects.toThrow();
  });

  test("createUserDisc requires a guardian for minors", async () => {
    const birthYear = new Date().getFullYear() - 15;

    expect(
      await getError(
        createVisitorClients(site()).records.createUserDisc({
          body: { ...DISC_RESULT, birthYear },
        }),
      ),
    ).toMatchObject({
      status: 422,
      data: { "guardian.name": "Isi nama orang tua atau wali yang menyetujui" },
    });

    const { id } = await create({
      birthYear,
      guardian: { name: "Ibu Sari", phone: "0812-3456-7890", consent: true },
    });
    const row = await site()
      .database.db.selectFrom("disc_results")
      .select("guardian")
      .where("id", "=", id)
      .executeTakeFirst();

    expect(JSON.parse(row?.guardian ?? "")).toEqual({ name: "Ibu Sari", phone: "+6281234567890" });
  });

  test("getDiscResult answers 404 alike for unknown keys, other tenants and deleted results", async () => {
    const { key } = await create();
    const { admin } = site().createClients();
    const elsewhere = site().createClients({ tenantId: OTHER_TENANT_ID }).admin;
    const gone = { status: 404, message: "Hasil tes tidak ditemukan" };

    expect(await getError(admin.getDiscResult({ query: { key: tamperWith(key) } }))).toMatchObject(
      gone,
    );
    expect(await getError(elsewhere.getDiscResult({ query: { key } }))).toMatchObject(gone);
    expect(await getError(elsewhere.deleteDiscResult({ body: { key } }))).toMatchObject(gone);

    await admin.deleteDiscResult({ body: { key } });

    expect(await getError(admin.getDiscResult({ query: { key } }))).toMatchObject(gone);
    expect(await getError(admin.deleteDiscResult({ body: { key } }))).toMatchObject(gone);
  });

  test("createUserDisc accepts sixty results per hour from one network", async () => {
    const { records } = createVisitorClients(site());
    const body = { ...DISC_RESULT, name: "Satu Kelas" };
    for (let at = 0; at < 6; at++) await records.createUserDisc({ body });
    await site()
      .database.db.updateTable("try_limits")
      .set({ count: 60 })
      .where("name", "like", `disc:${TENANT_ID}:%`)
      .execute();

    expect(await getError(records.createUserDisc({ body }))).toMatchObject({ status: 429 });
  });
});
