import { expect, test } from "vitest";
import type { ClassCardView } from "~/lib/views";
import { byWeek, leafOf } from "./weeks";

const at = (iso: string | null) => ({ id: String(iso), startAt: iso === null ? null : Date.parse(iso) }) as ClassCardView;

test("classes are grouped from Monday to Sunday in Western Indonesian Time, weeks in order", () => {
  // 19.00 UTC on Sunday is already Monday in WIB.
  const weeks = byWeek([at("2026-12-13T19:00:00Z"), at("2026-12-07T00:00:00+07:00"), at("2026-12-13T23:59:00+07:00"), at(null)]);
  expect(weeks.map(({ label, classes }) => [label, classes.length])).toEqual([
    ["7–13 Desember 2026", 2],
    ["14–20 Desember 2026", 1],
  ]);
});

test("a week over the turn of the year names both years", () => {
  expect(byWeek([at("2027-01-01T10:00:00+07:00")])[0]?.label).toBe("28 Desember 2026 – 3 Januari 2027");
});

test("a leaf shows the day as it is in WIB", () => {
  expect(leafOf(Date.parse("2026-11-29T18:00:00Z"))).toEqual({ weekday: "Senin", day: "30", month: "Nov" });
});
