import { formatIsoDate } from "~/lib/dates";
import { DAY_MS, HOUR_MS, WIB_OFFSET_MS } from "~/lib/time";

const MONDAY = 1;
const SEND_HOUR = 7;

export interface DigestWeek {
  /** `2026-11-23`: the Monday on which the digest is sent. */
  monday: string;
  /** UTC ms of that day's beginning: the end of the week that the digest tells of. */
  startsAt: number;
}

/** The week whose digest is due, on Mondays from 07.00 WIB (designs B1); null at any other time. */
export function getDigestWeek(now: number): DigestWeek | null {
  const local = now + WIB_OFFSET_MS;
  const sinceMidnight = local % DAY_MS;
  const isDue = new Date(local).getUTCDay() === MONDAY && sinceMidnight >= SEND_HOUR * HOUR_MS;
  return isDue ? { monday: formatIsoDate(now), startsAt: now - sinceMidnight } : null;
}
