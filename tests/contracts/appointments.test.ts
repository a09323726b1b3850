import { expect, test } from "vitest";
import { whyNotBookable } from "~/lib/appointment";
import { sealAppToken } from "~/server/hosts/app-token";
import { SECRET } from "./host-context";
import { altered, OURS, onEverySite, refusal, THEIRS } from "./site";

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000 + 7 * 3_600_000).toISOString().slice(0, 10);
const bookable = [3, 4].map(dayAfter).find((date) => whyNotBookable(date, Date.now()) === null) ?? "";
const fields = {
  ...{ name: "Sari Dewi", email: "SARI@sekolah.example", phone: "0812-3456-7890", institution: "SMK Harapan", segment: "school" as const },
  ...{ topic: "Kelas jaringan", preferredDate: bookable, slot: "09.00" as const, message: "Untuk 30 siswa" },
};

onEverySite((site) => {
  let address = 0;
  /** Each test books from an address of its own, because of the hourly limit. */
  const visitor = (caller = {}) => site().hosts({ clientIp: `198.51.100.${++address}`, ...caller });
  const count = async (lmsId = OURS) =>
    (await site().database.db.selectFrom("appointments").select("id").where("lms_id", "=", lmsId).execute()).length;

  test("an appointment is made with 201, numbered by tenant and year, and read and cancelled by its key", async () => {
    const { services, desk } = visitor();
    const { data } = await services.createAppointment({ body: fields });
    const year = new Date(Date.now() + 7 * 3_600_000).getUTCFullYear();
    expect(data).toMatchObject({
      number: `JANJI-${year}-000001`,
      status: "requested",
      email: "sari@sekolah.example",
      phone: "+6281234567890",
      preferredDate: bookable,
    });
    expect(data.manageKey).toMatch(/^[\w-]{32}$/);
    expect((await services.createAppointment({ body: fields })).data.number).toBe(`JANJI-${year}-000002`);
    expect((await visitor({ lmsId: THEIRS }).services.createAppointment({ body: fields })).data.number).toBe(`JANJI-${year}-000001`);

    const key = data.manageKey;
    expect((await desk.getAppointment({ query: { key } })).data).toEqual(data);
    const cancelled = { ...data, status: "cancelled" };
    for (let time = 0; time < 2; time++) expect((await desk.cancelAppointment({ body: { key } })).data).toEqual(cancelled);
    expect((await desk.getAppointment({ query: { key } })).data).toEqual(cancelled);
  });

  test("the key opens nothing elsewhere and stands nowhere in the database but in the kept answer", async () => {
    const { services, desk } = visitor();
    const { data } = await services.createAppointment({ body: fields });
    const elsewhere = site().hosts({ lmsId: THEIRS }).desk;
    expect(await refusal(elsewhere.getAppointment({ query: { key: data.manageKey } }))).toMatchObject({ status: 404 });
    expect(await refusal(elsewhere.cancelAppointment({ body: { key: data.manageKey } }))).toMatchObject({ status: 404 });
    expect(await refusal(desk.getAppointment({ query: { key: altered(data.manageKey) } }))).toMatchObject({ status: 404 });
    expect(await refusal(desk.cancelAppointment({ body: { key: "x".repeat(32) } }))).toMatchObject({ status: 404 });
    expect((await desk.getAppointment({ query: { key: data.manageKey } })).data.status).toBe("requested");
    expect(JSON.stringify(await site().database.db.selectFrom("appointments").selectAll().execute())).not.toContain(data.manageKey);
  });

  test("one that is done can't be cancelled any more", async () => {
    const { services, desk } = visitor();
    const { data } = await services.createAppointment({ body: fields });
    await site().database.db.updateTable("appointments").set({ status: "done" }).where("id", "=", data.id).execute();
    expect(await refusal(desk.cancelAppointment({ body: { key: data.manageKey } }))).toMatchObject({ status: 409 });
  });

  test("the same key sent eight times at once makes one appointment and answers eight times alike", async () => {
    const before = await count();
    const { services } = visitor();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => services.createAppointment({ body: fields, idempotencyKey: "form-1" })),
    );
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await count()).toBe(before + 1);
    expect((await services.createAppointment({ body: fields, idempotencyKey: "form-1" })).data).toEqual(answers[0]?.data);
  });

  test("the same key with other fields is refused; for another tenant it is another key; a day later it is free", async () => {
    const { services } = visitor();
    await services.createAppointment({ body: fields, idempotencyKey: "form-2" });
    expect(await refusal(services.createAppointment({ body: { ...fields, topic: "Lain" }, idempotencyKey: "form-2" }))).toMatchObject({
      status: 409,
    });
    const theirs = await count(THEIRS);
    await visitor({ lmsId: THEIRS }).services.createAppointment({ body: fields, idempotencyKey: "form-2" });
    expect(await count(THEIRS)).toBe(theirs + 1);
    await site()
      .database.db.updateTable("idempotency_keys")
      .set({ expires_at: Date.now() - 1 })
      .where("key", "=", "form-2")
      .execute();
    await services.createAppointment({ body: { ...fields, topic: "Lain" }, idempotencyKey: "form-2" });
    expect(await refusal(services.createAppointment({ body: fields, idempotencyKey: "x".repeat(201) }))).toMatchObject({ status: 400 });
  });

  test("a wrong date is named, leaves nothing behind, and the corrected form goes through with the same key", async () => {
    const before = await count();
    const { services } = visitor();
    for (const [preferredDate, reason] of [
      [dayAfter(0), "Tanggal pertemuan paling cepat besok"],
      [dayAfter(61), "Tanggal pertemuan paling lambat 60 hari dari sekarang"],
    ] as const) {
      expect(await refusal(services.createAppointment({ body: { ...fields, preferredDate }, idempotencyKey: "form-3" }))).toMatchObject({
        status: 422,
        data: { preferredDate: reason },
      });
    }
    expect(await count()).toBe(before);
    await services.createAppointment({ body: fields, idempotencyKey: "form-3" });
    expect(await count()).toBe(before + 1);
  });

  test("fields that are wrong are named by the host as well", async () => {
    const answer = await site().send("services", "v1/post/appointment/create", {
      method: "POST",
      body: JSON.stringify({ ...fields, phone: "12", segment: "x" }),
      headers: {
        "Content-Type": "application/json",
        "lms-id": OURS,
        AppToken: sealAppToken({ secret: SECRET, host: "services", appToken: site().appToken, now: Date.now() }) ?? "",
      },
    });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      {
        status: false,
        message: "Periksa kembali isian Anda",
        data: { phone: "Nomor HP harus diawali 08 atau +62, 10-13 digit", segment: "Pilih jenis lembaga" },
      },
    ]);
  });

  test("five an hour from one address, even at once; refused and repeated ones don't count, other tenants and addresses neither", async () => {
    const { services } = site().hosts({ clientIp: "2001:db8:1:2::1" });
    await refusal(services.createAppointment({ body: { ...fields, preferredDate: dayAfter(0) } }));
    await services.createAppointment({ body: fields, idempotencyKey: "limit" });
    await services.createAppointment({ body: fields, idempotencyKey: "limit" });
    const rest = await Promise.allSettled(Array.from({ length: 6 }, () => services.createAppointment({ body: fields })));
    expect(rest.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
    // The same network, by another address of it.
    const refused = await refusal(site().hosts({ clientIp: "2001:db8:1:2:ffff::9" }).services.createAppointment({ body: fields }));
    expect(refused).toMatchObject({ status: 429, data: { retryAfterSeconds: expect.any(Number) } });
    const { retryAfterSeconds } = refused.data as { retryAfterSeconds: number };
    expect(retryAfterSeconds).toBeGreaterThan(3_500);
    expect(retryAfterSeconds).toBeLessThanOrEqual(3_600);
    await site().hosts({ clientIp: "2001:db8:1:3::1" }).services.createAppointment({ body: fields });
    await site().hosts({ clientIp: "2001:db8:1:2::1", lmsId: THEIRS }).services.createAppointment({ body: fields });
    const { db } = site().database;
    await db
      .updateTable("appointments")
      .set({ created_at: Date.now() - 3_600_001 })
      .execute();
    await services.createAppointment({ body: fields });
  });
});
