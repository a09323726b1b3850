import { formatIsoDate, type Zone } from "./dates";
import { DAY_MS, HOUR_MS, WIB_OFFSET_MS } from "./time";

/** When something takes place: a class, or anything with an exact time. */
export interface CalendarEvent {
  /** Globally unique and stable, so that a calendar replaces the event instead of adding another. */
  uid: string;
  title: string;
  description: string;
  url: string;
  startAt: number;
  /** Of a class, the last moment of the last day. */
  endAt: number;
  /** "Senin dan Kamis pukul 19.00–21.00 WIB"; other texts become an event of whole days; null for an exact time. */
  schedule: string | null;
  /** For an event that is sent again: a later sequence replaces or withdraws the earlier one. */
  revision?: { sequence: number; isCancelled: boolean };
}

const CRLF = "\r\n";
const MAX_LINE_OCTETS = 75;

/** An iCalendar file (RFC 5545) with one event. @param now UTC ms of its making */
export const toCalendarFile = (event: CalendarEvent, now: number): string =>
  toCalendarFeed([event], now);

export interface CalendarDownload {
  /** "nama.ics" */
  name: string;
  text: string;
}

/** An event as a file to save. @param slug names the file */
export const toCalendarDownload = (event: CalendarEvent, slug: string): CalendarDownload => ({
  name: `${slug.replace(/[^\w-]/g, "-")}.ics`,
  text: toCalendarFile(event, Date.now()),
});

/** An iCalendar file (RFC 5545). @param now UTC ms of its making */
export function toCalendarFeed(events: readonly CalendarEvent[], now: number): string {
  const scheduled = events.map((event) => ({ event, weekly: parseWeekly(event.schedule ?? "") }));
  const zones = new Set(scheduled.flatMap(({ weekly }) => (weekly ? [weekly.zone] : [])));
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Pendopo//Jadwal kelas//ID",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...[...zones].flatMap(toTimeZone),
    ...scheduled.flatMap(({ event, weekly }) => [
      "BEGIN:VEVENT",
      `UID:${escapeText(event.uid)}`,
      `DTSTAMP:${toUtc(now)}`,
      ...toTimes(event, weekly),
      `SUMMARY:${escapeText(event.title)}`,
      `DESCRIPTION:${escapeText(event.description)}`,
      `URL:${event.url}`,
      ...toRevision(event.revision),
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => foldLine(line) + CRLF).join("");
}

const toRevision = (revision: CalendarEvent["revision"]): string[] =>
  revision
    ? [
        `SEQUENCE:${revision.sequence}`,
        `STATUS:${revision.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
      ]
    : [];

function toTimes(event: CalendarEvent, weekly: Weekly | null): string[] {
  if (weekly) return toWeeklyTimes(event, weekly);
  if (event.schedule !== null) return toWholeDays(event);
  const start = `DTSTART:${toUtc(event.startAt)}`;
  // RFC 5545 3.8.2.2: an end must be later than the start.
  return event.endAt > event.startAt ? [start, `DTEND:${toUtc(event.endAt)}`] : [start];
}

/** RFC 5545 3.3.11. */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, "\\n")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the format forbids them
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");

/** Lines of at most 75 octets, without a break inside a character (RFC 5545 3.1). */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_LINE_OCTETS) {
      lines.push(current);
      current = " ";
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join(CRLF);
}

const DAYS = ["minggu", "senin", "selasa", "rabu", "kamis", "jumat", "sabtu"];
const DAY_CODES = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];
const ZONES: Record<string, { label: string; zone: Zone; offsetMs: number; offset: string }> = {
  WIB: { label: "WIB", zone: "Asia/Jakarta", offsetMs: WIB_OFFSET_MS, offset: "+0700" },
  WITA: {
    label: "WITA",
    zone: "Asia/Makassar",
    offsetMs: WIB_OFFSET_MS + HOUR_MS,
    offset: "+0800",
  },
  WIT: {
    label: "WIT",
    zone: "Asia/Jayapura",
    offsetMs: WIB_OFFSET_MS + 2 * HOUR_MS,
    offset: "+0900",
  },
};

interface Weekly {
  /** 0 for Sunday. */
  days: number[];
  /** `HHMM` */
  from: string;
  to: string;
  zone: (typeof ZONES)[string];
}

/** "Senin, Rabu, dan Jumat pukul 19.00–20.00 WIB"; null for any other text. */
export function parseWeekly(schedule: string): Weekly | null {
  const match =
    /^([a-z, ]+) pukul (\d{1,2})[.:](\d{2}) ?[–-] ?(\d{1,2})[.:](\d{2}) (WIB|WITA|WIT)$/i.exec(
      schedule.trim(),
    );
  if (!match) return null;
  const [, names = "", fromHour = "", fromMinute = "", toHour = "", toMinute = "", zoneName = ""] =
    match;
  const days = names
    .toLowerCase()
    .split(/,? dan |, /)
    .map((name) => DAYS.indexOf(name.trim()));
  const [from, to] = [fromHour.padStart(2, "0") + fromMinute, toHour.padStart(2, "0") + toMinute];
  const zone = ZONES[zoneName.toUpperCase()];
  if (!zone || days.includes(-1) || from >= to || to > "2359") return null;
  return { days, from, to, zone };
}

/** The first lesson on or after the start, repeated until the end. */
function toWeeklyTimes(
  { startAt, endAt }: CalendarEvent,
  { days, from, to, zone }: Weekly,
): string[] {
  let first = startAt;
  while (!days.includes(new Date(first + zone.offsetMs).getUTCDay())) first += DAY_MS;
  const date = toDate(first, zone.zone);
  const byDay = days.map((day) => DAY_CODES[day]).join(",");
  return [
    `DTSTART;TZID=${zone.zone}:${date}T${from}00`,
    `DTEND;TZID=${zone.zone}:${date}T${to}00`,
    `RRULE:FREQ=WEEKLY;BYDAY=${byDay};UNTIL=${toUtc(Math.max(endAt, first + DAY_MS))}`,
  ];
}

/** Whole days; the end is the day after the last one. */
const toWholeDays = ({ startAt, endAt }: CalendarEvent): string[] => [
  `DTSTART;VALUE=DATE:${toDate(startAt, "Asia/Jakarta")}`,
  `DTEND;VALUE=DATE:${toDate(Math.max(startAt, endAt) + DAY_MS, "Asia/Jakarta")}`,
];

/** Indonesian zones have one offset all year. */
const toTimeZone = ({ zone, offset }: Weekly["zone"]): string[] => [
  "BEGIN:VTIMEZONE",
  `TZID:${zone}`,
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  `TZOFFSETFROM:${offset}`,
  `TZOFFSETTO:${offset}`,
  "END:STANDARD",
  "END:VTIMEZONE",
];

const toUtc = (ms: number): string =>
  new Date(ms).toISOString().replace(/[-:]/g, "").replace(/\.\d+/, "");

const toDate = (ms: number, zone: Zone): string => formatIsoDate(ms, zone).replaceAll("-", "");
