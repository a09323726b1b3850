import type { MetaDescriptor, MetaFunction } from "@remix-run/react";
import type { Seo } from "~/lib/seo";

const hasSeo = (data: unknown): data is { seo: Seo } =>
  typeof data === "object" && data !== null && "seo" in data;

/** `meta` export of every page, from `seo` of its loader data (TTL1–TTL4). */
export const seoMeta: MetaFunction = ({ data }) => (hasSeo(data) ? toTags(data.seo) : []);

const optionalTag = (tag: { name: string; content: string | null }): MetaDescriptor[] =>
  tag.content ? [{ name: tag.name, content: tag.content }] : [];

const toTags = (seo: Seo): MetaDescriptor[] => [
  { title: seo.title },
  { name: "description", content: seo.description },
  ...optionalTag({ name: "keywords", content: seo.keywords }),
  { name: "robots", content: seo.robots },
  { tagName: "link", rel: "canonical", href: seo.canonical },
  { property: "og:type", content: seo.type },
  { property: "og:locale", content: "id_ID" },
  { property: "og:site_name", content: seo.siteName },
  { property: "og:title", content: seo.title },
  { property: "og:description", content: seo.description },
  { property: "og:url", content: seo.canonical },
  { property: "og:image", content: seo.image },
  { name: "twitter:card", content: seo.twitterCard },
  ...optionalTag({ name: "twitter:site", content: seo.twitterSite }),
  ...seo.jsonLd.map((thing) => ({ "script:ld+json": thing })),
];
