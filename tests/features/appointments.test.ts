import { expect, test } from "vitest";
import {
  cancelAppointment,
  createAppointment,
  getAppointment,
} from "~/server/features/appointments";
import type { Appointment } from "~/server/hosts/services/appointments";
import { createFakeContext, createHostError } from "./fake-context";

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
const created: Appointment = {
  ...fields,
  id: "a1",
  number: "JANJI-2026-000123",
  status: "requested",
  createdAt: 1_795_000_000_000,
  manageKey: "k".repeat(32),
};
const UNANSWERED = { proposal: null, messages: [] };
const KEY = "kunci-0123456789";
const services = { createAppointment: () => created };

async function createReceipt(context: Parameters<typeof createAppointment>[0]): Promise<string> {
  const outcome = await createAppointment(context, fields, KEY);
  if (!outcome.ok) throw new Error("not created");
  return outcome.receipt;
}

test("[XJS5] createAppointment sends the idempotency key of the form", async () => {
  const sent: unknown[] = [];
  const { context } = createFakeContext({
    createAppointment: (input: never) => sent.push(input) && created,
  });
  await createAppointment(context, fields, KEY);
  expect(sent).toEqual([{ body: fields, idempotencyKey: KEY }]);
});

test("getAppointment reads an encrypted receipt and rejects a forged one", async () => {
  const { context } = createFakeContext(services);
  const receipt = await createReceipt(context);

  expect(receipt).not.toContain("Sri");
  expect(receipt).toMatch(/^[\w.-]+$/);
  expect(await getAppointment(context, receipt)).toEqual({
    appointment: created,
    statusSource: "as-sent",
    canCancel: false,
    proposal: null,
    messages: [],
  });
  await expect(getAppointment(context, `${receipt.slice(0, -2)}xx`)).rejects.toMatchObject({
    code: "not-found",
  });

  const cookie = await context.encrypter.encrypt("session", JSON.stringify(created));

  await expect(getAppointment(context, cookie)).rejects.toMatchObject({ code: "not-found" });
});

test.each([
  [
    "names its fields",
    createHostError(422, { preferredDate: "Penuh" }),
    { status: 422, message: null, fields: { preferredDate: "Penuh" } },
  ],
  [
    "names no field of the form",
    createHostError(422, { quota: "Penuh" }),
    { status: 422, message: expect.stringContaining("Periksa"), fields: {} },
  ],
  [
    "received the key with different text",
    createHostError(409),
    { status: 409, message: expect.stringContaining("sudah kami terima"), fields: {} },
  ],
  [
    "limits requests",
    createHostError(429, { retryAfterSeconds: 61 }),
    { status: 429, message: "Terlalu banyak percobaan, coba lagi dalam 2 menit.", fields: {} },
  ],
  [
    "limits requests for a moment",
    createHostError(429, { retryAfterSeconds: 0 }),
    { status: 429, message: "Terlalu banyak percobaan, coba lagi dalam 1 menit.", fields: {} },
  ],
  [
    "fails",
    createHostError(500),
    { status: 503, message: "Koneksi terputus. Data Anda aman, coba lagi.", fields: {} },
  ],
  [
    "does not respond",
    createHostError(0),
    { status: 503, message: "Koneksi terputus. Data Anda aman, coba lagi.", fields: {} },
  ],
])("createAppointment shows the error of a host that %s", async (_, error, outcome) => {
  const { context } = createFakeContext({ createAppointment: () => Promise.reject(error) });
  expect(await createAppointment(context, fields, KEY)).toEqual({ ok: false, ...outcome });
});

test("getAppointment shows the current status, and only open appointments can be cancelled", async () => {
  for (const [status, canCancel] of [
    ["confirmed", true],
    ["rescheduled", true],
    ["cancelled", false],
    ["done", false],
  ] as const) {
    const { context, calls } = createFakeContext(services, {
      getAppointment: () => ({ ...created, ...UNANSWERED, status }),
    });
    const receipt = await createReceipt(context);
    expect(await getAppointment(context, receipt)).toEqual({
      appointment: { ...created, status },
      statusSource: "current",
      canCancel,
      proposal: null,
      messages: [],
    });
    expect(calls.at(-1)?.query).toEqual({ key: created.manageKey });
  }
});

test("getAppointment shows the appointment as sent if the admin host is unavailable", async () => {
  const down = createFakeContext(services, {
    getAppointment: () => Promise.reject(createHostError(0)),
  });

  expect(await getAppointment(down.context, await createReceipt(down.context))).toMatchObject({
    statusSource: "unreachable",
    canCancel: false,
  });

  const unknown = createFakeContext(services, {
    getAppointment: () => Promise.reject(createHostError(404)),
  });

  expect(await getAppointment(unknown.context, await createReceipt(unknown.context))).toMatchObject(
    {
      statusSource: "as-sent",
      canCancel: false,
    },
  );
});

test("cancelAppointment cancels by the receipt's key", async () => {
  const sent: unknown[] = [];
  const { context } = createFakeContext(services, {
    cancelAppointment: (input: never) => sent.push(input),
  });
  expect(await cancelAppointment(context, await createReceipt(context))).toBe(true);
  expect(sent).toEqual([{ body: { key: created.manageKey } }]);
});

test.each([
  [404, true],
  [409, true],
  [503, false],
  [0, false],
])("cancelAppointment after a %i returns %s", async (status, settled) => {
  const { context } = createFakeContext(services, {
    cancelAppointment: () => Promise.reject(createHostError(status)),
  });
  expect(await cancelAppointment(context, await createReceipt(context))).toBe(settled);
});

test("cancelAppointment makes no call without an admin host or with an invalid receipt", async () => {
  const without = createFakeContext(services);
  expect(await cancelAppointment(without.context, await createReceipt(without.context))).toBe(true);
  const { context, calls } = createFakeContext(services, {});
  expect(await cancelAppointment(context, "bukan-bukti")).toBe(true);
  expect(calls).toEqual([]);
});

test("the link of the emailed receipt opens and cancels the appointment", async () => {
  const { context, calls } = createFakeContext(services, {
    getAppointment: () => created,
    cancelAppointment: () => ({ ...created, status: "cancelled" }),
  });

  expect(await getAppointment(context, created.manageKey)).toMatchObject({ canCancel: true });
  expect(await cancelAppointment(context, created.manageKey)).toBe(true);
  expect(calls.at(-1)?.body).toEqual({ key: created.manageKey });
  await expect(
    getAppointment(createFakeContext(services).context, created.manageKey),
  ).rejects.toMatchObject({ code: "not-found" });
});

test("[STO18] a receipt is mailed through the mailer host where the services host belongs to others", async () => {
  const mailer = { notify: () => null };
  const foreign = createFakeContext({ createAppointment: () => ({ manageKey: "" }) }, null, {
    hosts: { mailer },
    installation: { hasOwnServices: false },
  });
  const receipt = await createReceipt(foreign.context);

  expect(foreign.calls.at(-1)).toMatchObject({
    name: "notify",
    body: {
      kind: "appointment",
      email: fields.email,
      data: { name: fields.name, number: "–", path: `/Make-Appointment/Bukti/${receipt}` },
    },
  });

  const failing = createFakeContext(services, null, {
    hosts: { mailer: { notify: () => Promise.reject(createHostError(503)) } },
    installation: { hasOwnServices: false },
  });

  expect(await createReceipt(failing.context)).toBeTruthy();
  expect(failing.warnings).toHaveLength(1);
});
