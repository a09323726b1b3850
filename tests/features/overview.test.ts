import { expect, test } from "vitest";
import { compareMonths, readOverview } from "~/server/features/overview";
import { MONTHLY_FIGURES, SETUP_STEPS } from "~/server/hosts/admin/overview";
import { createFakeContext, createFakeSession, createHostError } from "./fake-context";

const MENU = [
  { label: "Ringkasan", href: "/Dashboard" },
  { label: "Kelas", href: "/Dashboard/Kelas" },
];

const months = ["2026-10", "2026-11"].map((month, at) => ({
  month,
  ...Object.fromEntries(MONTHLY_FIGURES.map((name) => [name, at === 0 ? 40 : 60])),
}));
const row = (seq: number, action: string) => ({
  seq,
  at: 0,
  actor: "Sri Wahyuni",
  role: 1,
  action,
  entity: "payout",
  entityId: "310812375524",
  before: null,
  after: null,
});

function createContext(students: number, { isAway = false } = {}) {
  const listMonthlyFigures = () => {
    if (isAway) throw createHostError(503);
    return months;
  };
  const admin = {
    listMonthlyFigures,
    listSetupSteps: () => SETUP_STEPS.map((step) => ({ step, isDone: step === "name" })),
    listActivity: () => [row(2, "payout.approved"), row(1, "x.unknown")],
  };
  const api = { getStatistics: () => ({ students }) };
  return createFakeContext({}, null, { hosts: { admin, api }, session: createFakeSession("u") })
    .context;
}

test("readOverview shows the month against the last one, and what happened", async () => {
  const { figures, setup, activity } = await readOverview(createContext(3), Promise.resolve(MENU));

  expect(setup).toBeNull();
  expect(figures.ok && figures.data.map(({ label, text }) => [label, text])).toEqual([
    ["Peserta baru", "60"],
    ["Pendaftaran", "60"],
    ["Pemasukan kelas", "Rp60"],
    ["Donasi", "Rp60"],
    ["Akun baru", "60"],
  ]);
  expect(figures.ok && figures.data[0]?.comparison).toBe("naik 50% dari bulan lalu");
  expect(activity.ok && activity.data.map(({ actor, action }) => [actor, action])).toEqual([
    ["Sri Wahyuni", "Menyetujui pencairan"],
    ["Sri Wahyuni", "x.unknown"],
  ]);
});

test("readOverview lists what a site without learners still needs, linked where there is a page", async () => {
  const { setup } = await readOverview(createContext(0), Promise.resolve(MENU));

  expect(setup?.map(({ isDone }) => isDone)).toEqual(SETUP_STEPS.map((step) => step === "name"));
  expect(setup?.filter(({ href }) => href !== null)).toEqual([
    { label: "Buat kelas pertama", isDone: false, href: "/Dashboard/Kelas/Baru" },
  ]);
});

test("readOverview names figures that are away and keeps the rest", async () => {
  const { figures, activity } = await readOverview(
    createContext(3, { isAway: true }),
    Promise.resolve(MENU),
  );

  expect(figures).toEqual({ ok: false });
  expect(activity.ok).toBe(true);
});

test.each([
  [0, 0, "sama dengan bulan lalu"],
  [5, 0, "bulan lalu belum ada"],
  [90, 120, "turun 25% dari bulan lalu"],
])("compareMonths says how %d compares with %d", (current, previous, words) => {
  expect(compareMonths(current, previous)).toBe(words);
});
