import { formatDateRange } from "~/lib/dates";
import type { ClassCardView } from "~/lib/views";

const DAY_MS = 86_400_000;
const WIB_MS = 7 * 3_600_000;

/** Monday 00.00 WIB of the week that holds the instant (UTC ms). 1 January 1970 was a Thursday. */
const mondayOf = (ms: number) => {
  const day = Math.floor((ms + WIB_MS) / DAY_MS);
  return (day - ((day + 3) % 7)) * DAY_MS - WIB_MS;
};

export interface Week {
  /** "7–13 Desember 2026" */
  label: string;
  classes: ClassCardView[];
}

/** Classes by the week they begin in, Monday to Sunday in WIB; those without a date are left out. */
export function byWeek(classes: readonly ClassCardView[]): Week[] {
  const weeks = new Map<number, ClassCardView[]>();
  for (const item of classes) {
    if (item.startAt === null) continue;
    const monday = mondayOf(item.startAt);
    weeks.set(monday, [...(weeks.get(monday) ?? []), item]);
  }
  return [...weeks]
    .sort(([a], [b]) => a - b)
    .map(([monday, items]) => ({ label: formatDateRange(monday, monday + 6 * DAY_MS), classes: items }));
}

const part = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat("id-ID", { ...options, timeZone: "Asia/Jakarta" });
const WEEKDAY = part({ weekday: "long" });
const DAY = part({ day: "numeric" });
const MONTH = part({ month: "short" });

/** UTC ms → the leaf of a tear-off calendar: "Senin", "7", "Des" (WIB). */
export const leafOf = (ms: number) => ({ weekday: WEEKDAY.format(ms), day: DAY.format(ms), month: MONTH.format(ms) });
