import { formatDateRange } from "~/lib/dates";
import { DAY_MS, WIB_OFFSET_MS } from "~/lib/time";
import type { ClassCardView } from "~/lib/views";

/** UTC ms of Monday 00:00 WIB in the week of `ms`. 1 January 1970 was a Thursday, hence the 3. */
const getMonday = (ms: number) => {
  const day = Math.floor((ms + WIB_OFFSET_MS) / DAY_MS);
  return (day - ((day + 3) % 7)) * DAY_MS - WIB_OFFSET_MS;
};

export interface Week {
  /** "7–13 Desember 2026" */
  label: string;
  classes: ClassCardView[];
}

/** Groups classes by start week, Monday to Sunday in WIB. Classes without a date are omitted. */
export function groupByWeek(classes: readonly ClassCardView[]): Week[] {
  const weeks = new Map<number, ClassCardView[]>();
  for (const item of classes) {
    if (item.startAt === null) continue;
    const monday = getMonday(item.startAt);
    weeks.set(monday, [...(weeks.get(monday) ?? []), item]);
  }
  return [...weeks]
    .sort(([a], [b]) => a - b)
    .map(([monday, items]) => ({
      label: formatDateRange(monday, monday + 6 * DAY_MS),
      classes: items,
    }));
}

const createDateFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("id-ID", { ...options, timeZone: "Asia/Jakarta" });
const WEEKDAY_FORMAT = createDateFormat({ weekday: "long" });
const DAY_FORMAT = createDateFormat({ day: "numeric" });
const MONTH_FORMAT = createDateFormat({ month: "short" });

/** UTC ms → "Senin", "7", "Des" in WIB. */
export const getCalendarDay = (ms: number) => ({
  weekday: WEEKDAY_FORMAT.format(ms),
  day: DAY_FORMAT.format(ms),
  month: MONTH_FORMAT.format(ms),
});
