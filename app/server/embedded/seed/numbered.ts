import { isoDate } from "~/lib/dates";
import type { Schema } from "../schema/schema";

/**
 * Numbers such as `SEKOLAH-2026-000001` for what a tenant's seeds bring, and the counters that go on from there: as `nextNumber` keeps them,
 * so that what is made later has a number of its own.
 * @param series of the counter, followed by the year
 */
export function numbered(lmsId: string, prefix: string, series: string) {
  const used = new Map<string, number>();
  return {
    /** @param at UTC ms; the year is that of WIB */
    next(at: number): string {
      const year = isoDate(at).slice(0, 4);
      const number = (used.get(year) ?? 0) + 1;
      used.set(year, number);
      return `${prefix}-${year}-${String(number).padStart(6, "0")}`;
    },
    counters: (): Schema["counters"][] => [...used].map(([year, value]) => ({ lms_id: lmsId, name: `${series}-${year}`, value })),
  };
}
