import { expect, test } from "vitest";
import { HOUR_MS } from "~/lib/time";
import { countMails, nextClientIp } from "./account-fixture";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID, tamperWith } from "./backend";
import { createSchoolForm, generateNpsn } from "./school-fixture";
import { createSchoolUsers } from "./school-user-fixture";

const ALREADY_REGISTERED = "Sekolah ini sudah terdaftar, hubungi penanggung jawab";
const year = new Date(Date.now() + 7 * HOUR_MS).getUTCFullYear();

describeEachBackend((site) => {
  const { getAdminHost, visitor, register, decide } = createSchoolUsers(site);

  test("registerSchool answers 201 with a number per tenant and year and emails a receipt link", async () => {
    const school = await register();

    expect(school).toMatchObject({
      number: `SEKOLAH-${year}-000001`,
      status: "submitted",
      version: 1,
      ownership: "negeri",
      city: "Kota Cimahi",
      province: "Jawa Barat",
      principal: { nip: "197001012000031001", phone: "+6281234567890" },
      pic: { email: "rina@sekolah.example", phone: "+6281298765432" },
      majors: ["Animasi", "Kuliner"],
      website: "https://smkn2cimahi.example",
      letterUrl: null,
      reason: null,
      decidedBy: null,
    });
    expect(school.manageKey).toMatch(/^[\w-]{32}$/);
    expect((await register()).number).toBe(`SEKOLAH-${year}-000002`);
    expect((await register({}, { tenantId: OTHER_TENANT_ID })).number).toBe(
      `SEKOLAH-${year}-000001`,
    );

    const mail = await site()
      .database.db.selectFrom("outbox")
      .select(["subject", "body"])
      .where("to_address", "=", "rina@sekolah.example")
      .where("lms_id", "=", TENANT_ID)
      .execute();
    const own = mail.find(({ subject }) => subject.includes(`${year}-000001`));

    // The registrant chose the name and the address that this goes to.
    expect(own?.subject).toBe(`Pendaftaran sekolah kami terima (SEKOLAH-${year}-000001)`);

    expect(own?.body).toContain(
      `http://ours.example:3000/Register/School/Bukti/${school.manageKey}\n`,
    );
    expect((await visitor().admin.getSchool({ query: { key: school.manageKey } })).data).toEqual(
      school,
    );
  });

  test("getSchool rejects a key in another tenant; the key is stored as a hash only", async () => {
    const { manageKey } = await register();

    expect(
      await getError(
        visitor({ tenantId: OTHER_TENANT_ID }).admin.getSchool({ query: { key: manageKey } }),
      ),
    ).toMatchObject({ status: 404 });
    expect(
      await getError(visitor().admin.getSchool({ query: { key: tamperWith(manageKey) } })),
    ).toMatchObject({ status: 404 });

    const body = { ...createSchoolForm(), version: 1 };

    expect(
      await getError(
        visitor({ tenantId: OTHER_TENANT_ID }).admin.updateSchool({
          query: { key: manageKey },
          body,
        }),
      ),
    ).toMatchObject({ status: 404 });
    expect(
      JSON.stringify(await site().database.db.selectFrom("schools").selectAll().execute()),
    ).not.toContain(manageKey);
  });

  test("registerSchool accepts an NPSN once per tenant, also concurrently, and again after a rejection", async () => {
    const npsn = generateNpsn();
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => register({ npsn })));

    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await getError(register({ npsn }))).toEqual({
      status: 409,
      message: ALREADY_REGISTERED,
      data: { npsn: ALREADY_REGISTERED },
    });

    await register({ npsn }, { tenantId: OTHER_TENANT_ID });
    const other = await register();
    const change = { ...createSchoolForm({ npsn }), version: 1 };

    expect(
      await getError(
        visitor().admin.updateSchool({ query: { key: other.manageKey }, body: change }),
      ),
    ).toMatchObject({
      status: 409,
      data: { npsn: ALREADY_REGISTERED },
    });

    const { data } = await getAdminHost("admin").listSchoolInbox({ query: { search: npsn } });

    expect(data.items).toHaveLength(1);

    await decide("admin", data.items[0] ?? other, "reject");
    await register({ npsn });
  });

  test("registerSchool creates one school, number and email per idempotency key", async () => {
    const body = createSchoolForm({
      pic: {
        name: "Tono Wibowo",
        position: "Guru",
        email: "tono@sekolah.example",
        phone: "081234567890",
      },
    });
    const created = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map(() =>
        visitor().services.registerSchool({ body, idempotencyKey: "school-1" }),
      ),
    );

    expect(new Set(created.map(({ data }) => data.number)).size).toBe(1);
    expect(await countMails(site(), "tono@sekolah.example")).toBe(1);
    expect(
      await getError(
        visitor().services.registerSchool({ body: createSchoolForm(), idempotencyKey: "school-1" }),
      ),
    ).toMatchObject({
      status: 409,
    });
  });

  test("the stored answer of registerSchool does not reveal the receipt's key", async () => {
    const { data } = await visitor().services.registerSchool({
      body: createSchoolForm(),
      idempotencyKey: "school-2",
    });
    const stored = await site()
      .database.db.selectFrom("idempotency_keys")
      .selectAll()
      .where("key", "=", "school-2")
      .execute();

    expect(stored).toHaveLength(1);
    expect(data.manageKey).toMatch(/^[\w-]{32}$/);
    expect(JSON.stringify(stored)).not.toContain(data.manageKey);
  });

  test("registerSchool claims a letter in the embedded drive and ignores external ones", async () => {
    const { db } = site().database;
    const file = (id: string, lms_id = TENANT_ID) => ({
      lms_id,
      id,
      name: "surat.pdf",
      type: "application/pdf" as const,
      bytes: 3,
      sha256: "",
      purpose: "letter" as const,
      owner_id: null,
      ip_hash: "",
      created_at: Date.now(),
      stored_at: Date.now(),
      claimed_at: null,
      deleted_at: null,
    });
    await db
      .insertInto("files")
      .values([file("surat-1"), file("surat-2"), file("surat-3", OTHER_TENANT_ID)])
      .execute();
    const school = await register({ letterUrl: "surat-1" });
    await visitor().admin.updateSchool({
      query: { key: school.manageKey },
      body: { ...createSchoolForm({ npsn: school.npsn, letterUrl: "surat-2" }), version: 1 },
    });

    expect((await register({ letterUrl: "surat-3" })).letterUrl).toBe("surat-3");

    const rows = await db
      .selectFrom("files")
      .select("id")
      .where("claimed_at", "is not", null)
      .orderBy("id")
      .execute();

    expect(rows).toEqual([{ id: "surat-1" }, { id: "surat-2" }]);
  });

  test("registerSchool appends other majors after listed ones, without blanks and duplicates", async () => {
    const { majors } = await register({
      majors: ["Kuliner"],
      otherMajors: ["Tata Rias Panggung", " ", "Tata Rias Panggung"],
    });

    expect(majors).toEqual(["Kuliner", "Tata Rias Panggung"]);
    expect((await register({ majors: [], otherMajors: ["Paket C"] })).majors).toEqual(["Paket C"]);
  });

  test("registerSchool reports invalid fields with 422", async () => {
    expect(await getError(register({ cityId: "33.74" }))).toMatchObject({
      status: 422,
      data: { cityId: "Pilih kabupaten/kota di provinsi ini" },
    });

    for (const more of [
      { npsn: "1234567" },
      { npsn: "P1234567" },
      { majors: [] },
      { majors: ["Sihir"] },
      { otherMajors: ["IP"] },
      { postcode: "00123" },
      { address: "Jalan" },
      { website: "http://sekolah.example" },
      { students: 0 },
      { principal: { name: "Hendra", nip: "123", phone: "081234567890" } },
    ] as object[])
      await expect(register(more)).rejects.toThrow();

    expect(
      (
        await register({
          npsn: "P1234567",
          type: "PKBM",
          majors: [],
          website: "",
          principal: { name: "Hendra", phone: "081234567890" },
        })
      ).website,
    ).toBeNull();
  });

  test("registerSchool accepts thirty per hour and network; rejected ones do not count", async () => {
    const clientIp = nextClientIp();
    await getError(register({ cityId: "33.74" }, { clientIp }));
    await Promise.all(Array.from({ length: 30 }, () => register({}, { clientIp })));

    expect(await getError(register({}, { clientIp }))).toMatchObject({
      status: 429,
      data: { retryAfterSeconds: expect.any(Number) },
    });

    await register();
  });
});
