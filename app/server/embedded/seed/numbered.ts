import { isoDate } from "~/lib/dates";
import type { Schema } from "../schema/schema";

/**
 * Numbers for what a tenant's seeds bring, and the counters that go on from there: as `nextNumber` keeps them, so that what is made later
 * has a number of its own.
 * @param series of the counter, followed by the year
 * @param shape of the number from year, six digits and UTC ms; a text is a prefix: `SEKOLAH` → `SEKOLAH-2026-000001`
 */
export function numbered(lmsId: string, series: string, shape: string | ((year: string, digits: string, at: number) => string)) {
  const used = new Map<string, number>();
  return {
    /** @param at UTC ms; the year is that of WIB */
    next(at: number): string {
      const year = isoDate(at).slice(0, 4);
      const number = (used.get(year) ?? 0) + 1;
      used.set(year, number);
      const digits = String(number).padStart(6, "0");
      return typeof shape === "string" ? `${shape}-${year}-${digits}` : shape(year, digits, at);
    },
    counters: (): Schema["counters"][] => [...used].map(([year, value]) => ({ lms_id: lmsId, name: `${series}-${year}`, value })),
  };
}
