import { normalizeTyped } from "./typed-text";

/** Western, central and eastern Indonesian time. */
export type Zone = "Asia/Jakarta" | "Asia/Makassar" | "Asia/Jayapura";

const ZONE_LABELS: Record<Zone, string> = {
  "Asia/Jakarta": "WIB",
  "Asia/Makassar": "WITA",
  "Asia/Jayapura": "WIT",
};
const DEFAULT_ZONE: Zone = "Asia/Jakarta";

const formatters = new Map<string, Intl.DateTimeFormat>();
function formatWith(options: Intl.DateTimeFormatOptions, timeZone: Zone, ms: number): string {
  const key = `${timeZone}${JSON.stringify(options)}`;
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat("id-ID", { ...options, timeZone });
  formatters.set(key, formatter);
  return formatter.format(ms);
}

/** UTC ms → "17 Agustus 2026". */
export const formatDate = (ms: number, zone: Zone = DEFAULT_ZONE): string =>
  formatWith({ day: "numeric", month: "long", year: "numeric" }, zone, ms);

/** UTC ms → "Senin, 17 Agustus 2026". */
export const formatDay = (ms: number, zone: Zone = DEFAULT_ZONE): string =>
  formatWith({ weekday: "long", day: "numeric", month: "long", year: "numeric" }, zone, ms);

/** UTC ms → "Agustus 2026". */
export const formatMonth = (ms: number): string =>
  formatWith({ month: "long", year: "numeric" }, DEFAULT_ZONE, ms);

/** UTC ms → "Agu 2026". */
export const formatShortMonth = (ms: number): string =>
  formatWith({ month: "short", year: "numeric" }, DEFAULT_ZONE, ms);

/** UTC ms → "10.00". */
export const formatTime = (ms: number, zone: Zone = DEFAULT_ZONE): string =>
  formatWith({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" }, zone, ms);

/** UTC ms → "17 Agustus 2026 pukul 10.00 WIB". */
export const formatDateTime = (ms: number, zone: Zone = DEFAULT_ZONE): string =>
  `${formatDate(ms, zone)} pukul ${formatTime(ms, zone)} ${ZONE_LABELS[zone]}`;

/** UTC ms → "17 Agu 2026, 10.00 WIB", for tables. */
export const formatShortDateTime = (ms: number, zone: Zone = DEFAULT_ZONE): string => {
  const day = formatWith({ day: "numeric", month: "short", year: "numeric" }, zone, ms);
  return `${day}, ${formatTime(ms, zone)} ${ZONE_LABELS[zone]}`;
};

/** "3–14 Desember 2026", "3 Desember 2026 – 14 Januari 2027". */
export function formatDateRange(from: number, to: number, zone: Zone = DEFAULT_ZONE): string {
  const [start, end] = [formatDate(from, zone), formatDate(to, zone)];
  if (start === end) return start;
  const [fromDay = "", fromMonth, fromYear] = start.split(" ");
  const [toDay, toMonth, toYear] = end.split(" ");
  if (fromYear !== toYear) return `${start} – ${end}`;
  return fromMonth === toMonth
    ? `${fromDay}–${toDay} ${toMonth} ${toYear}`
    : `${fromDay} ${fromMonth} – ${end}`;
}

/** UTC ms → `2026-08-17` in the time zone. */
export const formatIsoDate = (ms: number, zone: Zone = DEFAULT_ZONE): string =>
  new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(ms);

const MONTHS = [
  ["januari", "january"],
  ["februari", "pebruari", "february"],
  ["maret", "march"],
  ["april"],
  ["mei", "may"],
  ["juni", "june"],
  ["juli", "july"],
  ["agustus", "agt", "ags", "august"],
  ["september"],
  ["oktober", "october"],
  ["november", "nopember"],
  ["desember", "december"],
];

/** "31/12/2026", "31-12-2026", "31122026", "31 Des 2026", "31 Desember 2026", "2026-12-31" → "2026-12-31"; else null. */
export function parseDate(text: string): string | null {
  // An iPhone's number pad has digits only.
  const typed = normalizeTyped(text)
    .toLowerCase()
    .replace(/^(\d{2})(\d{2})((?:19|20|21)\d{2})$/, "$1/$2/$3");
  const [, isoYear = "", isoMonth = "", isoDay = ""] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(typed) ?? [];
  const [, day = isoDay, month = isoMonth, year = isoYear] =
    /^(\d{1,2}) ?[-/. ] ?(\d{1,2}|[a-z]{3,9})\.?,? ?[-/. ] ?(\d{4})$/.exec(typed) ?? [];
  const date = [year, parseMonth(month), day].map((part) => part.padStart(2, "0")).join("-");
  return isCalendarDay(date) ? date : null;
}

/** Number of a month that is written as a number, a name or the start of one; "" if there is none. */
function parseMonth(typed: string): string {
  if (/^\d/.test(typed)) return typed;
  const at = MONTHS.findIndex((names) => names.some((name) => name.startsWith(typed)));
  return typed.length >= 3 && at >= 0 ? String(at + 1) : "";
}

function isCalendarDay(date: string): boolean {
  const ms = Date.parse(`${date}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && new Date(ms).toJSON()?.slice(0, 10) === date;
}
