/** `2026-08-17` → the first UTC ms of that day in WIB. */
export const dayStart = (day: string): number => Date.parse(`${day}T00:00:00+07:00`);
/** The first UTC ms after it. */
export const dayEnd = (day: string): number => dayStart(day) + 86_400_000;
