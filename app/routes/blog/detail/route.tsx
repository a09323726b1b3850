import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { getBlogPost } from "~/server/features/posts";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { PostPage } from "./view";

export const handle: RouteHandle = { query: [] };

export const loader = guarded(async (visit, { params }) => {
  const post = await getBlogPost(visit, params.id ?? "");
  // The id decides, the title never does (RTE9); a missing or old title leads to the present address.
  if (post.href !== visit.url.pathname) throw redirect(post.href, 301);
  const image = post.cover ?? `/cover/post/${post.slug}.png`;
  const record = { id: post.id, slug: post.slug, title: post.title };
  const jsonLd = {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: post.title,
    description: post.summary,
    inLanguage: "id-ID",
    datePublished: post.publishedIso,
    author: { "@type": "Person", name: post.author },
    publisher: { "@type": "Organization", name: visit.tenant.setting.title, url: visit.url.origin },
    image: new URL(image, visit.url.origin).href,
    mainEntityOfPage: visit.url.href,
  };
  const seo = pageSeo(visit, {
    key: "Blog-id-title",
    record,
    description: post.metaDescription ?? post.summary,
    image,
    type: "article",
    jsonLd: [jsonLd],
  });
  return { seo, post, url: visit.url.href };
});

export default function BlogDetail() {
  return <PostPage {...useLoaderData<typeof loader>()} />;
}
