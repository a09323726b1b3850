import { breadcrumbsJsonLd } from "~/lib/json-ld";
import type { PostView } from "~/server/features/posts";
import type { Visit } from "~/server/visit";

/** The post and the way to it (domain, section 7). @param image path or absolute address */
export function postJsonLd(post: PostView, image: string, { url: { origin }, tenant }: Pick<Visit, "url" | "tenant">): object[] {
  return [
    {
      "@context": "https://schema.org",
      "@type": "BlogPosting",
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
      { name: "Blog", href: "/Blog" },
      { name: post.title, href: post.href },
    ]),
  ];
}
