import { expect, test } from "vitest";
import { parseTime, toTypedInstant, toWibInstant } from "./wib-time";

test.each([
  ["10.00", "10:00"],
  ["9:30", "09:30"],
  ["1930", "19:30"],
  ["930", "09:30"],
  ["7", "07:00"],
  ["193", null],
  ["pukul 19.30 WIB", "19:30"],
  ["24.00", null],
  ["10.60", null],
  ["pagi", null],
])("parseTime reads %s as %s", (typed, expected) => expect(parseTime(typed)).toBe(expected));

test("toTypedInstant returns what toWibInstant was given", () => {
  const instant = toWibInstant("2026-08-17", "10:00");
  expect(instant).toBe(Date.parse("2026-08-17T03:00:00Z"));
  expect(toTypedInstant(instant)).toEqual({ date: "17/08/2026", time: "10.00" });
  expect(toTypedInstant(null)).toEqual({ date: "", time: "" });
});
