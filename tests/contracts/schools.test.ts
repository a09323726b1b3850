import { beforeAll, expect, test } from "vitest";
import { HOUR_MS } from "~/lib/time";
import { findBrokenAuditRow } from "~/server/embedded/kit/audit/audit-log";
import { countMails, getLastMail, nextClientIp } from "./account-fixture";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID, tamperWith } from "./backend";
import { createSignedInUser } from "./core-fixture";
import { assignProvinces, createSchoolForm, generateNpsn } from "./school-fixture";

const FORBIDDEN = { status: 403, message: "Anda tidak memiliki akses untuk tindakan ini." };
const EXISTS = "Sekolah ini sudah terdaftar, hubungi penanggung jawab";
const year = new Date(Date.now() + 7 * HOUR_MS).getUTCFullYear();

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    const { db } = site().database;
    const people = {
      admin: 1,
      "admin-dua": 1,
      "lead-jabar": 9,
      "lead-dki": 9,
      "lead-tanpa": 9,
      teacher: 3,
      programme: 7,
    };
    for (const [id, role] of Object.entries(people))
      tokens[id] = await createSignedInUser(db, id, [{ tenantId: TENANT_ID, role }]);
    tokens.stranger = await createSignedInUser(db, "stranger", [
      { tenantId: OTHER_TENANT_ID, role: 1 },
    ]);
    await assignProvinces(site(), "lead-jabar", TENANT_ID, ["32", "36"]);
    await assignProvinces(site(), "lead-dki", TENANT_ID, ["31"]);
  });
  const visitor = (caller = {}) => site().createClients({ clientIp: nextClientIp(), ...caller });
  const as = (who: string, tenantId = TENANT_ID) =>
    site().createClients({ accessToken: tokens[who], tenantId }).admin;
  const register = async (more = {}, caller = {}) =>
    (await visitor(caller).services.registerSchool({ body: createSchoolForm(more) })).data;
  const decide = (
    who: string,
    school: { id: string; version: number },
    decision: "verify" | "reject" | "revise",
    reason = "",
  ) => as(who).decideSchool({ body: { id: school.id, version: school.version, decision, reason } });
  const REASON = "Surat tugas belum ditandatangani";

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
      message: EXISTS,
      data: { npsn: EXISTS },
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
      data: { npsn: EXISTS },
    });

    const { data } = await as("admin").listSchoolInbox({ query: { search: npsn } });

    expect(data.items).toHaveLength(1);

    await decide("admin", data.items[0] ?? other, "reject", REASON);
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
    const made = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map(() =>
        visitor().services.registerSchool({ body, idempotencyKey: "school-1" }),
      ),
    );

    expect(new Set(made.map(({ data }) => data.number)).size).toBe(1);
    expect(await countMails(site(), "tono@sekolah.example")).toBe(1);
    expect(
      await getError(
        visitor().services.registerSchool({ body: createSchoolForm(), idempotencyKey: "school-1" }),
      ),
    ).toMatchObject({
      status: 409,
    });
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

  test("[ENT5] listSchools pages verified schools by ten, with search and province filter", async () => {
    const schools = await Promise.all(
      Array.from({ length: 11 }, (_, index) =>
        register({ name: `SMK Daftar ${String(index).padStart(2, "0")}` }),
      ),
    );
    for (const school of schools) await decide("admin", school, "verify");
    await register({ name: "SMK Daftar Belum" });
    const list = async (query: object) => (await visitor().services.listSchools({ query })).data;
    const found = await list({ search: "daftar smk" });

    expect(found).toMatchObject({ page: 1, perPage: 10, totalItems: 11, totalPages: 2 });
    expect(found.items[0]).toEqual({
      id: schools[0]?.id,
      npsn: schools[0]?.npsn,
      name: "SMK Daftar 00",
      city: "Kota Cimahi",
      province: "Jawa Barat",
      status: "verified",
    });
    expect((await list({ search: "daftar smk", page: 2, perPage: 10 })).items).toHaveLength(1);
    expect((await list({ search: "daftar", provinceId: "31" })).totalItems).toBe(0);
    expect((await list({ search: "Cimahi", provinceId: "32" })).totalItems).toBe(11);
    expect(
      (await visitor({ tenantId: OTHER_TENANT_ID }).services.listSchools()).data.totalItems,
    ).toBe(0);

    const answer = await site().sendRaw("services", "v1/school/list?perPage=101");

    expect(answer.status).toBe(401);
    await expect(list({ perPage: 101 })).rejects.toThrow();
  });

  test("updateSchool rejects decided registrations and the second of two concurrent changes with 409", async () => {
    const school = await register();
    const update = (version: number, more = {}) =>
      visitor().admin.updateSchool({
        query: { key: school.manageKey },
        body: { ...createSchoolForm({ npsn: school.npsn, ...more }), version },
      });
    const { data } = await update(1, { name: "SMK Nama Baru" });

    expect(data).toMatchObject({
      name: "SMK Nama Baru",
      version: 2,
      status: "submitted",
      number: school.number,
      manageKey: school.manageKey,
    });

    const outcomes = await Promise.allSettled([update(2), update(2), update(2)]);

    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await getError(update(2))).toMatchObject({
      status: 409,
      message: "Data sudah berubah, muat ulang halaman.",
    });

    await decide("admin", { id: school.id, version: 3 }, "verify");

    expect(await getError(update(4))).toMatchObject({
      status: 409,
      message: expect.stringMatching(
        /^Pendaftaran ini sudah diputuskan oleh Nama admin pada .* WIB$/,
      ),
      data: { decidedBy: "Nama admin", status: "verified" },
    });
  });

  test("decideSchool returns a registration for revision with a reason; updateSchool resubmits it", async () => {
    const school = await register();
    const { data: revised } = await decide("admin", school, "revise", REASON);

    expect(revised).toMatchObject({
      status: "revision_requested",
      reason: REASON,
      version: 2,
      decidedBy: "Nama admin",
    });
    expect((await getLastMail(site(), "rina@sekolah.example"))?.subject).toBeTypeOf("string");

    const { data } = await visitor().admin.updateSchool({
      query: { key: school.manageKey },
      body: { ...createSchoolForm({ npsn: school.npsn }), version: 2 },
    });

    expect(data).toMatchObject({ status: "submitted", reason: null, version: 3 });
    expect((await decide("admin", data, "verify")).data.status).toBe("verified");
  });

  test("decideSchool rejects the second of two concurrent decisions with 409, decider and time; one email, one audit row", async () => {
    const email = "bersamaan@sekolah.example";
    const school = await register({
      pic: { name: "Dina Lestari", position: "Guru", email, phone: "081234567890" },
    });
    const outcomes = await Promise.allSettled(
      ["admin", "admin-dua", "admin", "admin-dua"].map((who) => decide(who, school, "verify")),
    );

    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await getError(decide("admin", school, "reject", REASON))).toMatchObject({
      status: 409,
      message: expect.stringContaining("sudah diputuskan oleh Nama admin"),
      data: { decidedAt: expect.any(Number), status: "verified" },
    });

    // A decided registration is final, also with the current version.
    for (const decision of ["reject", "verify"] as const)
      expect(
        await getError(decide("admin", { id: school.id, version: 2 }, decision, REASON)),
      ).toMatchObject({ status: 409 });
    const { db } = site().database;
    const rows = await db
      .selectFrom("audit_log")
      .selectAll()
      .where("entity", "=", "school")
      .where("entity_id", "=", school.id)
      .execute();

    expect(rows.map(({ action, before, after }) => [action, before, JSON.parse(after)])).toEqual([
      [
        "school.verify",
        '{"status":"submitted"}',
        { status: "verified", reason: null, number: school.number },
      ],
    ]);
    expect(await findBrokenAuditRow(db, TENANT_ID)).toBeNull();
    expect(await countMails(site(), email)).toBe(2);
    await expect(decide("admin", await register(), "reject", "pendek")).rejects.toThrow(
      "Alasan wajib diisi",
    );
  });

  test("[ROL6] listSchoolInbox shows admins all schools, region leads their provinces and rejects others", async () => {
    const jabar = await register();
    const dki = await register({ provinceId: "31", cityId: "31.74" });
    const ids = async (who: string, query = {}) =>
      (await as(who).listSchoolInbox({ query: { perPage: 100, ...query } })).data.items.map(
        ({ id }) => id,
      );

    expect(await ids("admin")).toEqual(expect.arrayContaining([jabar.id, dki.id]));
    expect(await ids("lead-jabar")).toContain(jabar.id);
    expect(await ids("lead-jabar")).not.toContain(dki.id);
    expect(await ids("lead-dki")).toEqual([dki.id]);
    expect(await ids("lead-tanpa")).toEqual([]);
    expect(await ids("admin", { provinceId: "31" })).toEqual([dki.id]);
    expect((await as("lead-dki").listSchoolInbox()).data.waiting).toBe(1);
    expect((await as("admin").getSchoolById({ params: { id: dki.id } })).data).toMatchObject({
      id: dki.id,
      version: 1,
    });

    for (const who of ["lead-jabar", "lead-tanpa"]) {
      expect(await getError(as(who).getSchoolById({ params: { id: dki.id } }))).toMatchObject({
        status: 404,
      });
      expect(await getError(decide(who, dki, "verify"))).toMatchObject({ status: 404 });
    }
    for (const who of ["teacher", "programme", "stranger"]) {
      expect(await getError(as(who).listSchoolInbox())).toMatchObject(FORBIDDEN);
      expect(await getError(as(who).getSchoolById({ params: { id: dki.id } }))).toMatchObject(
        FORBIDDEN,
      );
      expect(await getError(decide(who, dki, "verify"))).toMatchObject(FORBIDDEN);
    }

    expect(
      await getError(as("stranger", OTHER_TENANT_ID).getSchoolById({ params: { id: dki.id } })),
    ).toMatchObject({ status: 404 });
    expect(
      await getError(
        as("stranger", OTHER_TENANT_ID).decideSchool({
          body: { id: dki.id, version: 1, decision: "verify" },
        }),
      ),
    ).toMatchObject({
      status: 404,
    });
    expect((await decide("lead-dki", dki, "verify")).data).toMatchObject({
      status: "verified",
      decidedBy: "Nama lead-dki",
    });
    expect(await ids("lead-dki", { status: "submitted" })).toEqual([]);
  });
});
