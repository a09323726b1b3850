import { ApiError } from "../../hosts/host-handler";
import { isUniqueViolation } from "../database/unique-violation";
import type { Queryable } from "./context";
import { findFreeSlug } from "./text";

const MAX_ATTEMPTS = 5;
/** Last parts of addresses that pages of the workspace and of competence classes have. */
const RESERVED_SLUGS = ["baru", "competence"];

export const slugInUse = () =>
  new ApiError(409, "Alamat ini sudah dipakai.", { slug: "Alamat ini sudah dipakai" });

interface SlugRequest {
  tenantId: string;
  table: "campaigns" | "classes" | "companies" | "portfolios" | "programmes" | "webinars";
  /** Addresses that lead to records of the table as well. */
  formerSlugs?: "campaign_slugs";
  /** What its maker wrote. */
  slug: string | undefined;
  derivedSlug: string;
}

/**
 * Returns the requested slug, or the derived one, with a number if it is taken.
 * @throws ApiError 409 if the requested slug is in use
 */
export async function chooseSlug(
  db: Queryable,
  { tenantId, table, formerSlugs, slug, derivedSlug }: SlugRequest,
): Promise<string> {
  const base = slug ?? derivedSlug;
  // Slugs contain no LIKE wildcards.
  const readSlugs = (from: SlugRequest["table"] | "campaign_slugs") =>
    db
      .selectFrom(from)
      .select("slug")
      .where("lms_id", "=", tenantId)
      .where((eb) => eb.or([eb("slug", "=", base), eb("slug", "like", `${base}-%`)]))
      .execute();
  const rows = [...(await readSlugs(table)), ...(formerSlugs ? await readSlugs(formerSlugs) : [])];
  const used = new Set([...RESERVED_SLUGS, ...rows.map((row) => row.slug)]);
  if (slug === undefined) return findFreeSlug(base, used);
  if (used.has(slug)) throw slugInUse();
  return slug;
}

/** Retries after a concurrent insert took the derived slug or a random code. @throws ApiError 409 for a requested slug */
export async function retryOnSlugConflict<T>(
  requestedSlug: string | undefined,
  execute: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await execute();
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      if (requestedSlug !== undefined || attempt === MAX_ATTEMPTS) throw slugInUse();
    }
  }
}
