import { SITE_SECTIONS, type SiteSection } from "~/lib/site-sections";
import type { Queryable } from "../../kit/context";
import { queryFestivalClass } from "../festival/festival-class";

/** Sections in which the tenant has published something. */
export async function listSiteSections(db: Queryable, tenantId: string): Promise<SiteSection[]> {
  const found: Record<SiteSection, Promise<object | undefined>> = {
    portfolio: db
      .selectFrom("portfolios")
      .select("id")
      .where("lms_id", "=", tenantId)
      .where("status", "=", "published")
      .limit(1)
      .executeTakeFirst(),
    festival: queryFestivalClass(db, tenantId).select("id").limit(1).executeTakeFirst(),
    pricing: db
      .selectFrom("plans")
      .select("id")
      .where("lms_id", "=", tenantId)
      .where("status", "=", "published")
      .limit(1)
      .executeTakeFirst(),
  };
  const isShown = await Promise.all(
    SITE_SECTIONS.map(async (section) => Boolean(await found[section])),
  );
  return SITE_SECTIONS.filter((_, index) => isShown[index]);
}
