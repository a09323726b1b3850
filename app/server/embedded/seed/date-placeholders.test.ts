import { expect, test } from "vitest";
import { replaceDatePlaceholders } from "./date-placeholders";

/** A Saturday, 00.30 in WIB and still Friday in UTC. */
const NOW = Date.parse("2026-11-20T17:30:00Z");

test("replaceDatePlaceholders replaces date placeholders by WIB dates and keeps other braces", () => {
  expect(replaceDatePlaceholders("Mulai {+0}, selesai {+12}.", NOW)).toBe(
    "Mulai Sabtu, 21 November 2026, selesai Kamis, 3 Desember 2026.",
  );
  expect(replaceDatePlaceholders("{-21}", NOW)).toBe("Sabtu, 31 Oktober 2026");
  expect(replaceDatePlaceholders("body { color: red } {nama} {+}", NOW)).toBe(
    "body { color: red } {nama} {+}",
  );
});

test("replaceDatePlaceholders resolves a weekday to the first such day from the offset on", () => {
  expect(replaceDatePlaceholders("{Sabtu +0}", NOW)).toBe("Sabtu, 21 November 2026");
  expect(replaceDatePlaceholders("{Sabtu +1}", NOW)).toBe("Sabtu, 28 November 2026");
  expect(replaceDatePlaceholders("{Minggu +0}, {Jumat +0}", NOW)).toBe(
    "Minggu, 22 November 2026, Jumat, 27 November 2026",
  );
});
