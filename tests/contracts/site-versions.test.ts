import { beforeAll, describe, expect, test } from "vitest";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createPayoutUser } from "./payout-user-fixture";

describeEachBackend((site) => {
  type Person = Awaited<ReturnType<typeof createPayoutUser>>;
  let admin: Person;
  let second: Person;
  let foreign: Person;
  beforeAll(async () => {
    admin = await createPayoutUser(site(), [1]);
    second = await createPayoutUser(site(), [0]);
    foreign = await createPayoutUser(site(), [1], 0, OTHER_TENANT_ID);
  });

  const read = async ({ hosts }: Person = admin) => (await hosts.admin.getSite()).data;
  type Values = Parameters<Person["hosts"]["admin"]["saveSite"]>[0]["body"]["values"];
  const save = async (
    values: Values,
    { by = admin, version }: { by?: Person; version?: number } = {},
  ) =>
    (
      await by.hosts.admin.saveSite({
        body: { version: version ?? (await read(by)).version, values },
      })
    ).data.version;
  const readVersions = async ({ hosts }: Person = admin) =>
    (await hosts.admin.listSiteVersions()).data.items;
  const undo = (version: number, { hosts }: Person = admin) =>
    hosts.admin.undoSiteVersion({ params: { version } });

  describe("saveSite", () => {
    test("changes single values, leaves the others, and is read by visitors", async () => {
      const before = (await read()).setting;
      await save({
        title: "Sekolah Kami",
        "css.clr_primary": "#0b5394",
        "contact.email": "a@b.example",
      });

      const { setting } = await read();
      expect(setting).toMatchObject({
        ...before,
        title: "Sekolah Kami",
        css: { ...before.css, clr_primary: "#0b5394" },
        contact: { ...before.contact, email: "a@b.example" },
      });
      expect((await site().createClients().services.getAppSettings()).data).toEqual(setting);
      expect((await read(foreign)).setting.title).not.toBe("Sekolah Kami");
    });

    test("records who changed which values, before and after, and nothing for a form sent twice", async () => {
      const base = await save({ title: "Satu", "meta.description": null });
      const version = await save({
        title: "Dua",
        "meta.description": null,
        "landing.lead": "Halo",
      });

      expect(await save({ title: "Dua", "landing.lead": "Halo" }, { version: base })).toBe(version);
      const [latest] = await readVersions();
      expect(latest).toMatchObject({
        version,
        undoes: null,
        byName: expect.any(String),
        changes: [
          { path: "title", before: "Satu", after: "Dua" },
          { path: "landing.lead", before: null, after: "Halo" },
        ],
      });
    });

    test("of a stale form keeps what others changed, and rejects what both changed with their value", async () => {
      const version = await save({ title: "Awal", "contact.phone": "021 1" });
      await save({ title: "Oleh yang lain" }, { by: second, version });

      await save({ title: "Awal", "contact.phone": "021 2" }, { version });

      expect((await read()).setting).toMatchObject({
        title: "Oleh yang lain",
        contact: { phone: "021 2" },
      });
      expect(await getError(save({ title: "Oleh saya" }, { version }))).toMatchObject({
        status: 409,
        data: {
          conflicts: [{ path: "title", current: "Oleh yang lain", byName: expect.any(String) }],
        },
      });
      expect((await read()).setting.title).toBe("Oleh yang lain");
    });

    test("lets one of two stale saves at once win", async () => {
      const version = await save({ title: "Sebelum balapan" });

      const outcomes = await Promise.allSettled(
        [admin, second].map((by, at) => save({ title: `Balapan ${at}` }, { by, version })),
      );

      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    });

    test("rejects values that reading would change and unknown ones, by path", async () => {
      const { version } = await read();
      const values = {
        title: "Lain",
        "css.clr_primary": "red",
        "css.extra": 1,
        "secrets.key": "x",
      };

      expect(await getError(save(values))).toMatchObject({
        status: 422,
        data: {
          "css.clr_primary": "Nilai ini tidak dapat dipakai",
          "css.extra": "Nilai ini tidak dapat dipakai",
          secrets: "Pengaturan ini tidak dikenal",
        },
      });
      expect((await read()).version).toBe(version);
    });
  });

  test("putSetting and putSettings of the lms host are versions too", async () => {
    const { lms } = admin.hosts;
    await lms.putSetting({ params: { key: "layout" }, body: { value: "main" } });
    await lms.putSettings({ body: { layout: "foundation" } });
    const { version } = await read();
    await lms.putSettings({ body: { layout: "foundation" } });

    expect((await read()).version).toBe(version);
    const [second, first] = await readVersions();
    expect(first?.changes).toMatchObject([{ path: "layout", after: "main" }]);
    expect(second?.changes).toEqual([{ path: "layout", before: "main", after: "foundation" }]);
  });

  describe("undoSiteVersion", () => {
    test("restores the values as a new version, which can be undone as well", async () => {
      await save({ title: "Lama", "css.clr_info": "#000000" });
      const version = await save({ title: "Baru", "css.clr_info": "#111111" });

      const undone = (await undo(version)).data.version;

      expect((await read()).setting).toMatchObject({ title: "Lama", css: { clr_info: "#000000" } });
      expect((await readVersions())[0]).toMatchObject({ version: undone, undoes: version });
      await undo(undone);
      expect((await read()).setting.title).toBe("Baru");
    });

    test("rejects a version whose values were changed again, with the value of now", async () => {
      const version = await save({ title: "Ketiga" });
      await save({ title: "Keempat" }, { by: second });

      expect(await getError(undo(version))).toMatchObject({
        status: 409,
        data: { conflicts: [{ path: "title", current: "Keempat" }] },
      });
    });
  });

  test("the setting's versions are for roles 0 and 1 of the tenant, and missing for others", async () => {
    const version = await save({ title: "Milik kami" });
    const writer = await createPayoutUser(site(), [2, 3, 6, 7]);
    for (const call of [
      () => read(writer),
      () => readVersions(writer),
      () => save({ title: "Bukan" }, { by: writer, version }),
      () => undo(version, writer),
    ])
      expect(await getError(call())).toMatchObject(FORBIDDEN);

    expect(await readVersions(foreign)).toEqual([]);
    expect(await getError(undo(version, foreign))).toMatchObject({ status: 404 });
    const log = await site()
      .database.db.selectFrom("audit_log")
      .select("after")
      .where("lms_id", "=", TENANT_ID)
      .where("action", "=", "setting.saved")
      .where("entity_id", "=", String(version))
      .execute();
    expect(log).toEqual([{ after: JSON.stringify({ title: "Milik kami" }) }]);
  });
});
