import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { postKindOf } from "~/lib/post-kinds";
import type { RouteHandle } from "~/lib/route-handle";
import { AppError } from "~/server/app-error";
import { getPost, isPostId } from "~/server/features/posts";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { postJsonLd } from "./json-ld";
import { PostPage } from "./view";

export const handle: RouteHandle = { query: [] };

/** One record stands under up to three addresses: `{id}/{title?}`, `{slug}`, and those with `Detail` in them. */
export const loader = guarded(async (visit, { params }) => {
  const kind = postKindOf(visit.url.pathname);
  const key = params.id ?? params.slug;
  // The blog knows ids alone (RTE10).
  if (!kind || !key || (kind.slug === "blog" && !isPostId(key))) throw new AppError("not-found");
  const post = await getPost(visit, kind, key);
  const { pathname } = visit.url;
  // The id decides, the title never does (RTE9); a missing or old title or slug leads to the present address.
  const isOld = isPostId(key) ? !pathname.toLowerCase().includes("/detail/") && post.href !== pathname : key !== post.slug;
  if (isOld) throw redirect(post.href, 301);
  const image = post.cover ?? `/cover/post/${post.slug}.png`;
  const seo = pageSeo(visit, {
    key: isPostId(key) ? kind.titles.byId : kind.titles.bySlug,
    record: { id: post.id, slug: post.slug, title: post.title },
    path: post.href,
    description: post.metaDescription ?? post.summary,
    image,
    type: "article",
    jsonLd: postJsonLd(kind, post, image, visit),
  });
  return { seo, post, kind };
});

export default function PostDetail() {
  const { post, kind, seo } = useLoaderData<typeof loader>();
  return <PostPage post={post} kind={kind} url={seo.canonical} />;
}
