import { expect, test } from "vitest";
import { cancelAppointment, createAppointment, getAppointment } from "~/server/features/appointments";
import type { Appointment } from "~/server/hosts/services/appointments";
import { failure, fakeVisit } from "./fake-visit";

const fields = {
  name: "Sri Wahyuni",
  email: "sri@example.id",
  phone: "+6281234567890",
  institution: "SMK Negeri 1 Contoh",
  segment: "school",
  topic: "Kelas untuk guru",
  preferredDate: "2026-12-01",
  slot: "11.00",
  message: "",
} as const;
const kept: Appointment = {
  ...fields,
  id: "a1",
  number: "JANJI-2026-000123",
  status: "requested",
  createdAt: 1_795_000_000_000,
  manageKey: "k".repeat(32),
};
const KEY = "kunci-0123456789";
const services = { createAppointment: () => kept };

/** The receipt of an appointment that was just made. */
async function receiptOf(visit: Parameters<typeof createAppointment>[0]): Promise<string> {
  const outcome = await createAppointment(visit, fields, KEY);
  if (!outcome.ok) throw new Error("not made");
  return outcome.receipt;
}

test("[XJS5] the form's key goes with the request, so that the host makes one record of it", async () => {
  const sent: unknown[] = [];
  const { visit } = fakeVisit({ createAppointment: (input: never) => sent.push(input) && kept });
  await createAppointment(visit, fields, KEY);
  expect(sent).toEqual([{ body: fields, idempotencyKey: KEY }]);
});

test("the receipt holds the appointment, and no one else can read or make one", async () => {
  const { visit } = fakeVisit(services);
  const receipt = await receiptOf(visit);
  expect(receipt).not.toContain("Sri");
  expect(receipt).toMatch(/^[\w.-]+$/);
  expect(await getAppointment(visit, receipt)).toEqual({ appointment: kept, standing: "as-sent", canCancel: false });
  await expect(getAppointment(visit, `${receipt.slice(0, -2)}xx`)).rejects.toMatchObject({ code: "not-found" });
  const cookie = await visit.sealer.seal("session", JSON.stringify(kept));
  await expect(getAppointment(visit, cookie)).rejects.toMatchObject({ code: "not-found" });
});

test.each([
  ["names its fields", failure(422, { preferredDate: "Penuh" }), { status: 422, message: null, fields: { preferredDate: "Penuh" } }],
  [
    "names no field of the form",
    failure(422, { quota: "Penuh" }),
    { status: 422, message: expect.stringContaining("Periksa"), fields: {} },
  ],
  ["had the key with other text", failure(409), { status: 409, message: expect.stringContaining("sudah kami terima"), fields: {} }],
  [
    "counts too many",
    failure(429, { retryAfterSeconds: 61 }),
    { status: 429, message: "Terlalu banyak percobaan, coba lagi dalam 2 menit.", fields: {} },
  ],
  [
    "counts too many for a moment",
    failure(429, { retryAfterSeconds: 0 }),
    { status: 429, message: "Terlalu banyak percobaan, coba lagi dalam 1 menit.", fields: {} },
  ],
  ["is broken", failure(500), { status: 503, message: "Koneksi terputus. Data Anda aman, coba lagi.", fields: {} }],
  ["does not answer", failure(0), { status: 503, message: "Koneksi terputus. Data Anda aman, coba lagi.", fields: {} }],
])("a host that %s changes nothing and is told in words", async (_, error, outcome) => {
  const { visit } = fakeVisit({ createAppointment: () => Promise.reject(error) });
  expect(await createAppointment(visit, fields, KEY)).toEqual({ ok: false, ...outcome });
});

test("the desk says how an appointment stands; what is over cannot be cancelled", async () => {
  for (const [status, canCancel] of [
    ["confirmed", true],
    ["rescheduled", true],
    ["cancelled", false],
    ["done", false],
  ] as const) {
    const { visit, calls } = fakeVisit(services, { getAppointment: () => ({ ...kept, status }) });
    const receipt = await receiptOf(visit);
    expect(await getAppointment(visit, receipt)).toEqual({ appointment: { ...kept, status }, standing: "current", canCancel });
    expect(calls.at(-1)?.query).toEqual({ key: kept.manageKey });
  }
});

test("a receipt is shown without the desk's answer too, and says what is not known", async () => {
  const down = fakeVisit(services, { getAppointment: () => Promise.reject(failure(0)) });
  expect(await getAppointment(down.visit, await receiptOf(down.visit))).toMatchObject({ standing: "unreachable", canCancel: false });
  const unknown = fakeVisit(services, { getAppointment: () => Promise.reject(failure(404)) });
  expect(await getAppointment(unknown.visit, await receiptOf(unknown.visit))).toMatchObject({ standing: "as-sent", canCancel: false });
});

test("cancelling asks the desk by the receipt's key", async () => {
  const sent: unknown[] = [];
  const { visit } = fakeVisit(services, { cancelAppointment: (input: never) => sent.push(input) });
  expect(await cancelAppointment(visit, await receiptOf(visit))).toBe(true);
  expect(sent).toEqual([{ body: { key: kept.manageKey } }]);
});

test.each([
  [404, true],
  [409, true],
  [503, false],
  [0, false],
])("a desk that answers a cancellation with %i: settled is %s", async (status, settled) => {
  const { visit } = fakeVisit(services, { cancelAppointment: () => Promise.reject(failure(status)) });
  expect(await cancelAppointment(visit, await receiptOf(visit))).toBe(settled);
});

test("without a desk, or with a receipt that is none, nobody is asked to cancel anything", async () => {
  const without = fakeVisit(services);
  expect(await cancelAppointment(without.visit, await receiptOf(without.visit))).toBe(true);
  const { visit, calls } = fakeVisit(services, {});
  expect(await cancelAppointment(visit, "bukan-bukti")).toBe(true);
  expect(calls).toEqual([]);
});
