import { formatCount } from "~/lib/numbers";
import { MENTOR_PATH, NETWORK_PATH } from "~/lib/paths";
import type { RequestContext } from "../request/context";
import { optional } from "./optional";

export interface CounterView {
  label: string;
  value: string;
  /** Of the page that shows them; null without one. */
  href: string | null;
}

/** What the site counts of itself (ENT16); without zeros, and empty if its host is away. */
export async function readAboutCounters(context: RequestContext): Promise<CounterView[]> {
  const query = { alumni: "1", mentors: "1", schools: "1", cities: "1" } as const;
  const found = await optional(context, context.hosts.services.getCounter({ query }));
  if (!found.ok) return [];
  const { alumni, mentors, schools, cities } = found.data.data;
  const counts = [
    { label: "lulusan", count: alumni, href: null },
    { label: "mentor", count: mentors, href: MENTOR_PATH },
    { label: "sekolah", count: schools, href: NETWORK_PATH },
    { label: "kota", count: cities, href: null },
  ];
  return counts.flatMap(({ count, ...counter }) =>
    count ? [{ ...counter, value: formatCount(count) }] : [],
  );
}
