import { DAY_MS, HOUR_MS, WIB_OFFSET_MS } from "~/lib/time";

/** The newest nightly backup of this many days, weeks and months is retained (designs B11). */
const RETENTION = { day: 7, week: 4, month: 6 } as const;
/** 1970-01-05, the first Monday. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

/** Older partial files belong to failed runs. */
const PARTIAL_MAX_AGE_MS = 12 * HOUR_MS;

const NAME_PATTERN = /^(nightly|pendopo)-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz$/;

/** `20261123T031500Z` */
export const formatTimestamp = (at: number) =>
  new Date(at).toISOString().replace(/[-:]|\.\d+/g, "");

export const getBackupName = (kind: "nightly" | "pendopo", at: number): string =>
  `${kind}-${formatTimestamp(at)}.tar.gz`;

interface ParsedName {
  kind: "nightly" | "pendopo";
  /** UTC ms. */
  at: number;
}

/** Null for names that are not of a backup. */
export function parseBackupName(name: string): ParsedName | null {
  const [, kind, ...parts] = NAME_PATTERN.exec(name) ?? [];
  if (kind === undefined) return null;
  const [year = 0, month = 0, day, hour, minute, second] = parts.map(Number);
  return {
    kind: kind as ParsedName["kind"],
    at: Date.UTC(year, month - 1, day, hour, minute, second),
  };
}

/** Names of nightly backups to delete, by WIB days; never other files or manual backups. */
export function findExpiredBackups(names: readonly string[]): string[] {
  const nightly = names
    .flatMap((name) => {
      const parsed = parseBackupName(name);
      return parsed?.kind === "nightly" ? [{ name, local: parsed.at + WIB_OFFSET_MS }] : [];
    })
    .sort((a, b) => b.local - a.local);
  const periods: [limit: number, getPeriod: (local: number) => number | string][] = [
    [RETENTION.day, (local) => Math.floor(local / DAY_MS)],
    [RETENTION.week, (local) => Math.floor((local - FIRST_MONDAY_MS) / (7 * DAY_MS))],
    [RETENTION.month, (local) => new Date(local).toISOString().slice(0, 7)],
  ];
  const retained = new Set<string>();
  for (const [limit, getPeriod] of periods) {
    const seen = new Set<number | string>();
    for (const { name, local } of nightly) {
      if (seen.has(getPeriod(local)) || seen.size >= limit) continue;
      seen.add(getPeriod(local));
      retained.add(name);
    }
  }
  return nightly.map(({ name }) => name).filter((name) => !retained.has(name));
}

/** Files that failed backups left behind. */
export function findPartialBackups(names: readonly string[], now: number): string[] {
  return names.filter((name) => {
    const backup = parseBackupName(name.replace(/\.part$|\.rows-.*$/, ""));
    return backup !== null && backup.at < now - PARTIAL_MAX_AGE_MS && !NAME_PATTERN.test(name);
  });
}
