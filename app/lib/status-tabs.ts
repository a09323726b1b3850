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
  /** The tab of no status; default: "Semua", of all. */
  first?: { label: string; statuses: readonly Status[] };
  /** Rows of each status that the other filters match. */
  counts: Partial<Record<Status, number>>;
  /** The other filters. */
  filters?: Record<string, string | undefined>;
}

/** The default tab, then one for each status, each with its number of rows. */
export function createStatusTabs<Status extends string>({
  path,
  name,
  labels,
  current,
  first = { label: "Semua", statuses: labels.map(([status]) => status) },
  counts,
  filters = {},
}: StatusTabList<Status>): StatusTab[] {
  const tabs = labels.map(([status, label]) => ({
    label,
    href: buildHref(path, { ...filters, [name]: status }),
    count: counts[status] ?? 0,
    isCurrent: status === current,
  }));
  const count = first.statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  const isCurrent = current === undefined;
  return [{ label: first.label, href: buildHref(path, filters), count, isCurrent }, ...tabs];
}
