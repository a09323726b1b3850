import { expect, test } from "vitest";
import { DAY_MS } from "~/lib/time";
import {
  ACCOUNT_PASSWORD,
  countMails,
  createAccount,
  getLastMail,
  getMailedToken,
  nextClientIp,
} from "./account-fixture";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createSignedInUser } from "./core-fixture";

const guardian = { name: "Ibu Ratna", phone: "081298765432", consent: true as const };
const coder = {
  name: "Bagas Pratama",
  phone: "0812-3456-7890",
  password: ACCOUNT_PASSWORD,
  birthDate: "2000-05-17",
  provinceId: "32",
  cityId: "32.73",
  status: "mahasiswa" as const,
  school: "Politeknik Bandung",
  consent: true as const,
};

describeEachBackend((site) => {
  const visitor = (caller = {}) => site().createClients({ clientIp: nextClientIp(), ...caller });

  test("[ENT21] getMe returns contact, roles, tenants and balance in this tenant", async () => {
    const { db } = site().database;
    const accessToken = await createSignedInUser(db, "aku", [
      { tenantId: TENANT_ID, role: 6 },
      { tenantId: TENANT_ID, role: 2 },
      { tenantId: OTHER_TENANT_ID, role: 4 },
    ]);
    await db
      .insertInto("ledger_balances")
      .values({ lms_id: TENANT_ID, account: "user:aku:available", balance: 150_000 })
      .execute();
    const me = {
      id: "aku",
      name: "Nama aku",
      email: "aku@ours.example",
      phone: null,
      avatar: null,
      tenantIds: [TENANT_ID, OTHER_TENANT_ID],
    };

    expect((await site().createClients({ accessToken }).services.getMe()).data).toEqual({
      ...me,
      kinds: [2, 6],
      activeKind: 2,
      balance: 150_000,
    });
    expect(
      (await site().createClients({ accessToken, tenantId: OTHER_TENANT_ID }).services.getMe())
        .data,
    ).toEqual({
      ...me,
      kinds: [4],
      activeKind: 4,
    });

    const outsider = await createSignedInUser(db, "tanpa-peran", []);

    expect(
      (await site().createClients({ accessToken: outsider }).services.getMe()).data,
    ).toMatchObject({
      kinds: [],
      activeKind: null,
      tenantIds: [],
    });

    const superadmin = await createSignedInUser(db, "super", [
      { tenantId: OTHER_TENANT_ID, role: 0 },
    ]);

    expect(
      (await site().createClients({ accessToken: superadmin }).services.getMe()).data,
    ).toMatchObject({
      kinds: [0],
      activeKind: 0,
    });
  });

  test("[STO17] signUpCoder stores the profile until the address is verified", async () => {
    const email = "bagas@akun.example";
    const { data } = await visitor().services.signUpCoder({ body: { ...coder, email } });

    expect(data).toEqual({ email, resendAfter: expect.any(Number) });

    const { data: user } = await visitor().account.verifyEmail({
      body: { token: await getMailedToken(site(), email) },
    });
    const profile = await site()
      .database.db.selectFrom("user_profiles")
      .selectAll()
      .where("user_id", "=", user.id)
      .executeTakeFirst();

    expect(profile).toMatchObject({
      phone: "+6281234567890",
      birth_date: "2000-05-17",
      province_id: "32",
      city_id: "32.73",
      occupation: "mahasiswa",
      school: "Politeknik Bandung",
      guardian: null,
      consent_at: expect.any(Number),
    });
  });

  test("signUpCoder reports invalid fields and requires a guardian for minors", async () => {
    const sign = (more: object) =>
      visitor().services.signUpCoder({ body: { ...coder, email: "salah@akun.example", ...more } });

    expect(await getError(sign({ cityId: "33.74" }))).toMatchObject({
      status: 422,
      data: { cityId: "Pilih kabupaten/kota di provinsi ini" },
    });
    expect(await getError(sign({ provinceId: "99", cityId: "99.01" }))).toMatchObject({
      status: 422,
      data: { provinceId: "Pilih provinsi" },
    });
    expect(await getError(sign({ password: "password123" }))).toMatchObject({
      status: 422,
      data: { password: expect.any(String) },
    });
    expect(await getError(sign({ birthDate: "2014-05-17" }))).toMatchObject({
      status: 422,
      data: { "guardian.name": expect.any(String) },
    });
    expect(await getError(sign({ birthDate: "2099-05-17" }))).toMatchObject({
      status: 422,
      data: { birthDate: expect.any(String) },
    });
    expect(await countMails(site(), "salah@akun.example")).toBe(0);

    await sign({ birthDate: "2014-05-17", guardian });

    expect(await countMails(site(), "salah@akun.example")).toBe(1);
  });

  test("[STO19] listProvinces and listCities return provinces and the cities of one", async () => {
    const { data: provinces } = await visitor().services.listProvinces();

    expect(provinces).toHaveLength(38);
    expect(provinces).toContainEqual({ id: "31", name: "DKI Jakarta" });

    const { data: cities } = await visitor().services.listCities({ query: { provinceId: "34" } });

    expect(cities).toHaveLength(5);
    expect(cities).toContainEqual({ id: "34.71", provinceId: "34", name: "Kota Yogyakarta" });

    const all = await Promise.all(
      provinces.map(({ id }) => visitor().services.listCities({ query: { provinceId: id } })),
    );

    expect(all.flatMap(({ data }) => data)).toHaveLength(514);
    expect(
      await getError(visitor().services.listCities({ query: { provinceId: "20" } })),
    ).toMatchObject({ status: 404 });
  });

  test("[STO18] requestDemo answers a repeated address within 24 h alike without a second email", async () => {
    const { email: admin } = await createAccount(site(), "admin-demo", [
      { tenantId: TENANT_ID, role: 1 },
    ]);
    await createAccount(site(), "admin-lain", [{ tenantId: OTHER_TENANT_ID, role: 1 }]);
    const email = "tertarik@sekolah.example";
    const ask = (caller = {}) =>
      visitor(caller).services.requestDemo({ query: { email: "Tertarik@Sekolah.example" } });
    const answers = await Promise.all([ask(), ask(), ask()]);
    for (const { message, data } of answers)
      expect([message, data]).toEqual(["Berhasil mengirim request", null]);

    expect([
      await countMails(site(), email),
      await countMails(site(), admin),
      await countMails(site(), "admin-lain@akun.example"),
    ]).toEqual([1, 1, 0]);
    expect(await getLastMail(site(), email)).toMatchObject({
      kind: "request-demo",
      subject: "Permintaan demo Anda di Kami",
    });

    // Other tenants are independent, and the window ends after a day.
    await ask({ tenantId: OTHER_TENANT_ID });

    expect(await countMails(site(), email)).toBe(2);

    await site()
      .database.db.updateTable("demo_requests")
      .set({ requested_at: Date.now() - DAY_MS })
      .where("lms_id", "=", TENANT_ID)
      .execute();
    await ask();

    expect(await countMails(site(), email)).toBe(3);
    await expect(
      visitor().services.requestDemo({ query: { email: "bukan email" } }),
    ).rejects.toThrow();
  });

  test("[STO18] notify rejects unknown kinds", async () => {
    const data = {
      name: "Sari",
      number: "JANJI-2026-000001",
      when: "Senin, 23 November 2026, 09.00 WIB",
      path: "/Make-Appointment/Bukti/abc",
    };
    const notice = { kind: "appointment" as const, email: "janji@sekolah.example", data };
    await Promise.all(
      [1, 2].map(() => visitor().mailer.notify({ body: notice, idempotencyKey: "notice-1" })),
    );

    expect(await countMails(site(), notice.email)).toBe(1);
    expect((await getLastMail(site(), notice.email))?.body).toContain(
      "http://ours.example:3000/Make-Appointment/Bukti/abc\n",
    );

    await visitor().mailer.notify({
      body: { kind: "request-demo", email: "demo@sekolah.example" },
    });
    await visitor().services.requestDemo({ query: { email: "demo@sekolah.example" } });

    expect(await countMails(site(), "demo@sekolah.example")).toBe(1);

    for (let count = 2; count <= 20; count++) await visitor().mailer.notify({ body: notice });

    expect(await getError(visitor().mailer.notify({ body: notice }))).toMatchObject({
      status: 429,
    });
    await expect(
      visitor().mailer.notify({ body: { kind: "anything", email: "x@y.example" } as never }),
    ).rejects.toThrow();
    await expect(
      visitor().mailer.notify({
        body: { ...notice, data: { ...data, path: "https://jahat.example" } },
      }),
    ).rejects.toThrow();
  });
});
