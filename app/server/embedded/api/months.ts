import { isoDate } from "~/lib/dates";

const DAY_MS = 86_400_000;
/** WIB, whose days and months are counted, is UTC+7 all year. */
const WIB_MS = 7 * 3_600_000;

/** The month of a time in WIB: `YYYY-MM`. @param at UTC ms */
export const monthOf = (at: number): string => isoDate(at).slice(0, 7);

/** The month before: `YYYY-MM`. */
export function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, "0")}`;
}

/** Twelve months up to this one, the oldest first. */
export function twelveMonths(last: string): string[] {
  const months = [last];
  while (months.length < 12) months.unshift(monthBefore(months[0] ?? last));
  return months;
}

/** When a month begins in WIB, UTC ms. */
export const startOf = (month: string): number => Date.parse(`${month}-01T00:00:00+07:00`);

/** The month of a day that is counted from the epoch in WIB, as `dayOf` gives it. */
export const monthOfDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 7);

/** What a query divides a column by to group by days in WIB: `(column + offset) / length`. */
export const DAY = { offset: WIB_MS, length: DAY_MS };
