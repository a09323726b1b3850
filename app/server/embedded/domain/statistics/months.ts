import { formatIsoDate } from "~/lib/dates";
import { DAY_MS, WIB_OFFSET_MS } from "~/lib/time";

/** Formats the month in WIB as `YYYY-MM`. @param at UTC ms */
export const toMonth = (at: number): string => formatIsoDate(at).slice(0, 7);

export function getPreviousMonth(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, "0")}`;
}

/** Lists twelve months up to and including `last`, oldest first. */
export function getLastTwelveMonths(last: string): string[] {
  const months = [last];
  while (months.length < 12) months.unshift(getPreviousMonth(months[0] ?? last));
  return months;
}

/** Start of a month in WIB, UTC ms. */
export const getMonthStart = (month: string): number => Date.parse(`${month}-01T00:00:00+07:00`);

/** Month of a day number in WIB, as counted with `DAY_BUCKET`. */
export const dayToMonth = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 7);

/** Groups a column by days in WIB: `(column + offset) / length`. */
export const DAY_BUCKET = { offsetMs: WIB_OFFSET_MS, lengthMs: DAY_MS };
