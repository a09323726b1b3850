import { expect, test } from "vitest";
import type { ClassCardView } from "~/lib/views";
import { getCalendarDay, groupByWeek } from "./weeks";

const createClass = (iso: string | null) =>
  ({ id: String(iso), startAt: iso === null ? null : Date.parse(iso) }) as ClassCardView;

test("groupByWeek groups from Monday to Sunday in WIB, in order", () => {
  // 19.00 UTC on Sunday is already Monday in WIB.
  const weeks = groupByWeek([
    createClass("2026-12-13T19:00:00Z"),
    createClass("2026-12-07T00:00:00+07:00"),
    createClass("2026-12-13T23:59:00+07:00"),
    createClass(null),
  ]);

  expect(weeks.map(({ label, classes }) => [label, classes.length])).toEqual([
    ["7–13 Desember 2026", 2],
    ["14–20 Desember 2026", 1],
  ]);
});

test("groupByWeek labels a week across New Year with both years", () => {
  expect(groupByWeek([createClass("2027-01-01T10:00:00+07:00")])[0]?.label).toBe(
    "28 Desember 2026 – 3 Januari 2027",
  );
});

test("getCalendarDay is in WIB", () => {
  expect(getCalendarDay(Date.parse("2026-11-29T18:00:00Z"))).toEqual({
    weekday: "Senin",
    day: "30",
    month: "Nov",
  });
});
