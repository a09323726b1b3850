import { buildHref } from "./page-links";
import type { StatusTab } from "./views";

interface StatusTabList<Status extends string> {
  path: string;
  /** Query name of the status. */
  name: string;
  /** In the order of the tabs, with their labels. */
  labels: readonly (readonly [Status, label: string])[];
  /** Undefined for all. */
  current: Status | undefined;
  /** Rows of each status that the other filters match. */
  counts: Partial<Record<Status, number>>;
  /** The other filters. */
  filters?: Record<string, string | undefined>;
}

/** "Semua", then a tab for each status, each with its number of rows. */
export function createStatusTabs<Status extends string>({
  path,
  name,
  labels,
  current,
  counts,
  filters = {},
}: StatusTabList<Status>): StatusTab[] {
  const tabs = labels.map(([status, label]) => ({
    label,
    href: buildHref(path, { ...filters, [name]: status }),
    count: counts[status] ?? 0,
    isCurrent: status === current,
  }));
  const count = tabs.reduce((sum, tab) => sum + tab.count, 0);
  const isCurrent = current === undefined;
  return [{ label: "Semua", href: buildHref(path, filters), count, isCurrent }, ...tabs];
}
