import { DAY_MS } from "~/lib/time";

/** First UTC ms of a WIB day such as `2026-08-17`. */
export const dayStart = (day: string): number => Date.parse(`${day}T00:00:00+07:00`);
/** First UTC ms after a WIB day. */
export const dayEnd = (day: string): number => dayStart(day) + DAY_MS;
