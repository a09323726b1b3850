import { formatIsoDate } from "./dates";
import { WIB_OFFSET_MS } from "./time";

/** `2026-11` */
export const MONTH_PATTERN = /^2\d{3}-(?:0[1-9]|1[0-2])$/;

/** The month of an instant in WIB. */
export const toMonth = (ms: number): string => formatIsoDate(ms).slice(0, 7);

/** @param by 1 for the next month, -1 for the previous one */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** Months up to and including `last`, oldest first. */
export const listMonths = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => shiftMonth(last, index + 1 - count));

/** First UTC ms of a month in WIB. */
export const monthStart = (month: string): number =>
  Date.parse(`${month}-01T00:00:00Z`) - WIB_OFFSET_MS;
