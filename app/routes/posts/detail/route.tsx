import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findPostKind } from "~/content/post-kinds";
import type { RouteHandle } from "~/lib/route-handle";
import { AppError } from "~/server/app-error";
import { getPost, isPostId } from "~/server/features/posts";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { createPostJsonLd } from "./json-ld";
import { PostPage } from "./view";

export const handle = { access: "public" } satisfies RouteHandle;
export const meta = seoMeta;

/** A post has up to three URLs: `{id}/{title?}`, `{slug}`, and the same below `Detail`. */
export const loader = defineLoader(handle, async (context, { params }) => {
  const kind = findPostKind(context.url.pathname);
  const key = params.id ?? params.slug;
  // The blog accepts ids only (RTE10).
  if (!kind || !key || (kind.slug === "blog" && !isPostId(key))) throw new AppError("not-found");
  const post = await getPost(context, kind, key);
  const { pathname } = context.url;
  // The title in the URL is ignored (RTE9); a missing or former title or slug redirects to the canonical URL.
  const isOld = isPostId(key)
    ? !pathname.toLowerCase().includes("/detail/") && post.href !== pathname
    : key !== post.slug;
  if (isOld) throw redirect(post.href, 301);
  const image = post.cover ?? `/cover/post/${post.slug}.png?kind=${kind.slug}`;
  const seo = getPageSeo(context, {
    key: isPostId(key) ? kind.titles.byId : kind.titles.bySlug,
    record: { id: post.id, slug: post.slug, title: post.title },
    path: post.href,
    description: post.metaDescription ?? post.summary,
    image,
    type: "article",
    jsonLd: createPostJsonLd(kind, post, image, context),
  });
  return { seo, post, kind };
});

export default function PostDetail() {
  const { post, kind, seo } = useLoaderData<typeof loader>();
  return <PostPage post={post} kind={kind} url={seo.canonical} />;
}
