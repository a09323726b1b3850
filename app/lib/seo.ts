/** SEO tags of a page: loaders return it as `seo`, and the root renders it. */
export interface Seo {
  title: string;
  description: string;
  /** Absolute URL on the tenant's host. */
  canonical: string;
  /** "index, follow" (TTL3) or the tenant's setting; "noindex, nofollow" for unknown hosts. */
  robots: string;
  /** Absolute URL of the share image. */
  image: string;
  type: "website" | "article";
  siteName: string;
  keywords: string | null;
  twitterCard: string;
  twitterSite: string | null;
  jsonLd: object[];
}

/** Strips markup and cuts to 20 words with an ellipsis (TTL4). */
export function toMetaDescription(text: string): string {
  const words = text
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .split(" ");
  return words.length > 20 ? `${words.slice(0, 20).join(" ")}…` : words.join(" ");
}
