import { LRUCache } from "lru-cache";
import type { HostContext } from "../context";
import { classDocuments, classesVersion } from "./class-documents";
import { jobDocuments, jobsVersion } from "./job-documents";
import { pageDocuments, settingsVersion } from "./page-documents";
import { postDocuments, postsVersion } from "./post-documents";
import { createSiteIndex, type SiteIndex } from "./site-index";
import { loadLexicon } from "./words";

/** How long an index is taken for current before its tenant's content is looked at again, in ms; so long machines may differ. */
const CHECKED_EVERY_MS = 3_000;
/** Indexes in memory; a large tenant's takes four megabytes. */
const MOST_INDEXES = 12;

interface Kept {
  version: string;
  checkedAt: number;
  index: SiteIndex;
}

/** By database, since the assistant and the desk search the same one. */
const indexes = new WeakMap<HostContext["db"], { kept: LRUCache<string, Kept>; flights: Map<string, Promise<Kept>> }>();

/** The tenant's index: built when it is first asked for, and again after its content changed. */
export async function findIndex(context: HostContext, lmsId: string): Promise<SiteIndex> {
  const own = indexes.get(context.db) ?? { kept: new LRUCache<string, Kept>({ max: MOST_INDEXES }), flights: new Map() };
  indexes.set(context.db, own);
  const kept = own.kept.get(lmsId);
  const now = context.clock();
  if (kept && now - kept.checkedAt >= 0 && now - kept.checkedAt < CHECKED_EVERY_MS) return kept.index;
  const flight = own.flights.get(lmsId) ?? renew(context, lmsId, kept).finally(() => own.flights.delete(lmsId));
  own.flights.set(lmsId, flight);
  const renewed = await flight;
  own.kept.set(lmsId, renewed);
  return renewed.index;
}

async function renew(context: HostContext, lmsId: string, kept: Kept | undefined): Promise<Kept> {
  const checkedAt = context.clock();
  // Before the content: what changes in between is then read twice and never missed.
  const version = JSON.stringify(
    await Promise.all([
      postsVersion(context, lmsId),
      classesVersion(context, lmsId),
      jobsVersion(context, lmsId),
      settingsVersion(context, lmsId),
    ]),
  );
  if (kept?.version === version) return { ...kept, checkedAt };
  const [lexicon, ...documents] = await Promise.all([
    loadLexicon(),
    classDocuments(context, lmsId),
    postDocuments(context, lmsId),
    jobDocuments(context, lmsId),
    pageDocuments(context, lmsId),
  ]);
  return { version, checkedAt, index: await createSiteIndex(documents.flat(), lexicon) };
}
