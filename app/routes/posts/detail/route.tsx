import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadPost } from "./load-post";
import { PostPage } from "./view";

export const handle = { access: "public", counts: "post_view" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context, { params }) => loadPost(context, params));

export default function PostDetail() {
  const { post, kind, seo } = useLoaderData<typeof loader>();
  return <PostPage post={post} kind={kind} url={seo.canonical} />;
}
