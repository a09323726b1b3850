import { DAY_MS, WIB_OFFSET_MS } from "~/lib/time";
import type { LandingView } from "~/tenants/landing-view";
import { PAGE_SIZE } from "../hosts/schemas";
import type { RequestContext } from "../request/context";
import { toClassCardView } from "./class-views";
import { readSponsorPackages } from "./festival";
import { optional } from "./optional";
import { readFeaturedPortfolios } from "./portfolios";
import { toPostCardView } from "./posts";
import { getLandingTexts } from "./site-texts";
import { readTestimonies } from "./testimonies";

const MAX_SCHEDULED_CLASSES = 12;
const MAX_TESTIMONIES = 3;

/** The tenant's landing in a layout. A host failure leaves its section empty. */
export async function getLandingView(
  context: RequestContext,
  layout: string,
): Promise<LandingView> {
  const { setting } = context.tenant;
  const [landing, packages, portfolios] = await Promise.all([
    getLanding(context),
    layout === "main" ? readSponsorPackages(context) : [],
    layout === "foundation" ? readFeaturedPortfolios(context) : [],
  ]);
  return {
    site: { title: setting.title, description: setting.meta.description },
    texts: getLandingTexts(setting, layout),
    packages,
    portfolios,
    ...landing,
  };
}

/** Classes and posts of every landing. */
export async function getLanding(
  context: RequestContext,
): Promise<Omit<LandingView, "site" | "texts" | "packages" | "portfolios">> {
  const { services } = context.hosts;
  const [classes, posts, counters, testimonies] = await Promise.all([
    optional(context, services.listActiveClasses({ query: { pageSize: MAX_SCHEDULED_CLASSES } })),
    optional(
      context,
      services.listPosts({ query: { kindSlug: "blog", pageSize: PAGE_SIZE.blog } }),
    ),
    readCounters(context),
    readTestimonies(context, MAX_TESTIMONIES),
  ]);
  const cards = classes.ok ? classes.data.data.items.map(toClassCardView) : [];
  // Start of today in WIB.
  const begins = Math.floor((Date.now() + WIB_OFFSET_MS) / DAY_MS) * DAY_MS - WIB_OFFSET_MS;
  const byStart = cards
    .filter(({ startAt }) => startAt !== null && startAt >= begins)
    .sort((a, b) => (a.startAt ?? 0) - (b.startAt ?? 0));
  return {
    classes: classes.ok ? { ok: true, data: cards.slice(0, PAGE_SIZE.class) } : classes,
    schedule: classes.ok ? { ok: true, data: byStart } : classes,
    posts: posts.ok
      ? { ok: true, data: posts.data.data.items.map((post) => toPostCardView(post, "blog")) }
      : posts,
    totals: {
      classes: classes.ok ? classes.data.data.totalItems : null,
      posts: posts.ok ? posts.data.data.totalItems : null,
    },
    counters,
    testimonies,
  };
}

/** The counters of the landing (ENT17). */
async function readCounters(context: RequestContext): Promise<LandingView["counters"]> {
  const found = await optional(context, context.hosts.api.getLandingCounter());
  if (!found.ok) return [];
  const { students, schools, cities } = found.data.data.data_count;
  const counts = [
    { label: "peserta", value: students },
    { label: "sekolah", value: schools },
    { label: "kota", value: cities },
  ];
  return counts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}
