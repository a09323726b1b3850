import { redirect } from "@remix-run/node";
import { findPostKind } from "~/content/post-kinds";
import { toShareImage } from "~/lib/image-address";
import { AppError } from "~/server/app-error";
import { getPost, isPostId } from "~/server/features/posts";
import type { RequestContext } from "~/server/request/context";
import { getPageSeo } from "~/server/request/page-seo";
import { createPostJsonLd } from "./json-ld";

interface PostParams {
  id?: string | undefined;
  slug?: string | undefined;
  title?: string | undefined;
}

/** A post has up to three URLs: `{id}/{title?}`, `{slug}`, and the same below `Detail`. */
export async function loadPost(context: RequestContext, params: PostParams) {
  const kind = findPostKind(context.url.pathname);
  const key = params.id ?? params.slug;
  const { pathname } = context.url;
  const isDetail = params.id !== undefined && /\/detail\//i.test(pathname);
  // The blog accepts ids only (RTE10).
  const byId = isPostId(key ?? "");
  const mayBeId = params.title !== undefined || isDetail;
  if (!kind || !key || (kind.slug === "blog" && !byId && !mayBeId)) throw new AppError("not-found");
  const post = await getPost(context, kind, key, { mayBeId });
  // The title in the URL is ignored (RTE9); a missing or former title or slug redirects to the canonical URL.
  const isNamed = isDetail || (!byId && key === post.slug);
  if (!isNamed && post.href !== pathname) throw redirect(post.href, 301);
  const image = post.cover
    ? toShareImage(post.cover)
    : `/cover/post/${encodeURIComponent(post.slug)}.png?kind=${kind.slug}`;
  const seo = getPageSeo(context, {
    key: byId ? kind.titles.byId : kind.titles.bySlug,
    record: { id: post.id, slug: post.slug, title: post.metaTitle || post.title },
    path: post.href,
    description: post.metaDescription || post.summary || post.content,
    image,
    type: "article",
    jsonLd: createPostJsonLd(kind, post, image, context),
  });
  return { seo, post, kind };
}
