import { z } from "zod";
import { formatDate, formatIsoDate, formatTime } from "./dates";
import { normalizeTyped } from "./typed-text";

/** "10.00", "9:30", "1930", "7" → "10:00", "09:30", "19:30", "07:00"; else null. */
export function parseTime(text: string): string | null {
  const [, hours = "", minutes = "00"] =
    /^(?:pukul )?(\d{1,2})(?:[.:]?(\d{2}))?(?: ?wib)?$/i.exec(normalizeTyped(text)) ?? [];
  if (hours === "" || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, "0")}:${minutes}`;
}

/** Converted to `HH:MM`. @param what label of the field within a sentence */
export const createTimeField = (what: string) =>
  z.string({ error: `Isi ${what}` }).transform((value, context) => {
    const time = parseTime(value);
    if (time) return time;
    const message = `Tulis ${what} seperti 19.30`;
    context.issues.push({ code: "custom", input: value, message });
    return z.NEVER;
  });

/** A day and a time in WIB as UTC ms. @param time `HH:MM` */
export const toWibInstant = (date: string, time: string): number =>
  Date.parse(`${date}T${time}:00+07:00`);

/** "2026-08-17" → "17 Agustus 2026". */
export const formatIsoDay = (day: string): string => formatDate(toWibInstant(day, "00:00"));

/** "2026-08-17" → "17/08/2026", as people type it. */
export const toTypedDay = (day: string): string => day.split("-").reverse().join("/");

/** UTC ms as people type a day and a time in WIB; empty without one. */
export function toTypedInstant(ms: number | null): { date: string; time: string } {
  if (ms === null) return { date: "", time: "" };
  return { date: toTypedDay(formatIsoDate(ms)), time: formatTime(ms) };
}
