import { LRUCache } from "lru-cache";
import type { HostContext } from "../../kit/context";
import { getClassDocuments, getClassesVersion } from "./class-documents";
import { getFestivalDocuments, getFestivalVersion } from "./festival-documents";
import { getJobDocuments, getJobsVersion } from "./job-documents";
import { getPageDocuments, getSettingsVersion } from "./page-documents";
import { getPartnerDocuments, getPartnersVersion } from "./partner-documents";
import { getPlanDocuments, getPlansVersion } from "./plan-documents";
import { getPortfolioDocuments, getPortfoliosVersion } from "./portfolio-documents";
import { getPostDocuments, getPostsVersion } from "./post-documents";
import { createSiteIndex, type SiteIndex } from "./site-index";
import { loadLexicon } from "./words";

/** Instances may serve different index versions for this long. */
const REVALIDATE_INTERVAL_MS = 3_000;
/** A large tenant's index takes about 4 MB. */
const MAX_INDEXES = 12;

interface CachedIndex {
  version: string;
  checkedAt: number;
  index: SiteIndex;
}

interface IndexCache {
  indexes: LRUCache<string, CachedIndex>;
  /** Deduplicates concurrent rebuilds. */
  pending: Map<string, Promise<CachedIndex>>;
}

/** Per database, shared by the assistant and the search. */
const indexCaches = new WeakMap<HostContext["db"], IndexCache>();

/** Returns the tenant's index and rebuilds it after content changes. */
export async function getSiteIndex(context: HostContext, tenantId: string): Promise<SiteIndex> {
  const cache = indexCaches.get(context.db) ?? {
    indexes: new LRUCache<string, CachedIndex>({ max: MAX_INDEXES }),
    pending: new Map(),
  };
  indexCaches.set(context.db, cache);
  const cached = cache.indexes.get(tenantId);
  const now = context.clock();
  if (cached && now - cached.checkedAt >= 0 && now - cached.checkedAt < REVALIDATE_INTERVAL_MS)
    return cached.index;
  const revalidation =
    cache.pending.get(tenantId) ??
    revalidateIndex(context, tenantId, cached).finally(() => cache.pending.delete(tenantId));
  cache.pending.set(tenantId, revalidation);
  const current = await revalidation;
  cache.indexes.set(tenantId, current);
  return current.index;
}

async function revalidateIndex(
  context: HostContext,
  tenantId: string,
  cached: CachedIndex | undefined,
): Promise<CachedIndex> {
  const checkedAt = context.clock();
  // Read before the content, so that a change in between triggers another rebuild.
  const version = JSON.stringify(
    await Promise.all([
      getPostsVersion(context, tenantId),
      getClassesVersion(context, tenantId),
      getJobsVersion(context, tenantId),
      getPortfoliosVersion(context, tenantId),
      getFestivalVersion(context, tenantId),
      getPlansVersion(context, tenantId),
      getPartnersVersion(context, tenantId),
      getSettingsVersion(context, tenantId),
    ]),
  );
  if (cached?.version === version) return { ...cached, checkedAt };
  const [lexicon, ...documents] = await Promise.all([
    loadLexicon(),
    getClassDocuments(context, tenantId),
    getPostDocuments(context, tenantId),
    getJobDocuments(context, tenantId),
    getPortfolioDocuments(context, tenantId),
    getFestivalDocuments(context, tenantId),
    getPlanDocuments(context, tenantId),
    getPartnerDocuments(context, tenantId),
    getPageDocuments(context, tenantId),
  ]);
  return { version, checkedAt, index: await createSiteIndex(documents.flat(), lexicon) };
}
