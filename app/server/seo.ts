import { describe, type Seo } from "~/lib/seo";
import { faceOf } from "~/tenants/registry";
import type { PageKey, TitledRecord } from "~/tenants/titles";
import type { Visit } from "./visit";

interface SeoInput {
  key: PageKey;
  /** The loaded record of a detail page. */
  record?: TitledRecord | undefined;
  /** Path with the query that belongs to the page's identity; default: the visit's own path. */
  path?: string;
  /** Used where the tenant has no title for the key. */
  title?: string;
  description?: string;
  /** Path or absolute address. */
  image?: string | null;
  type?: Seo["type"];
  noindex?: boolean;
  jsonLd?: object[];
}

/** Does the route name this record, by id or slug? Only then its title may stand over the page (TTL1). */
function isInRoute(record: TitledRecord, pathname: string): boolean {
  return pathname.split("/").some((segment) => segment === record.id || segment === record.slug);
}

/** Title and description by tenant, canonical on the tenant's own host, robots (checklist TTL). */
export function pageSeo(visit: Pick<Visit, "tenant" | "url">, input: SeoInput): Seo {
  const { setting, known } = visit.tenant;
  const { meta } = setting;
  const entry = faceOf(setting.layout).titles[input.key];
  const shown = input.record && isInRoute(input.record, visit.url.pathname) ? input.record.title : undefined;
  const named = entry === "record" ? shown : typeof entry === "object" ? entry.title : entry;
  const own = named ?? shown ?? input.title;
  const site = meta.site_name ?? setting.title;
  const description = (typeof entry === "object" ? entry.description : undefined) ?? input.description ?? meta.description ?? site;
  const origin = visit.url.origin;
  const robots = known && !input.noindex ? `${meta.robot_index}, ${meta.robot_follow}` : "noindex, nofollow";
  return {
    title: own && own !== site ? `${own} · ${site}` : site,
    description: describe(description),
    canonical: new URL(input.path ?? visit.url.pathname, origin).href,
    robots,
    image: new URL(input.image ?? meta.image ?? `/cover/site/${setting.layout}.png`, origin).href,
    type: input.type ?? "website",
    siteName: site,
    keywords: meta.keywords,
    twitterCard: meta.card ?? "summary_large_image",
    twitterSite: meta.twitter_site,
    jsonLd: input.jsonLd ?? [],
  };
}
