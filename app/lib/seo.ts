/** What `<head>` says of a page; loaders return it as `seo` and the root renders it. */
export interface Seo {
  title: string;
  description: string;
  /** Absolute, on the tenant's own host. */
  canonical: string;
  /** "index, follow" (TTL3) or what the setting says; "noindex, nofollow" for unknown hosts. */
  robots: string;
  /** Absolute address of the picture shown when the page is shared. */
  image: string;
  type: "website" | "article";
  siteName: string;
  keywords: string | null;
  twitterCard: string;
  twitterSite: string | null;
  jsonLd: object[];
}

/** TTL4: at most 20 words, then an ellipsis; markup is stripped first. */
export function describe(text: string): string {
  const words = text
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .split(" ");
  return words.length > 20 ? `${words.slice(0, 20).join(" ")}…` : words.join(" ");
}
