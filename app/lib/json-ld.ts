interface LinkedPage {
  name: string;
  href: string;
}

/** Breadcrumbs from the home page to the page itself (domain 7). */
export const createBreadcrumbsJsonLd = (origin: string, steps: readonly LinkedPage[]): object => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [{ name: "Beranda", href: "/" }, ...steps].map(({ name, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: origin + href,
  })),
});

/** Items of a list page in order; details are on their own pages. */
export const createItemListJsonLd = (origin: string, items: readonly LinkedPage[]): object => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  itemListElement: items.map(({ name, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    url: origin + href,
  })),
});
