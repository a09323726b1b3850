import { describe, expect, test } from "vitest";
import { formatDate, parseDate } from "./dates";

describe("parseDate", () => {
  test.each([
    "31/12/2026",
    "31-12-2026",
    "31.12.2026",
    "31 12 2026",
    "31 / 12 / 2026",
    "31–12–2026",
    "31 Des 2026",
    "31 des. 2026",
    "31-Des-2026",
    "31 Desember 2026",
    "31 DESEMBER, 2026",
    "31 December 2026",
    "31\u00a0Desember\u00a02026",
    " ３１/１２/２０２６ ",
    "2026-12-31",
    "2026/12/31",
    "31122026",
  ])("reads %j", (text) => expect(parseDate(text)).toBe("2026-12-31"));

  test("reads the day before the month", () => {
    expect(parseDate("5/6/2026")).toBe("2026-06-05");
    expect(parseDate("2026-6-5")).toBe("2026-06-05");
  });

  test.each([
    ["1 Agt 2026", "2026-08-01"],
    ["1 Ags 2026", "2026-08-01"],
    ["1 Mei 2026", "2026-05-01"],
    ["1 Nopember 2026", "2026-11-01"],
    ["1 Sept 2026", "2026-09-01"],
    ["29 Februari 2028", "2028-02-29"],
  ])("reads the month of %j", (text, date) => expect(parseDate(text)).toBe(date));

  test.each([
    "",
    "besok",
    "31/12/26",
    "12/31/2026",
    "31/02/2026",
    "29 Feb 2026",
    "0/1/2026",
    "1/0/2026",
    "31 De 2026",
    "31 Desa 2026",
    "Desember 2026",
    "31 Desember",
    "2026-12",
    "2026-13-01",
    "31/12/2026 09.00",
    "311/2/2026",
    "3112026",
    "20261231",
  ])("does not read %j", (text) => expect(parseDate(text)).toBeNull());

  test("reads what formatDate writes", () => {
    for (let day = 0; day < 800; day++) {
      const at = Date.UTC(2026, 0, 1 + day);
      expect(parseDate(formatDate(at))).toBe(new Date(at).toISOString().slice(0, 10));
    }
  });
});
