import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { RouteHandle } from "~/lib/route-handle";
import { conversationTitle, deleteConversation } from "~/server/features/assistant/conversations";
import { newKey, readForm } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { redirectWith } from "~/server/redirect-with";
import { pageSeo } from "~/server/seo";
import { DeletePage } from "./view";

export const handle: RouteHandle = { cache: false };

/** Deleting asks once more on a page of its own (XJS7). */
export const loader = guarded(async (visit, { request, params }) => ({
  seo: pageSeo(visit, { key: "Assistant", title: "Hapus percakapan", path: "/Assistant", noindex: true }),
  ...{ id: params.id ?? "", title: await conversationTitle(visit, request, params.id ?? ""), idempotencyKey: newKey() },
}));

export const action = guarded(async (visit, { request, params }) => {
  const posted = await readForm(visit, request, z.object({}));
  if (!posted.ok) throw redirectWith(visit.url.pathname, []);
  const { isGone, cookies } = await deleteConversation(visit, request, params.id ?? "");
  throw redirectWith(`/Assistant?baru=1&kabar=${isGone ? "dihapus" : "dihapus-di-sini"}`, cookies);
});

export default function DeleteRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <DeletePage {...page} />;
}
