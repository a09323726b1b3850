import { beforeAll, expect, test } from "vitest";
import { brokenAuditRow } from "~/server/embedded/audit";
import { elsewhere, lastMail, mailCount } from "./accounts-fixture";
import { signIn } from "./fixture";
import { leadRegion, newNpsn, schoolForm } from "./schools-fixture";
import { altered, OURS, onEverySite, refusal, THEIRS } from "./site";

const FORBIDDEN = { status: 403, message: "Anda tidak memiliki akses untuk tindakan ini." };
const EXISTS = "Sekolah ini sudah terdaftar, hubungi penanggung jawab";
const year = new Date(Date.now() + 7 * 3_600_000).getUTCFullYear();

onEverySite((site) => {
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    const { db } = site().database;
    const people = { admin: 1, "admin-dua": 1, "lead-jabar": 9, "lead-dki": 9, "lead-tanpa": 9, teacher: 3, programme: 7 };
    for (const [id, role] of Object.entries(people)) tokens[id] = await signIn(db, id, [{ lmsId: OURS, role }]);
    tokens.stranger = await signIn(db, "stranger", [{ lmsId: THEIRS, role: 1 }]);
    await leadRegion(site(), "lead-jabar", OURS, ["32", "36"]);
    await leadRegion(site(), "lead-dki", OURS, ["31"]);
  });
  const visitor = (caller = {}) => site().hosts({ clientIp: elsewhere(), ...caller });
  const as = (who: string, lmsId = OURS) => site().hosts({ accessToken: tokens[who], lmsId }).desk;
  const register = async (more = {}, caller = {}) => (await visitor(caller).services.registerSchool({ body: schoolForm(more) })).data;
  const decide = (who: string, school: { id: string; version: number }, decision: "verify" | "reject" | "revise", reason = "") =>
    as(who).decideSchool({ body: { id: school.id, version: school.version, decision, reason } });
  const REASON = "Surat tugas belum ditandatangani";

  test("a school registers with 201, gets a number by tenant and year, a receipt by mail and a page of its own", async () => {
    const school = await register();
    expect(school).toMatchObject({
      ...{
        number: `SEKOLAH-${year}-000001`,
        status: "submitted",
        version: 1,
        ownership: "negeri",
        city: "Kota Cimahi",
        province: "Jawa Barat",
      },
      ...{
        principal: { nip: "197001012000031001", phone: "+6281234567890" },
        pic: { email: "rina@sekolah.example", phone: "+6281298765432" },
      },
      ...{ majors: ["Animasi", "Kuliner"], website: "https://smkn2cimahi.example", letterUrl: null, reason: null, decidedBy: null },
    });
    expect(school.manageKey).toMatch(/^[\w-]{32}$/);
    expect((await register()).number).toBe(`SEKOLAH-${year}-000002`);
    expect((await register({}, { lmsId: THEIRS })).number).toBe(`SEKOLAH-${year}-000001`);
    const mail = await site()
      .database.db.selectFrom("outbox")
      .select(["subject", "body"])
      .where("to_address", "=", "rina@sekolah.example")
      .where("lms_id", "=", OURS)
      .execute();
    const own = mail.find(({ subject }) => subject.includes(`${year}-000001`));
    expect(own?.body).toContain(`http://ours.example:3000/Register/School/Bukti/${school.manageKey}\n`);
    expect((await visitor().desk.getSchool({ query: { key: school.manageKey } })).data).toEqual(school);
  });

  test("the key opens nothing elsewhere and stands nowhere in the table", async () => {
    const { manageKey } = await register();
    expect(await refusal(visitor({ lmsId: THEIRS }).desk.getSchool({ query: { key: manageKey } }))).toMatchObject({ status: 404 });
    expect(await refusal(visitor().desk.getSchool({ query: { key: altered(manageKey) } }))).toMatchObject({ status: 404 });
    const body = { ...schoolForm(), version: 1 };
    expect(await refusal(visitor({ lmsId: THEIRS }).desk.updateSchool({ query: { key: manageKey }, body }))).toMatchObject({ status: 404 });
    expect(JSON.stringify(await site().database.db.selectFrom("schools").selectAll().execute())).not.toContain(manageKey);
  });

  test("one NPSN registers once in a tenant, also from forms sent at once; again once it was rejected", async () => {
    const npsn = newNpsn();
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => register({ npsn })));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await refusal(register({ npsn }))).toEqual({ status: 409, message: EXISTS, data: { npsn: EXISTS } });
    await register({ npsn }, { lmsId: THEIRS });
    const other = await register();
    const change = { ...schoolForm({ npsn }), version: 1 };
    expect(await refusal(visitor().desk.updateSchool({ query: { key: other.manageKey }, body: change }))).toMatchObject({
      status: 409,
      data: { npsn: EXISTS },
    });
    const { data } = await as("admin").listSchoolInbox({ query: { search: npsn } });
    expect(data.items).toHaveLength(1);
    await decide("admin", data.items[0] ?? other, "reject", REASON);
    await register({ npsn });
  });

  test("the same idempotency key makes one school, one number and one mail", async () => {
    const body = schoolForm({ pic: { name: "Tono Wibowo", position: "Guru", email: "tono@sekolah.example", phone: "081234567890" } });
    const made = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map(() => visitor().services.registerSchool({ body, idempotencyKey: "school-1" })),
    );
    expect(new Set(made.map(({ data }) => data.number)).size).toBe(1);
    expect(await mailCount(site(), "tono@sekolah.example")).toBe(1);
    expect(await refusal(visitor().services.registerSchool({ body: schoolForm(), idempotencyKey: "school-1" }))).toMatchObject({
      status: 409,
    });
  });

  test("a letter in our own drive is kept from now on; one that is elsewhere is another's business", async () => {
    const { db } = site().database;
    const file = (id: string, lms_id = OURS) => ({
      ...{
        lms_id,
        id,
        name: "surat.pdf",
        type: "application/pdf" as const,
        bytes: 3,
        sha256: "",
        purpose: "letter" as const,
        owner_id: null,
      },
      ...{ ip_hash: "", created_at: Date.now(), stored_at: Date.now(), claimed_at: null, deleted_at: null },
    });
    await db
      .insertInto("files")
      .values([file("surat-1"), file("surat-2"), file("surat-3", THEIRS)])
      .execute();
    const school = await register({ letterUrl: "surat-1" });
    await visitor().desk.updateSchool({
      query: { key: school.manageKey },
      body: { ...schoolForm({ npsn: school.npsn, letterUrl: "surat-2" }), version: 1 },
    });
    expect((await register({ letterUrl: "surat-3" })).letterUrl).toBe("surat-3");
    const rows = await db.selectFrom("files").select("id").where("claimed_at", "is not", null).orderBy("id").execute();
    expect(rows).toEqual([{ id: "surat-1" }, { id: "surat-2" }]);
  });

  test("programmes that the ministry's list does not have stand behind those that it has; empty rows and repeated ones are none", async () => {
    const { majors } = await register({ majors: ["Kuliner"], otherMajors: ["Tata Rias Panggung", " ", "Tata Rias Panggung"] });
    expect(majors).toEqual(["Kuliner", "Tata Rias Panggung"]);
    expect((await register({ majors: [], otherMajors: ["Paket C"] })).majors).toEqual(["Paket C"]);
  });

  test("wrong fields are named by the host as well", async () => {
    expect(await refusal(register({ cityId: "33.74" }))).toMatchObject({
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
      (await register({ npsn: "P1234567", type: "PKBM", majors: [], website: "", principal: { name: "Hendra", phone: "081234567890" } }))
        .website,
    ).toBeNull();
  });

  test("thirty an hour from one address; what was refused doesn't count", async () => {
    const clientIp = elsewhere();
    await refusal(register({ cityId: "33.74" }, { clientIp }));
    await Promise.all(Array.from({ length: 30 }, () => register({}, { clientIp })));
    expect(await refusal(register({}, { clientIp }))).toMatchObject({ status: 429, data: { retryAfterSeconds: expect.any(Number) } });
    await register();
  });

  test("[ENT5] the public list shows verified schools alone, ten a page, searched and by province", async () => {
    const schools = await Promise.all(
      Array.from({ length: 11 }, (_, index) => register({ name: `SMK Daftar ${String(index).padStart(2, "0")}` })),
    );
    for (const school of schools) await decide("admin", school, "verify");
    await register({ name: "SMK Daftar Belum" });
    const list = async (query: object) => (await visitor().services.listSchools({ query })).data;
    const found = await list({ search: "daftar smk" });
    expect(found).toMatchObject({ page: 1, perPage: 10, totalItems: 11, totalPages: 2 });
    expect(found.items[0]).toEqual({
      ...{
        id: schools[0]?.id,
        npsn: schools[0]?.npsn,
        name: "SMK Daftar 00",
        city: "Kota Cimahi",
        province: "Jawa Barat",
        status: "verified",
      },
    });
    expect((await list({ search: "daftar smk", page: 2, perPage: 10 })).items).toHaveLength(1);
    expect((await list({ search: "daftar", provinceId: "31" })).totalItems).toBe(0);
    expect((await list({ search: "Cimahi", provinceId: "32" })).totalItems).toBe(11);
    expect((await visitor({ lmsId: THEIRS }).services.listSchools()).data.totalItems).toBe(0);
    const answer = await site().send("services", "v1/school/list?perPage=101");
    expect(answer.status).toBe(401);
    await expect(list({ perPage: 101 })).rejects.toThrow();
  });

  test("a registration is changed until it is decided; of two changes to one version one is told", async () => {
    const school = await register();
    const update = (version: number, more = {}) =>
      visitor().desk.updateSchool({ query: { key: school.manageKey }, body: { ...schoolForm({ npsn: school.npsn, ...more }), version } });
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
    expect(await refusal(update(2))).toMatchObject({ status: 409, message: "Data sudah berubah, muat ulang halaman." });
    await decide("admin", { id: school.id, version: 3 }, "verify");
    expect(await refusal(update(4))).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Pendaftaran ini sudah diputuskan oleh Nama admin pada .* WIB$/),
      data: { decidedBy: "Nama admin", status: "verified" },
    });
  });

  test("what is to be revised says why, and comes back when it was changed", async () => {
    const school = await register();
    const { data: revised } = await decide("admin", school, "revise", REASON);
    expect(revised).toMatchObject({ status: "revision_requested", reason: REASON, version: 2, decidedBy: "Nama admin" });
    expect((await lastMail(site(), "rina@sekolah.example"))?.subject).toBeTypeOf("string");
    const { data } = await visitor().desk.updateSchool({
      query: { key: school.manageKey },
      body: { ...schoolForm({ npsn: school.npsn }), version: 2 },
    });
    expect(data).toMatchObject({ status: "submitted", reason: null, version: 3 });
    expect((await decide("admin", data, "verify")).data.status).toBe("verified");
  });

  test("of two who decide at once one decision stands: one audit row, one mail, and the other learns who and when", async () => {
    const email = "bersamaan@sekolah.example";
    const school = await register({ pic: { name: "Dina Lestari", position: "Guru", email, phone: "081234567890" } });
    const outcomes = await Promise.allSettled(["admin", "admin-dua", "admin", "admin-dua"].map((who) => decide(who, school, "verify")));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await refusal(decide("admin", school, "reject", REASON))).toMatchObject({
      status: 409,
      message: expect.stringContaining("sudah diputuskan oleh Nama admin"),
      data: { decidedAt: expect.any(Number), status: "verified" },
    });
    // Also with the newest version: what is decided stays decided.
    for (const decision of ["reject", "verify"] as const)
      expect(await refusal(decide("admin", { id: school.id, version: 2 }, decision, REASON))).toMatchObject({ status: 409 });
    const { db } = site().database;
    const rows = await db.selectFrom("audit_log").selectAll().where("entity", "=", "school").where("entity_id", "=", school.id).execute();
    expect(rows.map(({ action, before, after }) => [action, before, JSON.parse(after)])).toEqual([
      ["school.verify", '{"status":"submitted"}', { status: "verified", reason: null, number: school.number }],
    ]);
    expect(await brokenAuditRow(db, OURS)).toBeNull();
    expect(await mailCount(site(), email)).toBe(2);
    await expect(decide("admin", await register(), "reject", "pendek")).rejects.toThrow("Alasan wajib diisi");
  });

  test("[ROL6] the inbox: admins see all, region leaders their provinces, others nothing; another's is as one that is not there", async () => {
    const jabar = await register();
    const dki = await register({ provinceId: "31", cityId: "31.74" });
    const ids = async (who: string, query = {}) =>
      (await as(who).listSchoolInbox({ query: { perPage: 100, ...query } })).data.items.map(({ id }) => id);
    expect(await ids("admin")).toEqual(expect.arrayContaining([jabar.id, dki.id]));
    expect(await ids("lead-jabar")).toContain(jabar.id);
    expect(await ids("lead-jabar")).not.toContain(dki.id);
    expect(await ids("lead-dki")).toEqual([dki.id]);
    expect(await ids("lead-tanpa")).toEqual([]);
    expect(await ids("admin", { provinceId: "31" })).toEqual([dki.id]);
    expect((await as("lead-dki").listSchoolInbox()).data.waiting).toBe(1);
    expect((await as("admin").getSchoolById({ params: { id: dki.id } })).data).toMatchObject({ id: dki.id, version: 1 });
    for (const who of ["lead-jabar", "lead-tanpa"]) {
      expect(await refusal(as(who).getSchoolById({ params: { id: dki.id } }))).toMatchObject({ status: 404 });
      expect(await refusal(decide(who, dki, "verify"))).toMatchObject({ status: 404 });
    }
    for (const who of ["teacher", "programme", "stranger"]) {
      expect(await refusal(as(who).listSchoolInbox())).toMatchObject(FORBIDDEN);
      expect(await refusal(as(who).getSchoolById({ params: { id: dki.id } }))).toMatchObject(FORBIDDEN);
      expect(await refusal(decide(who, dki, "verify"))).toMatchObject(FORBIDDEN);
    }
    expect(await refusal(as("stranger", THEIRS).getSchoolById({ params: { id: dki.id } }))).toMatchObject({ status: 404 });
    expect(await refusal(as("stranger", THEIRS).decideSchool({ body: { id: dki.id, version: 1, decision: "verify" } }))).toMatchObject({
      status: 404,
    });
    expect((await decide("lead-dki", dki, "verify")).data).toMatchObject({ status: "verified", decidedBy: "Nama lead-dki" });
    expect(await ids("lead-dki", { status: "submitted" })).toEqual([]);
  });
});
