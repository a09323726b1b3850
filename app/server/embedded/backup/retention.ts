/** How many nightly backups are kept: the newest of each of so many days, weeks and months that have one (designs B11). */
const KEPT = { day: 7, week: 4, month: 6 } as const;
const DAY_MS = 86_400_000;
const WIB_MS = 7 * 3_600_000;
/** 1970-01-05, the first Monday. */
const MONDAY_MS = 4 * DAY_MS;

/** A run that left something behind so long ago has not got on with it. */
const BROKEN_MS = 12 * 3_600_000;

const NAME = /^nightly-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz$/;

const stamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, "");

export const backupName = (kind: "nightly" | "pendopo", at: number): string => `${kind}-${stamp(at)}.tar.gz`;

/** UTC ms in a nightly backup's name; null for any other file. */
function timeIn(name: string): number | null {
  const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? [];
  return year ? Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second)) : null;
}

/** The names of nightly backups that are no longer kept; other files, such as backups made by hand, are never among them. Days are those of WIB. */
export function outdatedBackups(names: readonly string[]): string[] {
  const nightly = names
    .flatMap((name) => {
      const at = timeIn(name);
      return at === null ? [] : [{ name, local: at + WIB_MS }];
    })
    .sort((a, b) => b.local - a.local);
  const periods: [most: number, of: (local: number) => number | string][] = [
    [KEPT.day, (local) => Math.floor(local / DAY_MS)],
    [KEPT.week, (local) => Math.floor((local - MONDAY_MS) / (7 * DAY_MS))],
    [KEPT.month, (local) => new Date(local).toISOString().slice(0, 7)],
  ];
  const kept = new Set<string>();
  for (const [most, of] of periods) {
    const seen = new Set<number | string>();
    for (const { name, local } of nightly) {
      if (seen.has(of(local)) || seen.size >= most) continue;
      seen.add(of(local));
      kept.add(name);
    }
  }
  return nightly.map(({ name }) => name).filter((name) => !kept.has(name));
}

/** What nightly backups that broke off left beside those that were finished. */
export function brokenBackups(names: readonly string[], now: number): string[] {
  return names.filter((name) => {
    const at = timeIn(name.replace(/\.part$|\.rows-.*$/, ""));
    return at !== null && at < now - BROKEN_MS && !NAME.test(name);
  });
}
