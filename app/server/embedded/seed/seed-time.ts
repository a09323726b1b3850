import { DAY_MS, HOUR_MS, WIB_OFFSET_MS } from "~/lib/time";
import type { SeedTime } from "./content/types";

/** UTC ms of a WIB hour on a day relative to the seeding day. */
export function toTimestamp({ day, hour }: SeedTime, now: number): number {
  const today = Math.floor((now + WIB_OFFSET_MS) / DAY_MS) * DAY_MS - WIB_OFFSET_MS;
  return today + day * DAY_MS + hour * HOUR_MS;
}

export const toTimestampOrNull = (time: SeedTime | null, now: number) =>
  time && toTimestamp(time, now);
