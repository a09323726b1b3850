import type { LandingView } from "~/tenants/landing-view";
import { PAGE_SIZE } from "../hosts/shapes";
import type { Visit } from "../visit";
import { toClassCardView } from "./class-views";
import { toPostCardView } from "./posts";
import { section } from "./section";

const MOST_SCHEDULED = 12;
const DAY_MS = 86_400_000;
const WIB_MS = 7 * 3_600_000;

/** What every landing may show, read at once. No host's failure fails a landing. */
export async function getLanding(visit: Visit): Promise<Omit<LandingView, "site">> {
  const { services } = visit.hosts;
  const [classes, posts] = await Promise.all([
    section(visit, services.listActiveClasses({ query: { pageSize: MOST_SCHEDULED } })),
    section(visit, services.listPosts({ query: { kindSlug: "blog", pageSize: PAGE_SIZE.blog } })),
  ]);
  const cards = classes.ok ? classes.data.data.items.map(toClassCardView) : [];
  // Today in WIB, from its first minute.
  const begins = Math.floor((Date.now() + WIB_MS) / DAY_MS) * DAY_MS - WIB_MS;
  const byStart = cards.filter(({ startAt }) => startAt !== null && startAt >= begins).sort((a, b) => (a.startAt ?? 0) - (b.startAt ?? 0));
  return {
    classes: classes.ok ? { ok: true, data: cards.slice(0, PAGE_SIZE.class) } : classes,
    schedule: classes.ok ? { ok: true, data: byStart } : classes,
    posts: posts.ok ? { ok: true, data: posts.data.data.items.map(toPostCardView) } : posts,
    totals: { classes: classes.ok ? classes.data.data.totalItems : null, posts: posts.ok ? posts.data.data.totalItems : null },
  };
}
