import { z } from "zod";
import { parseDate } from "~/lib/dates";

/** First or last day of a list; an unreadable one counts as absent. */
export const dateFilter = z
  .string()
  .transform((typed) => parseDate(typed) ?? undefined)
  .optional()
  .catch(undefined);

export interface TypedDate {
  /** As `YYYY-MM-DD`, or as typed if it is no date. */
  value: string;
  error: string | undefined;
}

/** The period of the filters as its fields show it: an unreadable date counts as absent, but is not passed over. */
export function readPeriod(query: URLSearchParams): { from: TypedDate; to: TypedDate } {
  const [from, to] = [readDate(query.get("from") ?? ""), readDate(query.get("to") ?? "")];
  const isReversed = !from.error && !to.error && to.value !== "" && to.value < from.value;
  return { from, to: isReversed ? { ...to, error: REVERSED_MESSAGE } : to };
}

const REVERSED_MESSAGE = "Tanggal akhir lebih awal daripada tanggal awal";

function readDate(typed: string): TypedDate {
  const date = parseDate(typed);
  const isUnreadable = date === null && typed.trim() !== "";
  return {
    value: date ?? typed,
    error: isUnreadable ? "Tulis tanggal seperti 31/12/2026" : undefined,
  };
}
