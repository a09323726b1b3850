import { formatCount } from "~/lib/numbers";
import type { RequestContext } from "../request/context";
import { optional } from "./optional";

/** What the site counts of itself (ENT16); without zeros, and empty if its host is away. */
export async function readAboutCounters(
  context: RequestContext,
): Promise<{ label: string; value: string }[]> {
  const query = { alumni: "1", mentors: "1", schools: "1", cities: "1" } as const;
  const found = await optional(context, context.hosts.services.getCounter({ query }));
  if (!found.ok) return [];
  const { alumni, mentors, schools, cities } = found.data.data;
  const counts = [
    { label: "lulusan", count: alumni },
    { label: "mentor", count: mentors },
    { label: "sekolah", count: schools },
    { label: "kota", count: cities },
  ];
  return counts.flatMap(({ label, count }) =>
    count ? [{ label, value: formatCount(count) }] : [],
  );
}
