import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { getBlogPost } from "~/server/features/posts";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { postJsonLd } from "./json-ld";
import { PostPage } from "./view";

export const handle: RouteHandle = { query: [] };

export const loader = guarded(async (visit, { params }) => {
  const post = await getBlogPost(visit, params.id ?? "");
  // The id decides, the title never does (RTE9); a missing or old title leads to the present address.
  if (post.href !== visit.url.pathname) throw redirect(post.href, 301);
  const image = post.cover ?? `/cover/post/${post.slug}.png`;
  const seo = pageSeo(visit, {
    key: "Blog-id-title",
    record: { id: post.id, slug: post.slug, title: post.title },
    description: post.metaDescription ?? post.summary,
    image,
    type: "article",
    jsonLd: postJsonLd(post, image, visit),
  });
  return { seo, post };
});

export default function BlogDetail() {
  const { post, seo } = useLoaderData<typeof loader>();
  return <PostPage post={post} url={seo.canonical} />;
}
