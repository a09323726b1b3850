import { timeOf } from "./seed-time";

const DAYS = ["Minggu", "Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu"];
const DAY_MS = 86_400_000;
const MARK = new RegExp(`\\{(?:(${DAYS.join("|")}) )?([+-]\\d{1,3})\\}`, "g");

const format = new Intl.DateTimeFormat("id-ID", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Asia/Jakarta",
});
const weekday = new Intl.DateTimeFormat("id-ID", { weekday: "long", timeZone: "Asia/Jakarta" });

/**
 * Dates in a seed's text, counted from the day of seeding: `{+12}` → "Kamis, 3 Desember 2026", `{Sabtu +12}` → the first Saturday
 * from that day on. Anything else in braces stays. @param now UTC ms
 */
export function withDates(text: string, now: number): string {
  return text.replace(MARK, (_mark, name: string | undefined, offset: string) => {
    const from = timeOf({ day: Number(offset), hour: 12 }, now);
    const wait = name === undefined ? 0 : (DAYS.indexOf(name) - DAYS.indexOf(weekday.format(from)) + DAYS.length) % DAYS.length;
    return format.format(from + wait * DAY_MS);
  });
}
