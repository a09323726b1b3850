import { describe, expect, test } from "vitest";
import {
  type CalendarEvent,
  escapeText,
  foldLine,
  parseWeekly,
  toCalendarFeed,
  toCalendarFile,
} from "./calendar";

const NOW = Date.UTC(2026, 10, 22, 5, 0, 0);
const EVENT: CalendarEvent = {
  uid: "kelas-1@main.example",
  title: "Dasar Web; HTML, CSS",
  description: "Senin dan Kamis\nBawa laptop",
  url: "https://main.example/Class/dasar-web",
  // Tuesday 1 December 2026, 07.00 WIB, to Thursday 31 December.
  startAt: Date.UTC(2026, 11, 1),
  endAt: Date.UTC(2026, 11, 31, 16, 59, 59),
  schedule: "Senin dan Kamis pukul 19.00–21.00 WIB",
};

describe("toCalendarFile", () => {
  test("repeats the lessons of a week from the first one on, in the zone's time", () => {
    const lines = toCalendarFile(EVENT, NOW).split("\r\n");

    expect(lines.slice(0, 4)).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Pendopo//Jadwal kelas//ID",
      "CALSCALE:GREGORIAN",
    ]);
    expect(lines).toContain("TZID:Asia/Jakarta");
    expect(lines).toContain("TZOFFSETTO:+0700");
    expect(lines).toContain("DTSTAMP:20261122T050000Z");
    expect(lines).toContain("DTSTART;TZID=Asia/Jakarta:20261203T190000");
    expect(lines).toContain("DTEND;TZID=Asia/Jakarta:20261203T210000");
    expect(lines).toContain("RRULE:FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20261231T165959Z");
    expect(lines).toContain("SUMMARY:Dasar Web\\; HTML\\, CSS");
    expect(lines).toContain("DESCRIPTION:Senin dan Kamis\\nBawa laptop");
    expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""]);
  });

  test("covers whole days where the schedule is no weekly one", () => {
    const file = toCalendarFile({ ...EVENT, schedule: "Mandiri; tanya jawab Kamis" }, NOW);

    expect(file).toContain("DTSTART;VALUE=DATE:20261201\r\nDTEND;VALUE=DATE:20270101\r\n");
    expect(file).not.toContain("RRULE");
    expect(file).not.toContain("VTIMEZONE");
  });

  test("keeps line breaks in an editor's text from starting a new line", () => {
    const file = toCalendarFile({ ...EVENT, title: "Kelas\r\nEND:VEVENT\u0000" }, NOW);

    expect(file).toContain("SUMMARY:Kelas\\nEND:VEVENT\r\n");
    expect(file.match(/^END:VEVENT/gm)).toHaveLength(1);
  });
});

describe("toCalendarFeed", () => {
  test("holds each event, and each time zone once", () => {
    const webinar = { ...EVENT, uid: "webinar-1@main.example", schedule: null };
    const feed = toCalendarFeed([EVENT, { ...EVENT, uid: "kelas-2" }, webinar], NOW);

    expect(feed.match(/BEGIN:VEVENT\r\n/g)).toHaveLength(3);
    expect(feed.match(/BEGIN:VTIMEZONE\r\n/g)).toHaveLength(1);
    expect(feed).toContain("DTSTART:20261201T000000Z\r\nDTEND:20261231T165959Z\r\n");
  });

  test("gives a moment no end, which would have to be later", () => {
    const moment = { ...EVENT, schedule: null, endAt: EVENT.startAt };

    expect(toCalendarFeed([moment], NOW)).not.toContain("DTEND");
  });

  test("without events is still a calendar", () => {
    expect(toCalendarFeed([], NOW)).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
  });
});

describe("foldLine", () => {
  test("breaks at 75 octets, never inside a character", () => {
    const line = `SUMMARY:${"é→😀".repeat(40)}`;
    const folded = foldLine(line);

    for (const part of folded.split("\r\n"))
      expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
    expect(folded.replaceAll("\r\n ", "")).toBe(line);
    expect(folded).not.toContain("\uFFFD");
  });

  test("leaves a line of 75 octets whole", () => {
    expect(foldLine("x".repeat(75))).toBe("x".repeat(75));
    expect(foldLine("x".repeat(76))).toBe(`${"x".repeat(75)}\r\n x`);
  });
});

test("escapeText escapes backslashes, semicolons, commas and line breaks", () => {
  expect(escapeText("a\\b;c,d\ne\r\nf")).toBe("a\\\\b\\;c\\,d\\ne\\nf");
});

test.each([
  ["Rabu pukul 19.00–21.00 WIB", [3], "1900", "Asia/Jakarta"],
  ["Senin, Rabu, dan Jumat pukul 9.00–10.30 WITA", [1, 3, 5], "0900", "Asia/Makassar"],
])("parseWeekly reads %s", (schedule, days, from, zone) => {
  expect(parseWeekly(schedule)).toMatchObject({ days, from, zone: { zone } });
});

test.each([
  "",
  "Ditentukan kemudian",
  "Senin malam pukul 19.00–21.00 WIB",
  "Rabu pukul 21.00–19.00 WIB",
  "Rabu pukul 19.00–25.00 WIB",
  "Rabu pukul 19.00–21.00 dan Sabtu pukul 09.00–11.00 WIB",
])("parseWeekly does not guess what %j means", (schedule) => {
  expect(parseWeekly(schedule)).toBeNull();
});
