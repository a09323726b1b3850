import { expect, test } from "vitest";
import { listMonths, monthStart, shiftMonth, toMonth } from "./months";

test("toMonth and monthStart follow the days of WIB", () => {
  const start = Date.UTC(2026, 10, 30, 17);

  expect(monthStart("2026-12")).toBe(start);
  expect([toMonth(start - 1), toMonth(start)]).toEqual(["2026-11", "2026-12"]);
});

test("listMonths ends with the last month", () => {
  expect(listMonths("2027-01", 3)).toEqual(["2026-11", "2026-12", "2027-01"]);
});

test("shiftMonth crosses the end of a year", () => {
  expect([shiftMonth("2026-12", 1), shiftMonth("2027-01", -1)]).toEqual(["2027-01", "2026-12"]);
});
