import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { getKeptPost } from "~/server/features/kept-posts";
import { newKey } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { KeptPostPage } from "./view";

export const handle: RouteHandle = { cache: false, access: "user" };

/** After signing in again: what was sent when the session was over, and the button that sends it once more. */
export const loader = guarded(async (visit, { request, params }) => {
  const { idempotencyKey, ...post } = await getKeptPost(visit, request, params.key ?? "");
  return {
    seo: pageSeo(visit, { key: "Login", title: "Lanjutkan", noindex: true }),
    ...post,
    // The same key: what the first try may have made after all is not made twice.
    idempotencyKey: idempotencyKey ?? newKey(),
  };
}, "user");

export default function KeptPostRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <KeptPostPage {...page} />;
}
