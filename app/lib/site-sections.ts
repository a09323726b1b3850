/** Parts of a site that are linked only where the tenant has published something in them. */
export const SITE_SECTIONS = ["portfolio", "festival", "pricing"] as const;
export type SiteSection = (typeof SITE_SECTIONS)[number];
