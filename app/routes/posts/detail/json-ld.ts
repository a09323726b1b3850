import { breadcrumbsJsonLd } from "~/lib/json-ld";
import type { PostKind } from "~/lib/post-kinds";
import type { PostView } from "~/server/features/posts";
import type { Visit } from "~/server/visit";

const TYPES: Readonly<Record<string, string>> = {
  blog: "BlogPosting",
  news: "NewsArticle",
  berita: "NewsArticle",
  podcast: "PodcastEpisode",
};

/** The post and the way to it (domain, section 7). @param image path or absolute address */
export function postJsonLd(
  kind: PostKind,
  post: PostView,
  image: string,
  { url: { origin }, tenant }: Pick<Visit, "url" | "tenant">,
): object[] {
  return [
    {
      "@context": "https://schema.org",
      "@type": TYPES[kind.slug] ?? "Article",
      headline: post.title,
      description: post.summary,
      inLanguage: "id-ID",
      datePublished: post.publishedIso,
      author: { "@type": "Person", name: post.author },
      publisher: { "@type": "Organization", name: tenant.setting.title, url: origin },
      image: new URL(image, origin).href,
      mainEntityOfPage: origin + post.href,
    },
    breadcrumbsJsonLd(origin, [
      { name: kind.title, href: kind.list },
      { name: post.title, href: post.href },
    ]),
  ];
}
