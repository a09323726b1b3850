import { expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { listStatistics, readStatisticTable } from "~/server/features/statistics";
import { createFakeContext, createFakeSession, createHostError } from "./fake-context";

const MONTHS = ["2026-08", "2026-09", "2026-10", "2026-11"];
const PERIOD = { kind: "triwulan", until: "2026-10" } as const;

function createContext(role: number) {
  const totals = { students: 9, graduates: null, mentors: 2, classes: 4 };
  const api = {
    getStatistics: () => ({ programs: null, schools: null, provinces: 3, ...totals }),
    getAllCounters: () => ({ schools_active: 1, cities: 2, cities_active: null }),
    listPrograms: () => ["active", "active", "ended"].map((status) => ({ status })),
    listExtensions: () => [{ id: "1", name: "Taman baca" }],
    listActiveBatches: () => ({ items: [{ id: "b1" }] }),
    getActiveBatch: () => ({ name: "Gelombang 1", registered: 12, quota: 30, schools: null }),
    getStudentsChart: () => MONTHS.map((month, at) => ({ month, total: at })),
    getRegistrarChart: () => {
      throw createHostError(503);
    },
    listProvinceStatistics: () => [{ id: "31", name: "DKI Jakarta", schools: 4, students: null }],
    listProvinceScores: () => [],
    getChart: () => ({
      labels: MONTHS,
      series: [
        { name: "Bali", data: [1, 2, 3, 4] },
        { name: "Aceh", data: [5] },
      ],
    }),
  };
  const admin = {
    listMonthlyFigures: ({ query }: { query: { months: number; until: string } }) => {
      expect(query).toEqual({ months: 3, until: "2026-10" });
      const figures = {
        pageViews: 10,
        classViews: 8,
        postViews: 1,
        enrolments: 4,
        started: 3,
        finished: 2,
        certificates: 1,
      };
      return MONTHS.slice(0, 3).map((month) => ({ month, ...figures }));
    },
  };
  const services = { getMe: () => ({ id: "u", name: "U", email: "", kinds: [role] }) };
  return createFakeContext({}, null, {
    hosts: { api, admin, services },
    session: createFakeSession("u"),
  }).context;
}

const readRows = async (role: number) =>
  Object.fromEntries(
    (await listStatistics(createContext(role), PERIOD)).map(({ key, table }) => [
      key,
      table.ok ? table.data.rows.map(({ label, values }) => [label, ...values]) : null,
    ]),
  );

test("listStatistics keeps to the months of the period, and names what is away", async () => {
  const rows = await readRows(ROLE.admin);

  expect(rows.peserta).toEqual([
    ["Agu 2026", 0],
    ["Sep 2026", 1],
    ["Okt 2026", 2],
  ]);
  expect(rows.pendaftaran).toBeNull();
  expect(rows["peserta-provinsi"]).toEqual([
    ["Agu 2026", 1, 5],
    ["Sep 2026", 2, 0],
    ["Okt 2026", 3, 0],
  ]);
  expect(rows.corong).toEqual([
    ["Halaman kelas dibuka", 24],
    ["Mendaftar kelas", 12],
    ["Menyelesaikan bab pertama", 9],
    ["Menyelesaikan semua bab", 6],
    ["Menerima sertifikat", 3],
  ]);
  expect(rows.program).toEqual([
    ["Program berjalan", 2],
    ["Program akan datang", 0],
    ["Program selesai", 1],
    ["Tempat belajar di luar kelas", 1],
  ]);
  expect(rows.gelombang).toEqual([["Gelombang 1", 12, 30, 0]]);
  expect(rows.ringkasan).toContainEqual(["Peserta", 9]);
  expect(rows.ringkasan?.map(([label]) => label)).not.toContain("Lulusan");
});

test("listStatistics and readStatisticTable leave the tenant's own figures out for leads", async () => {
  const rows = await readRows(ROLE.leadRegion);

  expect(Object.keys(rows)).toContain("provinsi");
  expect(Object.keys(rows)).not.toContain("kunjungan");
  await expect(
    readStatisticTable(createContext(ROLE.leadRegion), "kunjungan", PERIOD),
  ).rejects.toMatchObject({ code: "not-found" });
});
