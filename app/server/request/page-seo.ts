import type { PageKey } from "~/lib/page-keys";
import { type Seo, toMetaDescription } from "~/lib/seo";
import { getLayout } from "~/tenants/registry";
import type { TitledRecord } from "~/tenants/titles";
import type { RequestContext } from "./context";

interface SeoInput {
  key: PageKey;
  record?: TitledRecord | undefined;
  /** Canonical path with query; default: the request's path. */
  path?: string;
  /** Fallback if the tenant has no title for the key. */
  title?: string;
  description?: string;
  /** Path or absolute address. */
  image?: string | null;
  type?: Seo["type"];
  noindex?: boolean;
  jsonLd?: object[];
}

/** True if the path has the record's id or slug: only then its title is used (TTL1). */
function isNamedByRoute(record: TitledRecord, pathname: string): boolean {
  return pathname.split("/").some((segment) => segment === record.id || segment === record.slug);
}

/** Title and description by tenant, canonical URL and robots (TTL1). */
export function getPageSeo(
  context: Pick<RequestContext, "tenant" | "url" | "site">,
  input: SeoInput,
): Seo {
  const { setting, isKnown } = context.tenant;
  const { meta } = setting;
  const entry = getLayout(setting.layout).titles[input.key];
  const recordTitle =
    input.record && isNamedByRoute(input.record, context.url.pathname)
      ? input.record.title
      : undefined;
  const tenantTitle =
    entry === "record" ? recordTitle : typeof entry === "object" ? entry.title : entry;
  const title = tenantTitle ?? recordTitle ?? input.title;
  const siteName = meta.site_name ?? setting.title;
  const description =
    (typeof entry === "object" ? entry.description : undefined) ??
    (input.description || meta.description) ??
    siteName;
  const { origin, isIndexable } = context.site;
  const robots =
    isKnown && isIndexable && !input.noindex
      ? `${meta.robot_index}, ${meta.robot_follow}`
      : "noindex, nofollow";
  return {
    title: title && title !== siteName ? `${title} · ${siteName}` : siteName,
    description: toMetaDescription(description),
    canonical: new URL(input.path ?? context.url.pathname, origin).href,
    robots,
    image: new URL(input.image ?? meta.image ?? `/cover/site/${setting.layout}.png`, origin).href,
    type: input.type ?? "website",
    siteName,
    keywords: meta.keywords,
    twitterCard: meta.card ?? "summary_large_image",
    twitterSite: meta.twitter_site,
    jsonLd: input.jsonLd ?? [],
  };
}
