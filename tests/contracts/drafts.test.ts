import { expect, test } from "vitest";
import { DAY_MS } from "~/lib/time";
import { nextClientIp } from "./account-fixture";
import { describeEachBackend, getError, OTHER_TENANT_ID, tamperWith } from "./backend";

describeEachBackend((site) => {
  const admin = (caller = {}) =>
    site().createClients({ clientIp: nextClientIp(), ...caller }).admin;
  const first = { form: "sekolah", data: { npsn: "20219024", majors: ["Kuliner"] }, step: 1 };

  test("saveDraft creates and updates a draft by key; deleteDraft removes it", async () => {
    const { data: draft } = await admin().saveDraft({ body: first });

    expect(draft).toMatchObject({
      ...first,
      version: 1,
      key: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(draft.expiresAt - draft.updatedAt).toBe(30 * DAY_MS);

    const { key } = draft;
    const { data: second } = await admin().saveDraft({
      body: { ...first, key, data: { npsn: "1" }, step: 2, version: 1 },
    });

    expect(second).toMatchObject({ key, version: 2, step: 2, data: { npsn: "1" } });
    expect((await admin().getDraft({ query: { key, form: "sekolah" } })).data).toEqual(second);

    for (let time = 0; time < 2; time++) await admin().deleteDraft({ body: { key } });

    expect(await getError(admin().getDraft({ query: { key, form: "sekolah" } }))).toMatchObject({
      status: 404,
    });
    expect(
      await getError(admin().saveDraft({ body: { ...first, key, version: 2 } })),
    ).toMatchObject({
      status: 404,
    });
  });

  test("getDraft rejects another form or tenant; the key is stored as a hash only", async () => {
    const { data } = await admin().saveDraft({ body: first });
    const { key } = data;

    expect(
      await getError(
        admin({ tenantId: OTHER_TENANT_ID }).getDraft({ query: { key, form: "sekolah" } }),
      ),
    ).toMatchObject({ status: 404 });
    expect(await getError(admin().getDraft({ query: { key, form: "tim" } }))).toMatchObject({
      status: 404,
    });
    expect(
      await getError(admin().getDraft({ query: { key: tamperWith(key), form: "sekolah" } })),
    ).toMatchObject({ status: 404 });
    expect(
      await getError(
        admin({ tenantId: OTHER_TENANT_ID }).saveDraft({ body: { ...first, key, version: 1 } }),
      ),
    ).toMatchObject({ status: 404 });
    expect(
      await getError(admin().saveDraft({ body: { ...first, form: "tim", key, version: 1 } })),
    ).toMatchObject({ status: 404 });

    await admin({ tenantId: OTHER_TENANT_ID }).deleteDraft({ body: { key } });

    expect((await admin().getDraft({ query: { key, form: "sekolah" } })).data.version).toBe(1);
    expect(
      JSON.stringify(await site().database.db.selectFrom("form_drafts").selectAll().execute()),
    ).not.toContain(key);

    await site().database.db.updateTable("form_drafts").set({ expires_at: Date.now() }).execute();

    expect(await getError(admin().getDraft({ query: { key, form: "sekolah" } }))).toMatchObject({
      status: 404,
    });
    expect(
      await getError(admin().saveDraft({ body: { ...first, key, version: 1 } })),
    ).toMatchObject({
      status: 404,
    });
  });

  test("saveDraft rejects the second of two concurrent saves with 409 and the current version", async () => {
    const { data } = await admin().saveDraft({ body: first });
    const save = (step: number) =>
      admin().saveDraft({ body: { ...first, key: data.key, step, version: 1 } });
    const outcomes = await Promise.allSettled([save(2), save(3), save(4)]);

    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await getError(save(5))).toMatchObject({ status: 409, data: { version: 2 } });
  });

  test("saveDraft deduplicates by idempotency key, limits size to 64 KB and new drafts to 200 per hour and network", async () => {
    const made = await Promise.all(
      [1, 2, 3].map(() => admin().saveDraft({ body: first, idempotencyKey: "draft-1" })),
    );

    expect(new Set(made.map(({ data }) => data.key)).size).toBe(1);
    await expect(
      admin().saveDraft({ body: { ...first, data: { text: "x".repeat(65_536) } } }),
    ).rejects.toThrow("Isian terlalu besar");

    const clientIp = nextClientIp();
    await admin({ clientIp }).saveDraft({ body: first });
    await site()
      .database.db.updateTable("try_limits")
      .set({ count: 200 })
      .where("name", "like", "draft:%")
      .execute();

    expect(await getError(admin({ clientIp }).saveDraft({ body: first }))).toMatchObject({
      status: 429,
    });
  });
});
