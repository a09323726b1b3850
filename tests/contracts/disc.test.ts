import { expect, test } from "vitest";
import { altered, OURS, onEverySite, refusal, THEIRS } from "./site";
import { ANSWERS, DISC, visitor } from "./submissions-fixture";

onEverySite((site) => {
  const create = async (more: Partial<typeof DISC> & { guardian?: { name: string; phone: string; consent: true } } = {}) => {
    const [row] = (await visitor(site()).records.createUserDisc({ body: { ...DISC, ...more } })).data;
    if (!row) throw new Error("no row");
    return row;
  };

  test("a result is read by its key, its numbers computed from the answers; the key stands nowhere but as a hash", async () => {
    const { id, key, type } = await create();
    expect(type).toBe(DISC.type);
    const { data } = await site().hosts().desk.getDiscResult({ query: { key } });
    const { most, least, diff, percent } = DISC;
    expect(data).toEqual({ id, name: "Rukmini", pattern: type, most, least, diff, percent, isSteady: true, createdAt: expect.any(Number) });
    const rows = await site().database.db.selectFrom("disc_results").selectAll().where("id", "=", id).execute();
    expect(JSON.stringify(rows)).not.toContain(key);
    expect(rows[0]?.email).toBe("rukmini@rumah.example");
    const hasty = await create({ durationSec: 30 });
    expect(
      (
        await site()
          .hosts()
          .desk.getDiscResult({ query: { key: hasty.key } })
      ).data.isSteady,
    ).toBe(false);
  });

  test("numbers that do not follow from the answers are refused", async () => {
    const { records } = visitor(site());
    const refused = async (more: Partial<typeof DISC>) => (await refusal(records.createUserDisc({ body: { ...DISC, ...more } }))).data;
    expect(await refused({ percent: { ...DISC.percent, D: 99 } })).toEqual({ percent: "Hasil tidak sesuai dengan jawaban" });
    expect(await refused({ most: { ...DISC.most, C: 3 } })).toEqual({ most: "Hasil tidak sesuai dengan jawaban" });
    expect(await refused({ least: { ...DISC.least, D: 1 } })).toEqual({ least: "Hasil tidak sesuai dengan jawaban" });
    expect(await refused({ diff: { ...DISC.diff, I: 0 } })).toEqual({ diff: "Hasil tidak sesuai dengan jawaban" });
    expect(await refused({ type: "SC" })).toEqual({ type: "Hasil tidak sesuai dengan jawaban" });
    expect(await refused({ birthYear: 2099 })).toEqual({ birthYear: "Periksa tahun lahir" });
  });

  test("each block needs two different answers, and all 24 must be there", async () => {
    const { records } = visitor(site());
    const bad = [ANSWERS.slice(1), ANSWERS.with(3, { most: "D", least: "D" })];
    for (const answers of bad) await expect(records.createUserDisc({ body: { ...DISC, answers } })).rejects.toThrow();
  });

  test("somebody under 18 needs a parent's consent", async () => {
    const birthYear = new Date().getFullYear() - 15;
    expect(await refusal(visitor(site()).records.createUserDisc({ body: { ...DISC, birthYear } }))).toMatchObject({
      status: 422,
      data: { "guardian.name": "Isi nama orang tua atau wali yang menyetujui" },
    });
    const { id } = await create({ birthYear, guardian: { name: "Ibu Sari", phone: "0812-3456-7890", consent: true } });
    const row = await site().database.db.selectFrom("disc_results").select("guardian").where("id", "=", id).executeTakeFirst();
    expect(JSON.parse(row?.guardian ?? "")).toEqual({ name: "Ibu Sari", phone: "+6281234567890" });
  });

  test("an unknown key, another tenant and a removed result answer alike", async () => {
    const { key } = await create();
    const { desk } = site().hosts();
    const elsewhere = site().hosts({ lmsId: THEIRS }).desk;
    const gone = { status: 404, message: "Hasil tes tidak ditemukan" };
    expect(await refusal(desk.getDiscResult({ query: { key: altered(key) } }))).toMatchObject(gone);
    expect(await refusal(elsewhere.getDiscResult({ query: { key } }))).toMatchObject(gone);
    expect(await refusal(elsewhere.deleteDiscResult({ body: { key } }))).toMatchObject(gone);
    await desk.deleteDiscResult({ body: { key } });
    expect(await refusal(desk.getDiscResult({ query: { key } }))).toMatchObject(gone);
    expect(await refusal(desk.deleteDiscResult({ body: { key } }))).toMatchObject(gone);
  });

  test("a whole class behind one address may hand in, sixty an hour and no more", async () => {
    const { records } = visitor(site());
    const body = { ...DISC, name: "Satu Kelas" };
    for (let at = 0; at < 6; at++) await records.createUserDisc({ body });
    await site().database.db.updateTable("try_limits").set({ count: 60 }).where("name", "like", `disc:${OURS}:%`).execute();
    expect(await refusal(records.createUserDisc({ body }))).toMatchObject({ status: 429 });
  });
});
