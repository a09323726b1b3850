import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { RouteHandle } from "~/lib/route-handle";
import {
  deleteConversation,
  getConversationTitle,
} from "~/server/features/assistant/conversations";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { DeleteConversationPage } from "./view";

export const handle = { access: "public", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

/** Deleting is confirmed on a separate page (XJS7). */
export const loader = defineLoader(handle, async (context, { params }) => ({
  seo: getPageSeo(context, {
    key: "Assistant",
    title: "Hapus percakapan",
    path: "/Assistant",
    noindex: true,
  }),
  id: params.id ?? "",
  title: await getConversationTitle(context, params.id ?? ""),
  idempotencyKey: createIdempotencyKey(),
}));

export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, z.object({}));
  if (!posted.ok) return redirect(context.url.pathname, 303);
  const isDeleted = await deleteConversation(context, params.id ?? "");
  return redirect(`/Assistant?new=1&notice=${isDeleted ? "deleted" : "deleted-locally"}`, 303);
});

export default function DeleteConversationRoute() {
  const page = useLoaderData<typeof loader>();
  return <DeleteConversationPage {...page} />;
}
