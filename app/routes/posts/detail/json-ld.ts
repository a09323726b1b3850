import type { PostKind } from "~/content/post-kinds";
import { createBreadcrumbsJsonLd } from "~/lib/json-ld";
import { lookup } from "~/lib/lookup";
import type { PostView } from "~/server/features/posts";
import type { RequestContext } from "~/server/request/context";

const SCHEMA_TYPES: Readonly<Record<string, string>> = {
  blog: "BlogPosting",
  news: "NewsArticle",
  berita: "NewsArticle",
  podcast: "PodcastEpisode",
};

/** JSON-LD of the post and its breadcrumbs (domain 7). @param image path or absolute URL */
export function createPostJsonLd(
  kind: PostKind,
  post: PostView,
  image: string,
  { site: { origin }, tenant }: Pick<RequestContext, "site" | "tenant">,
): object[] {
  return [
    {
      "@context": "https://schema.org",
      "@type": lookup(SCHEMA_TYPES, kind.slug) ?? "Article",
      headline: post.title,
      ...(post.summary && { description: post.summary }),
      inLanguage: "id-ID",
      ...(post.publishedIso && { datePublished: post.publishedIso }),
      ...(post.author && { author: { "@type": "Person", name: post.author } }),
      publisher: { "@type": "Organization", name: tenant.setting.title, url: origin },
      image: new URL(image, origin).href,
      mainEntityOfPage: origin + post.href,
    },
    ...(post.eventPeriod ? [createEventJsonLd(post, post.eventPeriod, origin)] : []),
    createBreadcrumbsJsonLd(origin, [
      { name: kind.title, href: kind.list },
      { name: post.title, href: post.href },
    ]),
  ];
}

const createEventJsonLd = (
  { title, summary, href }: PostView,
  { start, end, place }: NonNullable<PostView["eventPeriod"]>,
  origin: string,
) => ({
  "@context": "https://schema.org",
  "@type": "Event",
  name: title,
  ...(summary && { description: summary }),
  startDate: start,
  ...(end && { endDate: end }),
  ...(place && { location: { "@type": "Place", name: place } }),
  url: origin + href,
});
