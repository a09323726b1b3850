import { expect, test } from "vitest";
import { elsewhere } from "./accounts-fixture";
import { altered, onEverySite, refusal, THEIRS } from "./site";

onEverySite((site) => {
  const desk = (caller = {}) => site().hosts({ clientIp: elsewhere(), ...caller }).desk;
  const first = { form: "sekolah", data: { npsn: "20219024", majors: ["Kuliner"] }, step: 1 };

  test("a form is kept, gone on with by its key, and deleted", async () => {
    const { data: draft } = await desk().saveDraft({ body: first });
    expect(draft).toMatchObject({ ...first, version: 1, key: expect.stringMatching(/^[\w-]{32}$/) });
    expect(draft.expiresAt - draft.updatedAt).toBe(30 * 86_400_000);
    const { key } = draft;
    const { data: second } = await desk().saveDraft({ body: { ...first, key, data: { npsn: "1" }, step: 2, version: 1 } });
    expect(second).toMatchObject({ key, version: 2, step: 2, data: { npsn: "1" } });
    expect((await desk().getDraft({ query: { key, form: "sekolah" } })).data).toEqual(second);
    for (let time = 0; time < 2; time++) await desk().deleteDraft({ body: { key } });
    expect(await refusal(desk().getDraft({ query: { key, form: "sekolah" } }))).toMatchObject({ status: 404 });
    expect(await refusal(desk().saveDraft({ body: { ...first, key, version: 2 } }))).toMatchObject({ status: 404 });
  });

  test("the key opens this form in this tenant alone, and stands in no row", async () => {
    const { data } = await desk().saveDraft({ body: first });
    const { key } = data;
    expect(await refusal(desk({ lmsId: THEIRS }).getDraft({ query: { key, form: "sekolah" } }))).toMatchObject({ status: 404 });
    expect(await refusal(desk().getDraft({ query: { key, form: "tim" } }))).toMatchObject({ status: 404 });
    expect(await refusal(desk().getDraft({ query: { key: altered(key), form: "sekolah" } }))).toMatchObject({ status: 404 });
    expect(await refusal(desk({ lmsId: THEIRS }).saveDraft({ body: { ...first, key, version: 1 } }))).toMatchObject({ status: 404 });
    expect(await refusal(desk().saveDraft({ body: { ...first, form: "tim", key, version: 1 } }))).toMatchObject({ status: 404 });
    await desk({ lmsId: THEIRS }).deleteDraft({ body: { key } });
    expect((await desk().getDraft({ query: { key, form: "sekolah" } })).data.version).toBe(1);
    expect(JSON.stringify(await site().database.db.selectFrom("form_drafts").selectAll().execute())).not.toContain(key);
    await site().database.db.updateTable("form_drafts").set({ expires_at: Date.now() }).execute();
    expect(await refusal(desk().getDraft({ query: { key, form: "sekolah" } }))).toMatchObject({ status: 404 });
    expect(await refusal(desk().saveDraft({ body: { ...first, key, version: 1 } }))).toMatchObject({ status: 404 });
  });

  test("of two windows that save at once one is told the newest version", async () => {
    const { data } = await desk().saveDraft({ body: first });
    const save = (step: number) => desk().saveDraft({ body: { ...first, key: data.key, step, version: 1 } });
    const outcomes = await Promise.allSettled([save(2), save(3), save(4)]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await refusal(save(5))).toMatchObject({ status: 409, data: { version: 2 } });
  });

  test("the same idempotency key makes one draft; more than 64 KB are refused; two hundred an hour from one address", async () => {
    const made = await Promise.all([1, 2, 3].map(() => desk().saveDraft({ body: first, idempotencyKey: "draft-1" })));
    expect(new Set(made.map(({ data }) => data.key)).size).toBe(1);
    await expect(desk().saveDraft({ body: { ...first, data: { text: "x".repeat(65_536) } } })).rejects.toThrow("Isian terlalu besar");
    const clientIp = elsewhere();
    await desk({ clientIp }).saveDraft({ body: first });
    await site().database.db.updateTable("try_limits").set({ count: 200 }).where("name", "like", "draft:%").execute();
    expect(await refusal(desk({ clientIp }).saveDraft({ body: first }))).toMatchObject({ status: 429 });
  });
});
