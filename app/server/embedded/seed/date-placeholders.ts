import { DAY_MS } from "~/lib/time";
import { toTimestamp } from "./seed-time";

const WEEKDAYS = ["Minggu", "Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu"];
const DATE_PLACEHOLDER_PATTERN = new RegExp(
  `\\{(?:(${WEEKDAYS.join("|")}) )?([+-]\\d{1,3})\\}`,
  "g",
);

const dateFormat = new Intl.DateTimeFormat("id-ID", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Asia/Jakarta",
});
const weekdayFormat = new Intl.DateTimeFormat("id-ID", {
  weekday: "long",
  timeZone: "Asia/Jakarta",
});

/**
 * Replaces dates relative to the seeding day: `{+12}` → "Kamis, 3 Desember 2026", `{Sabtu +12}` → the
 * first Saturday from that day on. Other braces stay.
 * @param now UTC ms
 */
export function replaceDatePlaceholders(text: string, now: number): string {
  return text.replace(
    DATE_PLACEHOLDER_PATTERN,
    (_mark, name: string | undefined, offset: string) => {
      const from = toTimestamp({ day: Number(offset), hour: 12 }, now);
      const wait =
        name === undefined
          ? 0
          : (WEEKDAYS.indexOf(name) -
              WEEKDAYS.indexOf(weekdayFormat.format(from)) +
              WEEKDAYS.length) %
            WEEKDAYS.length;
      return dateFormat.format(from + wait * DAY_MS);
    },
  );
}
