interface Step {
  name: string;
  /** Path on the tenant's own host. */
  href: string;
}

/** The way to a page, from the home page down to the page itself, for search engines (domain, section 7). */
export const breadcrumbsJsonLd = (origin: string, steps: readonly Step[]): object => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [{ name: "Beranda", href: "/" }, ...steps].map(({ name, href }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name,
    item: origin + href,
  })),
});

/** What a list page shows, in its order; each record describes itself on its own page. */
export const itemListJsonLd = (origin: string, items: readonly Step[]): object => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  itemListElement: items.map(({ name, href }, at) => ({ "@type": "ListItem", position: at + 1, name, url: origin + href })),
});
