import { expect, test } from "vitest";
import { formatDate, formatDateRange, formatDateTime, formatIsoDate } from "./dates";
import { formatRupiah } from "./rupiah";
import { slugify } from "./slug";

const at = (text: string) => Date.parse(text);

test("formatRupiah writes no space and no cents", () => {
  expect([formatRupiah(50_000_000), formatRupiah(0), formatRupiah(-12_500)]).toEqual([
    "Rp50.000.000",
    "Rp0",
    "-Rp12.500",
  ]);
});

test("formatDate and formatDateTime are Indonesian, with the zone beside a time", () => {
  expect(formatDate(at("2026-08-16T17:30:00Z"))).toBe("17 Agustus 2026");
  expect(formatDateTime(at("2026-08-17T03:00:00Z"))).toBe("17 Agustus 2026 pukul 10.00 WIB");
  expect(formatDateTime(at("2026-08-17T03:00:00Z"), "Asia/Jayapura")).toBe(
    "17 Agustus 2026 pukul 12.00 WIT",
  );
  expect(formatIsoDate(at("2026-08-16T17:30:00Z"))).toBe("2026-08-17");
});

test("formatDateRange states common parts once", () => {
  const day = (text: string) => at(`${text}T05:00:00Z`);

  expect(formatDateRange(day("2026-12-03"), day("2026-12-03"))).toBe("3 Desember 2026");
  expect(formatDateRange(day("2026-12-03"), day("2026-12-14"))).toBe("3–14 Desember 2026");
  expect(formatDateRange(day("2026-11-03"), day("2026-12-14"))).toBe(
    "3 November – 14 Desember 2026",
  );
  expect(formatDateRange(day("2026-12-03"), day("2027-01-14"))).toBe(
    "3 Desember 2026 – 14 Januari 2027",
  );
});

test("slugify keeps letters and digits only", () => {
  expect(slugify("Belajar Web: Dasar & Café!")).toBe("belajar-web-dasar-cafe");
  expect(slugify("---")).toBe("");
});
