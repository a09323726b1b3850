import { formatIsoDate } from "~/lib/dates";
import type { Schema } from "../database/schema/schema";

/**
 * Numbers seeded records; `counters` lets `nextSequenceNumber` continue after them.
 * @param series counter name without the year
 * @param format prefix (`SEKOLAH` → `SEKOLAH-2026-000001`), or a function of year, digits and UTC ms
 */
export function createNumberSequence(
  tenantId: string,
  series: string,
  format: string | ((year: string, digits: string, at: number) => string),
) {
  const lastNumbers = new Map<string, number>();
  return {
    /** @param at UTC ms; years are WIB */
    next(at: number): string {
      const year = formatIsoDate(at).slice(0, 4);
      const number = (lastNumbers.get(year) ?? 0) + 1;
      lastNumbers.set(year, number);
      const digits = String(number).padStart(6, "0");
      return typeof format === "string" ? `${format}-${year}-${digits}` : format(year, digits, at);
    },
    counters: (): Schema["counters"][] =>
      [...lastNumbers].map(([year, value]) => ({
        lms_id: tenantId,
        name: `${series}-${year}`,
        value,
      })),
  };
}
