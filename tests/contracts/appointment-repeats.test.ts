import { expect, test } from "vitest";
import { getAppointmentDateError } from "~/lib/appointment";
import { DAY_MS, HOUR_MS } from "~/lib/time";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";

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

  test("createAppointment creates one appointment for eight concurrent requests with one idempotency key", async () => {
    const before = await count();
    const { services } = visitor();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        services.createAppointment({ body: fields, idempotencyKey: "form-1" }),
      ),
    );

    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await count()).toBe(before + 1);
    expect(
      (await services.createAppointment({ body: fields, idempotencyKey: "form-1" })).data,
    ).toEqual(answers[0]?.data);
  });

  test("createAppointment rejects a reused key with another body; keys are per tenant and last a day", async () => {
    const { services } = visitor();
    await services.createAppointment({ body: fields, idempotencyKey: "form-2" });

    expect(
      await getError(
        services.createAppointment({
          body: { ...fields, topic: "Lain" },
          idempotencyKey: "form-2",
        }),
      ),
    ).toMatchObject({
      status: 409,
    });

    const theirs = await count(OTHER_TENANT_ID);
    await visitor({ tenantId: OTHER_TENANT_ID }).services.createAppointment({
      body: fields,
      idempotencyKey: "form-2",
    });

    expect(await count(OTHER_TENANT_ID)).toBe(theirs + 1);

    await site()
      .database.db.updateTable("idempotency_keys")
      .set({ expires_at: Date.now() - 1 })
      .where("key", "=", "form-2")
      .execute();
    await services.createAppointment({
      body: { ...fields, topic: "Lain" },
      idempotencyKey: "form-2",
    });

    expect(
      await getError(services.createAppointment({ body: fields, idempotencyKey: "x".repeat(201) })),
    ).toMatchObject({ status: 400 });
  });

  test("createAppointment replays the response of the same tenant", async () => {
    const create = (tenantId: string) =>
      visitor({ tenantId }).services.createAppointment({
        body: fields,
        idempotencyKey: "form-of-two-tenants",
      });
    const first = {
      ours: (await create(TENANT_ID)).data,
      theirs: (await create(OTHER_TENANT_ID)).data,
    };

    const again = {
      ours: (await create(TENANT_ID)).data,
      theirs: (await create(OTHER_TENANT_ID)).data,
    };

    expect(again).toEqual(first);
    expect(first.ours).not.toEqual(first.theirs);
  });
});
