import { expect, test } from "vitest";
import { getAppointmentDateError } from "~/lib/appointment";
import { ROLE } from "~/lib/roles";
import { DAY_MS, HOUR_MS } from "~/lib/time";
import { encryptAppToken } from "~/server/hosts/app-token";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID, tamperWith } from "./backend";
import { createSignedInUser } from "./core-fixture";
import { APP_SECRET } from "./host-context";

const dayAfter = (days: number) =>
  new Date(Date.now() + days * DAY_MS + 7 * HOUR_MS).toISOString().slice(0, 10);
const bookable =
  [3, 4].map(dayAfter).find((date) => getAppointmentDateError(date, Date.now()) === null) ?? "";
const fields = {
  name: "Sari Dewi",
  email: "SARI@sekolah.example",
  phone: "0812-3456-7890",
  institution: "SMK Harapan",
  segment: "school" as const,
  topic: "Kelas jaringan",
  preferredDate: bookable,
  slot: "09.00" as const,
  message: "Untuk 30 siswa",
};

describeEachBackend((site) => {
  let address = 0;
  /** Uses a new network per test, because of the hourly limit. */
  const visitor = (caller = {}) =>
    site().createClients({ clientIp: `198.51.100.${++address}`, ...caller });
  const count = async (tenantId = TENANT_ID) =>
    (
      await site()
        .database.db.selectFrom("appointments")
        .select("id")
        .where("lms_id", "=", tenantId)
        .execute()
    ).length;

  test("createAppointment answers 201 with a number per tenant and year, mails its sender and the team; its key reads and cancels it", async () => {
    const { services, admin } = visitor();
    const { db } = site().database;
    for (const id of ["admin-of-appointments", "second-admin"])
      await createSignedInUser(db, id, [{ tenantId: TENANT_ID, role: ROLE.admin }]);
    await createSignedInUser(db, "their-admin", [{ tenantId: OTHER_TENANT_ID, role: ROLE.admin }]);
    const { data } = await services.createAppointment({ body: fields });
    const year = new Date(Date.now() + 7 * HOUR_MS).getUTCFullYear();

    expect(data).toMatchObject({
      number: `JANJI-${year}-000001`,
      status: "requested",
      email: "sari@sekolah.example",
      phone: "+6281234567890",
      preferredDate: bookable,
    });
    expect(data.manageKey).toMatch(/^[\w-]{32}$/);
    expect((await services.createAppointment({ body: fields })).data.number).toBe(
      `JANJI-${year}-000002`,
    );
    expect(
      (await visitor({ tenantId: OTHER_TENANT_ID }).services.createAppointment({ body: fields }))
        .data.number,
    ).toBe(`JANJI-${year}-000001`);

    const mails = await site()
      .database.db.selectFrom("outbox")
      .select(["to_address", "subject", "body"])
      .where("subject", "like", `%${data.number}%`)
      .where("lms_id", "=", TENANT_ID)
      .orderBy("to_address")
      .execute();

    expect(mails.map(({ to_address }) => to_address)).toEqual([
      "admin-of-appointments@ours.example",
      "sari@sekolah.example",
      "second-admin@ours.example",
    ]);
    expect(mails[0]?.body).toContain("SMK Harapan");
    expect(mails[0]?.body).toContain("Untuk 30 siswa");
    expect(mails[0]?.body).not.toContain(data.manageKey);
    expect(mails[1]?.body).toContain(`/Make-Appointment/Bukti/${data.manageKey}`);

    const key = data.manageKey;

    const current = { ...data, proposal: null, messages: [] };
    expect((await admin.getAppointment({ query: { key } })).data).toEqual(current);

    const cancelled = { ...current, status: "cancelled" };
    for (let time = 0; time < 2; time++)
      expect((await admin.cancelAppointment({ body: { key } })).data).toEqual(cancelled);

    expect((await admin.getAppointment({ query: { key } })).data).toEqual(cancelled);
  });

  test("getAppointment rejects a key in another tenant; only the stored response holds the key", async () => {
    const { services, admin } = visitor();
    const { data } = await services.createAppointment({ body: fields });
    const elsewhere = site().createClients({ tenantId: OTHER_TENANT_ID }).admin;

    expect(
      await getError(elsewhere.getAppointment({ query: { key: data.manageKey } })),
    ).toMatchObject({ status: 404 });
    expect(
      await getError(elsewhere.cancelAppointment({ body: { key: data.manageKey } })),
    ).toMatchObject({ status: 404 });
    expect(
      await getError(admin.getAppointment({ query: { key: tamperWith(data.manageKey) } })),
    ).toMatchObject({ status: 404 });
    expect(
      await getError(admin.cancelAppointment({ body: { key: "x".repeat(32) } })),
    ).toMatchObject({
      status: 404,
    });
    expect((await admin.getAppointment({ query: { key: data.manageKey } })).data.status).toBe(
      "requested",
    );
    expect(
      JSON.stringify(await site().database.db.selectFrom("appointments").selectAll().execute()),
    ).not.toContain(data.manageKey);
  });

  test("cancelAppointment rejects a completed appointment with 409", async () => {
    const { services, admin } = visitor();
    const { data } = await services.createAppointment({ body: fields });
    await site()
      .database.db.updateTable("appointments")
      .set({ status: "done" })
      .where("id", "=", data.id)
      .execute();

    expect(
      await getError(admin.cancelAppointment({ body: { key: data.manageKey } })),
    ).toMatchObject({
      status: 409,
    });
  });

  test("createAppointment reports an invalid date, stores nothing and accepts the corrected form with the same key", async () => {
    const before = await count();
    const { services } = visitor();
    for (const [preferredDate, reason] of [
      [dayAfter(0), "Tanggal pertemuan paling cepat besok"],
      [dayAfter(61), "Tanggal pertemuan paling lambat 60 hari dari sekarang"],
    ] as const) {
      expect(
        await getError(
          services.createAppointment({
            body: { ...fields, preferredDate },
            idempotencyKey: "form-3",
          }),
        ),
      ).toMatchObject({
        status: 422,
        data: { preferredDate: reason },
      });
    }

    expect(await count()).toBe(before);

    await services.createAppointment({ body: fields, idempotencyKey: "form-3" });

    expect(await count()).toBe(before + 1);
  });

  test("createAppointment reports invalid fields with 422", async () => {
    const answer = await site().sendRaw("services", "v1/post/appointment/create", {
      method: "POST",
      body: JSON.stringify({ ...fields, phone: "12", segment: "x" }),
      headers: {
        "Content-Type": "application/json",
        "lms-id": TENANT_ID,
        AppToken:
          encryptAppToken({
            secret: APP_SECRET,
            host: "services",
            appToken: site().appToken,
            now: Date.now(),
          }) ?? "",
      },
    });

    expect([answer.status, await answer.json()]).toEqual([
      422,
      {
        status: false,
        message: "Periksa kembali isian Anda",
        data: {
          phone: "Nomor HP harus diawali 08 atau +62, 10-13 digit",
          segment: "Pilih siapa yang Anda wakili",
        },
      },
    ]);
  });

  test("createAppointment accepts five per hour, network and tenant; rejected and replayed requests do not count", async () => {
    const { services } = site().createClients({ clientIp: "2001:db8:1:2::1" });
    await getError(services.createAppointment({ body: { ...fields, preferredDate: dayAfter(0) } }));
    await services.createAppointment({ body: fields, idempotencyKey: "limit" });
    await services.createAppointment({ body: fields, idempotencyKey: "limit" });
    const rest = await Promise.allSettled(
      Array.from({ length: 6 }, () => services.createAppointment({ body: fields })),
    );

    expect(rest.filter(({ status }) => status === "fulfilled")).toHaveLength(4);

    // Another address of the same network.
    const refused = await getError(
      site()
        .createClients({ clientIp: "2001:db8:1:2:ffff::9" })
        .services.createAppointment({ body: fields }),
    );

    expect(refused).toMatchObject({ status: 429, data: { retryAfterSeconds: expect.any(Number) } });

    const { retryAfterSeconds } = refused.data as { retryAfterSeconds: number };

    expect(retryAfterSeconds).toBeGreaterThan(3_500);
    expect(retryAfterSeconds).toBeLessThanOrEqual(3_600);

    await site()
      .createClients({ clientIp: "2001:db8:1:3::1" })
      .services.createAppointment({ body: fields });
    await site()
      .createClients({ clientIp: "2001:db8:1:2::1", tenantId: OTHER_TENANT_ID })
      .services.createAppointment({ body: fields });
    const { db } = site().database;
    await db
      .updateTable("appointments")
      .set({ created_at: Date.now() - 3_600_001 })
      .execute();
    await services.createAppointment({ body: fields });
  });
});
