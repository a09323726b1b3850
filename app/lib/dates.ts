/** Western, central and eastern Indonesian time; there is no daylight saving. */
export type Zone = "Asia/Jakarta" | "Asia/Makassar" | "Asia/Jayapura";

const LABEL: Record<Zone, string> = { "Asia/Jakarta": "WIB", "Asia/Makassar": "WITA", "Asia/Jayapura": "WIT" };
const DEFAULT: Zone = "Asia/Jakarta";

const formats = new Map<string, Intl.DateTimeFormat>();
function format(options: Intl.DateTimeFormatOptions, timeZone: Zone, ms: number): string {
  const key = `${timeZone}${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat("id-ID", { ...options, timeZone });
  formats.set(key, known);
  return known.format(ms);
}

/** UTC ms → "17 Agustus 2026". */
export const formatDate = (ms: number, zone: Zone = DEFAULT): string =>
  format({ day: "numeric", month: "long", year: "numeric" }, zone, ms);

/** UTC ms → "17 Agustus 2026 pukul 10.00 WIB". */
export const formatDateTime = (ms: number, zone: Zone = DEFAULT): string =>
  `${formatDate(ms, zone)} pukul ${format({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" }, zone, ms)} ${LABEL[zone]}`;

/** "3–14 Desember 2026", "3 Desember 2026 – 14 Januari 2027": what both ends share is said once. */
export function formatDateRange(from: number, to: number, zone: Zone = DEFAULT): string {
  const [start, end] = [formatDate(from, zone), formatDate(to, zone)];
  if (start === end) return start;
  const [fromDay = "", fromMonth, fromYear] = start.split(" ");
  const [toDay, toMonth, toYear] = end.split(" ");
  if (fromYear !== toYear) return `${start} – ${end}`;
  return fromMonth === toMonth ? `${fromDay}–${toDay} ${toMonth} ${toYear}` : `${fromDay} ${fromMonth} – ${end}`;
}

/** UTC ms → `2026-08-17` as the zone's calendar has it. */
export const isoDate = (ms: number, zone: Zone = DEFAULT): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: zone, year: "numeric", month: "2-digit", day: "2-digit" }).format(ms);
