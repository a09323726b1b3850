import { formatDay, formatTime } from "./dates";
import { DAY_MS, MINUTE_MS, WIB_OFFSET_MS } from "./time";

/** How long before its start a webinar can be entered (designs B3). */
export const JOIN_OPENS_MS = 15 * MINUTE_MS;
const DEFAULT_DURATION_MIN = 60;

interface WebinarTimes {
  /** UTC ms; null if unknown. */
  startAt: number | null;
  durationMin: number | null;
}

export type WebinarPhase = "unknown" | "upcoming" | "open" | "over";

export const getWebinarEnd = ({ startAt, durationMin }: WebinarTimes): number | null =>
  startAt === null ? null : startAt + (durationMin ?? DEFAULT_DURATION_MIN) * MINUTE_MS;

/** Whether the room is open: from 15 minutes before the start to the end. @param now UTC ms */
export function getWebinarPhase(times: WebinarTimes, now: number): WebinarPhase {
  const end = getWebinarEnd(times);
  if (times.startAt === null || end === null) return "unknown";
  if (now < times.startAt - JOIN_OPENS_MS) return "upcoming";
  return now <= end ? "open" : "over";
}

const HOURS = [
  "dua belas",
  "satu",
  "dua",
  "tiga",
  "empat",
  "lima",
  "enam",
  "tujuh",
  "delapan",
  "sembilan",
  "sepuluh",
  "sebelas",
];

function getPartOfDay(hour: number): string {
  if (hour < 4 || hour >= 18) return "malam";
  if (hour < 11) return "pagi";
  return hour < 15 ? "siang" : "sore";
}

/** UTC ms → "pukul tujuh malam", "pukul setengah delapan malam", "pukul tujuh lewat sepuluh malam" in WIB. */
function formatClockInWords(ms: number): string {
  const [hour = 0, minute = 0] = formatTime(ms).split(".").map(Number);
  const part = getPartOfDay(hour);
  const name = (at: number) => HOURS[at % HOURS.length];
  if (minute === 0) return `pukul ${name(hour)} ${part}`;
  if (minute === 30) return `pukul setengah ${name(hour + 1)} ${part}`;
  return minute < 30
    ? `pukul ${name(hour)} lewat ${minute} menit ${part}`
    : `pukul ${name(hour + 1)} kurang ${60 - minute} menit ${part}`;
}

const toWibDay = (ms: number) => Math.floor((ms + WIB_OFFSET_MS) / DAY_MS);

function formatDayInWords(days: number): string {
  if (days === 0) return "Hari ini";
  if (days === 1) return "Besok";
  if (days === 2) return "Lusa";
  return days > 0 ? `${days} hari lagi` : `${-days} hari yang lalu`;
}

/** "Besok, pukul tujuh malam". Both in UTC ms. */
export const formatStartInWords = (startAt: number, now: number): string =>
  `${formatDayInWords(toWibDay(startAt) - toWibDay(now))}, ${formatClockInWords(startAt)}`;

/** "Rabu, 25 November 2026, pukul 19.00–20.15 WIB"; null without a start. */
export function formatWebinarTime(times: WebinarTimes): string | null {
  const end = getWebinarEnd(times);
  if (times.startAt === null || end === null) return null;
  return `${formatDay(times.startAt)}, pukul ${formatTime(times.startAt)}–${formatTime(end)} WIB`;
}

/** The start for the other Indonesian zones: "20.00 WITA, 21.00 WIT". */
export const formatOtherZones = (startAt: number): string =>
  `${formatTime(startAt, "Asia/Makassar")} WITA, ${formatTime(startAt, "Asia/Jayapura")} WIT`;
