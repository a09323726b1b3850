import type { SeedTime } from "./content/types";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** WIB is UTC+7 all year. */
const WIB_MS = 7 * HOUR_MS;

/** UTC ms of a day and hour in WIB, counted from the day of seeding. */
export function timeOf({ day, hour }: SeedTime, now: number): number {
  const today = Math.floor((now + WIB_MS) / DAY_MS) * DAY_MS - WIB_MS;
  return today + day * DAY_MS + hour * HOUR_MS;
}

export const timeOrNull = (time: SeedTime | null, now: number) => time && timeOf(time, now);
