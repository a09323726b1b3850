import { expect, test } from "vitest";
import { MINUTE_MS } from "./time";
import {
  formatOtherZones,
  formatStartInWords,
  formatWebinarTime,
  getWebinarPhase,
} from "./webinar-time";

/** Wednesday, 25 November 2026, 19.00 WIB. */
const START = Date.UTC(2026, 10, 25, 12);
const WEBINAR = { startAt: START, durationMin: 75 };

test.each([
  [-16, "upcoming"],
  [-15, "open"],
  [0, "open"],
  [75, "open"],
  [76, "over"],
])("getWebinarPhase %i minutes from the start is %s", (minutes, phase) => {
  expect(getWebinarPhase(WEBINAR, START + minutes * MINUTE_MS)).toBe(phase);
});

test("getWebinarPhase is unknown without a start, and takes an hour without a duration", () => {
  expect(getWebinarPhase({ startAt: null, durationMin: 60 }, START)).toBe("unknown");
  const open = { startAt: START, durationMin: null };
  expect(getWebinarPhase(open, START + 60 * MINUTE_MS)).toBe("open");
  expect(getWebinarPhase(open, START + 61 * MINUTE_MS)).toBe("over");
});

test.each([
  ["2026-11-25T00:00:00+07:00", "Hari ini, pukul tujuh malam"],
  ["2026-11-24T23:59:00+07:00", "Besok, pukul tujuh malam"],
  ["2026-11-23T08:00:00+07:00", "Lusa, pukul tujuh malam"],
  ["2026-11-20T08:00:00+07:00", "5 hari lagi, pukul tujuh malam"],
  ["2026-11-27T08:00:00+07:00", "2 hari yang lalu, pukul tujuh malam"],
])("formatStartInWords counts days in WIB from %s", (now, words) => {
  expect(formatStartInWords(START, Date.parse(now))).toBe(words);
});

test.each([
  ["09:30", "pukul setengah sepuluh pagi"],
  ["12:00", "pukul dua belas siang"],
  ["15:10", "pukul tiga lewat 10 menit sore"],
  ["18:45", "pukul tujuh kurang 15 menit malam"],
])("formatStartInWords says %s in words", (clock, words) => {
  const at = Date.parse(`2026-11-25T${clock}:00+07:00`);

  expect(formatStartInWords(at, at)).toBe(`Hari ini, ${words}`);
});

test("formatWebinarTime and formatOtherZones name the zones", () => {
  expect(formatWebinarTime(WEBINAR)).toBe("Rabu, 25 November 2026, pukul 19.00–20.15 WIB");
  expect(formatWebinarTime({ startAt: null, durationMin: 60 })).toBeNull();
  expect(formatOtherZones(START)).toBe("20.00 WITA, 21.00 WIT");
});
