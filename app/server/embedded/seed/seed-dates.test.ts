import { expect, test } from "vitest";
import { withDates } from "./seed-dates";

/** A Saturday, 00.30 in WIB and still Friday in UTC. */
const NOW = Date.parse("2026-11-20T17:30:00Z");

test("marks become dates counted from the day of seeding in WIB; other braces stay", () => {
  expect(withDates("Mulai {+0}, selesai {+12}.", NOW)).toBe("Mulai Sabtu, 21 November 2026, selesai Kamis, 3 Desember 2026.");
  expect(withDates("{-21}", NOW)).toBe("Sabtu, 31 Oktober 2026");
  expect(withDates("body { color: red } {nama} {+}", NOW)).toBe("body { color: red } {nama} {+}");
});

test("a weekday's mark is the first such day from there on", () => {
  expect(withDates("{Sabtu +0}", NOW)).toBe("Sabtu, 21 November 2026");
  expect(withDates("{Sabtu +1}", NOW)).toBe("Sabtu, 28 November 2026");
  expect(withDates("{Minggu +0}, {Jumat +0}", NOW)).toBe("Minggu, 22 November 2026, Jumat, 27 November 2026");
});
