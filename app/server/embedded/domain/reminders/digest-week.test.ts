import { expect, test } from "vitest";
import { getDigestWeek } from "./digest-week";

test.each([
  ["2026-11-23T06:59:59.999+07:00", null],
  ["2026-11-23T07:00:00+07:00", "2026-11-23"],
  ["2026-11-23T23:59:59+07:00", "2026-11-23"],
  ["2026-11-24T00:00:00+07:00", null],
  ["2026-11-22T20:00:00+07:00", null],
  ["2027-01-04T07:00:00+07:00", "2027-01-04"],
])("getDigestWeek of %s is %s", (at, monday) => {
  expect(getDigestWeek(Date.parse(at))?.monday ?? null).toBe(monday);
});

test("getDigestWeek tells when its Monday began", () => {
  const week = getDigestWeek(Date.parse("2026-11-23T09:30:00+07:00"));

  expect(week?.startsAt).toBe(Date.parse("2026-11-23T00:00:00+07:00"));
});
