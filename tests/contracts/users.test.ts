import { expect, test } from "vitest";
import { elsewhere, lastMail, mailCount, mailedToken, makeAccount, PASSWORD } from "./accounts-fixture";
import { signIn } from "./fixture";
import { OURS, onEverySite, refusal, THEIRS } from "./site";

const guardian = { name: "Ibu Ratna", phone: "081298765432", consent: true as const };
const coder = {
  ...{ name: "Bagas Pratama", phone: "0812-3456-7890", password: PASSWORD, birthDate: "2000-05-17", provinceId: "32", cityId: "32.73" },
  ...{ status: "mahasiswa" as const, school: "Politeknik Bandung", consent: true as const },
};

onEverySite((site) => {
  const visitor = (caller = {}) => site().hosts({ clientIp: elsewhere(), ...caller });

  test("[ENT21] who is signed in: contact, granted kinds, tenants and balance in this tenant", async () => {
    const { db } = site().database;
    const accessToken = await signIn(db, "aku", [
      { lmsId: OURS, role: 6 },
      { lmsId: OURS, role: 2 },
      { lmsId: THEIRS, role: 4 },
    ]);
    await db.insertInto("ledger_balances").values({ lms_id: OURS, account: "user:aku:available", balance: 150_000 }).execute();
    const me = { id: "aku", name: "Nama aku", email: "aku@ours.example", phone: null, avatar: null, tenantIds: [OURS, THEIRS] };
    expect((await site().hosts({ accessToken }).services.getMe()).data).toEqual({ ...me, kinds: [2, 6], activeKind: 2, balance: 150_000 });
    expect((await site().hosts({ accessToken, lmsId: THEIRS }).services.getMe()).data).toEqual({ ...me, kinds: [4], activeKind: 4 });
    const nobody = await signIn(db, "tanpa-peran", []);
    expect((await site().hosts({ accessToken: nobody }).services.getMe()).data).toMatchObject({
      kinds: [],
      activeKind: null,
      tenantIds: [],
    });
    const superadmin = await signIn(db, "super", [{ lmsId: THEIRS, role: 0 }]);
    expect((await site().hosts({ accessToken: superadmin }).services.getMe()).data).toMatchObject({ kinds: [0], activeKind: 0 });
  });

  test("[STO17] a coder signs up with a profile and verifies the address", async () => {
    const email = "bagas@akun.example";
    const { data } = await visitor().services.signUpCoder({ body: { ...coder, email } });
    expect(data).toEqual({ email, resendAfter: expect.any(Number) });
    const { data: user } = await visitor().account.verifyEmail({ body: { token: await mailedToken(site(), email) } });
    const profile = await site().database.db.selectFrom("user_profiles").selectAll().where("user_id", "=", user.id).executeTakeFirst();
    expect(profile).toMatchObject({
      ...{ phone: "+6281234567890", birth_date: "2000-05-17", province_id: "32", city_id: "32.73", occupation: "mahasiswa" },
      ...{ school: "Politeknik Bandung", guardian: null, consent_at: expect.any(Number) },
    });
  });

  test("a coder's wrong fields are named; under 18 a guardian consents", async () => {
    const sign = (more: object) => visitor().services.signUpCoder({ body: { ...coder, email: "salah@akun.example", ...more } });
    expect(await refusal(sign({ cityId: "33.74" }))).toMatchObject({
      status: 422,
      data: { cityId: "Pilih kabupaten/kota di provinsi ini" },
    });
    expect(await refusal(sign({ provinceId: "99", cityId: "99.01" }))).toMatchObject({
      status: 422,
      data: { provinceId: "Pilih provinsi" },
    });
    expect(await refusal(sign({ password: "password123" }))).toMatchObject({ status: 422, data: { password: expect.any(String) } });
    expect(await refusal(sign({ birthDate: "2014-05-17" }))).toMatchObject({ status: 422, data: { "guardian.name": expect.any(String) } });
    expect(await refusal(sign({ birthDate: "2099-05-17" }))).toMatchObject({ status: 422, data: { birthDate: expect.any(String) } });
    expect(await mailCount(site(), "salah@akun.example")).toBe(0);
    await sign({ birthDate: "2014-05-17", guardian });
    expect(await mailCount(site(), "salah@akun.example")).toBe(1);
  });

  test("[STO19] provinces, then the cities of one", async () => {
    const { data: provinces } = await visitor().services.listProvinces();
    expect(provinces).toHaveLength(38);
    expect(provinces).toContainEqual({ id: "31", name: "DKI Jakarta" });
    const { data: cities } = await visitor().services.listCities({ query: { provinceId: "34" } });
    expect(cities).toHaveLength(5);
    expect(cities).toContainEqual({ id: "34.71", provinceId: "34", name: "Kota Yogyakarta" });
    const all = await Promise.all(provinces.map(({ id }) => visitor().services.listCities({ query: { provinceId: id } })));
    expect(all.flatMap(({ data }) => data)).toHaveLength(514);
    expect(await refusal(visitor().services.listCities({ query: { provinceId: "20" } }))).toMatchObject({ status: 404 });
  });

  test("[STO18] a demonstration is asked for by GET; the same address within 24 h gets the same answer and no second mail", async () => {
    const { email: admin } = await makeAccount(site(), "admin-demo", [{ lmsId: OURS, role: 1 }]);
    await makeAccount(site(), "admin-lain", [{ lmsId: THEIRS, role: 1 }]);
    const email = "tertarik@sekolah.example";
    const ask = (caller = {}) => visitor(caller).services.requestDemo({ query: { email: "Tertarik@Sekolah.example" } });
    const answers = await Promise.all([ask(), ask(), ask()]);
    for (const { message, data } of answers) expect([message, data]).toEqual(["Berhasil mengirim request", null]);
    expect([await mailCount(site(), email), await mailCount(site(), admin), await mailCount(site(), "admin-lain@akun.example")]).toEqual([
      1, 1, 0,
    ]);
    expect(await lastMail(site(), email)).toMatchObject({ kind: "request-demo", subject: "Permintaan demo Anda di Kami" });
    // Another tenant knows nothing of it; a day later it is asked anew.
    await ask({ lmsId: THEIRS });
    expect(await mailCount(site(), email)).toBe(2);
    await site()
      .database.db.updateTable("demo_requests")
      .set({ requested_at: Date.now() - 86_400_000 })
      .where("lms_id", "=", OURS)
      .execute();
    await ask();
    expect(await mailCount(site(), email)).toBe(3);
    await expect(visitor().services.requestDemo({ query: { email: "bukan email" } })).rejects.toThrow();
  });

  test("[STO18] the mailer takes known notices alone", async () => {
    const data = {
      name: "Sari",
      number: "JANJI-2026-000001",
      when: "Senin, 23 November 2026, 09.00 WIB",
      path: "/Make-Appointment/Bukti/abc",
    };
    const notice = { kind: "appointment" as const, email: "janji@sekolah.example", data };
    await Promise.all([1, 2].map(() => visitor().mailer.notify({ body: notice, idempotencyKey: "notice-1" })));
    expect(await mailCount(site(), notice.email)).toBe(1);
    expect((await lastMail(site(), notice.email))?.body).toContain("http://ours.example:3000/Make-Appointment/Bukti/abc\n");
    await visitor().mailer.notify({ body: { kind: "request-demo", email: "demo@sekolah.example" } });
    await visitor().services.requestDemo({ query: { email: "demo@sekolah.example" } });
    expect(await mailCount(site(), "demo@sekolah.example")).toBe(1);
    for (let count = 2; count <= 20; count++) await visitor().mailer.notify({ body: notice });
    expect(await refusal(visitor().mailer.notify({ body: notice }))).toMatchObject({ status: 429 });
    await expect(visitor().mailer.notify({ body: { kind: "anything", email: "x@y.example" } as never })).rejects.toThrow();
    await expect(visitor().mailer.notify({ body: { ...notice, data: { ...data, path: "https://jahat.example" } } })).rejects.toThrow();
  });
});
